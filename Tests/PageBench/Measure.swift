#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Rounds of the same work, each timed.
struct Measure {
  private var times: [Double] = []
  private var cpu = 0.0
  private var bytes = 0

  /// Does the work for so many seconds, after a third of that to warm up; the work says how many bytes it made.
  init(seconds: Double, _ work: () async throws -> Int) async rethrows {
    let warm = Self.clock(CLOCK_MONOTONIC) + seconds * 0.3
    repeat { bytes = try await work() } while Self.clock(CLOCK_MONOTONIC) < warm
    let (began, spent) = (Self.clock(CLOCK_MONOTONIC), Self.clock(CLOCK_PROCESS_CPUTIME_ID))
    var last = began
    repeat {
      let before = Self.clock(CLOCK_MONOTONIC)
      bytes = try await work()
      last = Self.clock(CLOCK_MONOTONIC)
      times.append(last - before)
    } while last < began + seconds
    cpu = (Self.clock(CLOCK_PROCESS_CPUTIME_ID) - spent) / Double(times.count)
    times.sort()
  }

  /// One line of JSON, as every program that is measured prints it.
  func line(_ name: String) -> String {
    let micro = 1_000_000.0
    return "{\"peer\":\"\(name)\",\"n\":\(times.count),\"median_us\":\(times[times.count / 2] * micro),"
      + "\"min_us\":\(times[0] * micro),\"p90_us\":\(times[times.count * 9 / 10] * micro),"
      + "\"cpu_us\":\(cpu * micro),\"bytes\":\(bytes)}"
  }

  /// Seconds of a clock.
  private static func clock(_ id: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(id, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
