import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks the terminal that stdin and stdout are.
enum TerminalProbe {
  /// The most that is read of an answer, in bytes.
  static let mostAnswered = 1_024

  /// Sends a question that ends with the terminal's identification (DA1) and takes what comes back until that is
  /// answered, or the time is over.
  ///
  /// The terminal is as before at the end: signals wait until then, and what comes too late is thrown away.
  static func ask(_ question: [UInt8], milliseconds: Int) -> [UInt8] {
    // A job in the background leaves the terminal to the one in front.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { return [] }
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return [] }
    var all = sigset_t()
    var kept = sigset_t()
    sigfillset(&all)
    guard pthread_sigmask(SIG_SETMASK, &all, &kept) == 0 else { return [] }
    defer { pthread_sigmask(SIG_SETMASK, &kept, nil) }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else { return [] }
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }
    guard Descriptor.write(question, to: STDOUT_FILENO) else { return [] }
    return answer(milliseconds)
  }

  private static func answer(_ milliseconds: Int) -> [UInt8] {
    let deadline = now + milliseconds
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 256)
    while answer.count < mostAnswered, !TerminalAnswer(answer).isWhole {
      let left = deadline - now
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&input, 1, Int32(left)) > 0 else { break }
      let count = read(STDIN_FILENO, &chunk, min(chunk.count, mostAnswered - answer.count))
      guard count > 0 else { break }
      answer += chunk[..<count]
    }
    return answer
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
