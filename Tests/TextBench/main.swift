import Vitrine
import VitrineUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// How long the terminal's layout takes: `TextBench SHAPE WORDS ROUNDS` lays out a drawing of so many words so often
// at 80 columns, and prints the words, the lines and the median of the processor's milliseconds. Scripts/bench-text
// runs it.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3, let words = Int(arguments[1]), let rounds = Int(arguments[2]) else {
  print("usage: TextBench cards|nest|prose WORDS ROUNDS")
  exit(64)
}
let context = DrawingContext(
  moduleID: "bench", slot: ModuleSlot(region: .tab, entry: 1), language: LanguageTag("ja"),
  limits: DrawingLimits(items: .max, bytes: .max))
let nodes = recorded(arguments[0], words)
let medium = TextMedium(width: 80, formats: Formats(context))
var times: [Int] = []
var lines = 0
for _ in 0..<rounds {
  let began = spent()
  let page = medium.lines(of: nodes)
  let bytes = TextMedium.bytes(of: page)
  times.append(spent() - began)
  lines = bytes.isEmpty ? 0 : page.count
}
times.sort()
let median = times.isEmpty ? 0 : times[times.count / 2]
print("\(arguments[0]) \(words) words, \(lines) lines: \(Double(median) / 1_000) ms")

/// Microseconds of the processor that were spent; other programs do not count.
func spent() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
}

func recorded(_ shape: String, _ words: Int) -> [DrawingNode] {
  var canvas = RecordingCanvas(context)
  switch shape {
  case "cards": Drawings.cards(words, on: &canvas)
  case "nest": Drawings.nest(words, on: &canvas)
  default: Drawings.prose(words, on: &canvas)
  }
  return canvas.finish().nodes
}
