# The page by Liquid: ruby peer.rb bench MODELS SECONDS PAGE
require 'json'
require 'liquid'

# What the template writes while it is drawn.
module Formats
  def yen(amount) = "￥#{amount.to_s.gsub(/\B(?=(\d{3})+\z)/, ',')}"
  def tenths(score) = format('%.1f', score)
end

_, models, seconds, page = ARGV
models = JSON.parse(File.read(models, encoding: 'UTF-8'))
seconds = Float(seconds)
Liquid::Template.register_filter(Formats)
template = Liquid::Template.parse(File.read(File.join(__dir__, 'page.liquid'), encoding: 'UTF-8'))
clock = -> { Process.clock_gettime(Process::CLOCK_MONOTONIC) }

stop = clock.call + seconds / 3
template.render!(models) while clock.call < stop
times = []
written = nil
stop = clock.call + seconds
while clock.call < stop || times.size < 5
  start = clock.call
  written = template.render!(models)
  times << (clock.call - start) * 1e6
end
times.sort!
File.write(page, written)
puts JSON.generate(median_us: times[times.size / 2], min_us: times[0], n: times.size, bytes: written.bytesize)
