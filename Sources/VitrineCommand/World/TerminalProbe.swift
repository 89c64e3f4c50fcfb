import VitrineTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks the terminal that stdin and stdout are.
enum TerminalProbe {
  /// The most that is taken of an answer, in bytes.
  private static let mostAnswered = 1_024

  /// Sends a question that ends with the terminal's identification (DA1) and takes what comes back until that is
  /// answered, or the time is over.
  ///
  /// The terminal is as before at the end, whatever ends the process in the meantime; what comes too late is thrown
  /// away.
  static func ask(_ question: [UInt8], milliseconds: Int) -> [UInt8] {
    // A job in the background leaves the terminal to the one in front.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp(),
      let device = try? TerminalDevice(keys: STDIN_FILENO, entering: [], leaving: [])
    else { return [] }
    let answer = device.write(question) ? answer(of: device, milliseconds) : []
    tcflush(STDIN_FILENO, TCIFLUSH)
    device.giveBack()
    return answer
  }

  private static func answer(of device: borrowing TerminalDevice, _ milliseconds: Int) -> [UInt8] {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    var answer: [UInt8] = []
    while answer.count < mostAnswered, !TerminalAnswer(answer).isWhole {
      let wait = (end - .now).milliseconds
      guard wait > 0 else { break }
      let news = device.wait(wait)
      if news.isGone { break }
      answer += news.keys.prefix(mostAnswered - answer.count)
    }
    return answer
  }
}

extension Duration {
  /// The whole milliseconds of it.
  var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
