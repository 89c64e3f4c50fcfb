// VitrineTerminal is the one room that holds a terminal: it takes it over, reads its keys, and gives it back whatever
// happens. What the keys mean and what is painted is decided elsewhere.

private import CTerminal

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A terminal that was taken over.
///
/// Signals that end or stop the process, and crashes, give it back as it was found; so does the end of this value.
/// There is one at a time.
package struct TerminalDevice: ~Copyable, Sendable {
  private let keys: Int32
  private let screen: Int32

  /// What keys can be read from: stdin, or the terminal that controls the process; nil when there is neither.
  package static let keysDescriptor: Int32? = {
    if isatty(STDIN_FILENO) == 1 { return STDIN_FILENO }
    let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    return terminal >= 0 ? terminal : nil
  }()

  /// Takes the terminal at two descriptors over.
  ///
  /// - Parameters:
  ///   - keys: what keys are read from.
  ///   - screen: what is written to; stdout unless given.
  ///   - entering: written now and after the process was suspended, up to 256 bytes.
  ///   - leaving: written when the terminal is given back, up to 256 bytes.
  /// - Throws: when it is no terminal.
  package init(
    keys: Int32? = keysDescriptor, screen: Int32 = STDOUT_FILENO, entering: [UInt8], leaving: [UInt8]
  ) throws(TerminalFault) {
    let keys = keys ?? STDIN_FILENO
    let fault = unsafe entering.withUnsafeBufferPointer { entering in
      unsafe leaving.withUnsafeBufferPointer { leaving in
        unsafe terminal_take(
          keys, screen, entering.baseAddress, entering.count, leaving.baseAddress, leaving.count)
      }
    }
    guard fault == 0 else { throw TerminalFault(number: fault) }
    self.keys = keys
    self.screen = screen
  }

  deinit { terminal_give_back() }

  /// Gives the terminal back.
  package consuming func giveBack() {}

  /// Sees to it that a crash on this thread gives the terminal back, even one that leaves its stack no room.
  ///
  /// What goes on after an `await` may be on another thread than before.
  package func shieldThread() { terminal_shield_thread() }

  /// Columns and rows; 80 and 24 where the terminal does not say.
  package var size: (columns: Int, rows: Int) { Self.size(of: screen) ?? (80, 24) }

  /// The columns and rows of the terminal at a descriptor; nil when there is none, or it does not say.
  package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var (columns, rows): (UInt16, UInt16) = (0, 0)
    guard unsafe terminal_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else { return nil }
    return (Int(columns), Int(rows))
  }

  /// Writes all bytes; false when the terminal is gone.
  package func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { unsafe terminal_write($0.baseAddress, $0.count) } == 0
  }

  /// What wakes a wait.
  package struct News: Sendable, Equatable {
    /// What was typed, pasted or sent by a mouse, as it came.
    package var keys: [UInt8] = []
    package var isResized = false
    /// Whether the process was suspended and goes on, so that all must be painted anew.
    package var isResumed = false
    /// Whether the other descriptor can be read.
    package var isOther = false
    /// Whether nobody is at the terminal any more.
    package var isGone = false
  }

  /// Waits for keys, a signal, or for something to be read from another descriptor; for so long and no longer.
  package func wait(_ milliseconds: Int?, other: Int32? = nil) -> News {
    var places = [pollfd(fd: keys, events: Int16(POLLIN), revents: 0)]
    places.append(pollfd(fd: terminal_news_descriptor(), events: Int16(POLLIN), revents: 0))
    if let other { places.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    _ = unsafe poll(&places, nfds_t(places.count), milliseconds.map(Int32.init(clamping:)) ?? -1)
    var news = News()
    let bits = terminal_take_news()
    news.isResized = bits & terminal_was_resized.rawValue != 0
    news.isResumed = bits & terminal_was_resumed.rawValue != 0
    news.isOther = places.count > 2 && places[2].revents != 0
    guard places[0].revents != 0 else { return news }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe terminal_read(&bytes, bytes.count)
    if count > 0 {
      news.keys = Array(bytes[..<count])
    } else {
      news.isGone = count == 0 || (errno != EINTR && errno != EAGAIN)
    }
    return news
  }
}

/// Why a terminal could not be taken over.
package struct TerminalFault: Error, Sendable {
  /// The system's reason.
  package let reason: String

  fileprivate init(number: Int32) { unsafe reason = String(cString: strerror(number)) }
}
