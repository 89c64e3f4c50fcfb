import Vitrine
import VitrinePictures
import VitrineTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process that the program runs as.
enum Process {
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The path that starts this program once more.
  static var executable: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments.first
    #endif
  }

  /// A closed pipe is an error of a write and not the end of the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Puts nothing in the place of standard streams that are closed, so that no file is opened there and taken for one.
  ///
  /// To read from or to write to such a stream fails as before.
  static func fillClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes bytes to a line of shell and waits for its end; false when the shell does not find its program.
  static func page(_ bytes: [UInt8], through command: String) -> Bool {
    guard let stream = popen(command, "w") else { return false }
    // Ctrl-C is for whoever has the terminal.
    let before = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    _ = Descriptor.write(bytes, to: fileno(stream))
    let status = pclose(stream)
    signal(SIGINT, before.0)
    signal(SIGQUIT, before.1)
    let code = status >> 8 & 0xFF
    return status >= 0 && (status & 0x7F != 0 || code < 126)
  }

  static func end(with code: Int32) -> Never { exit(code) }
}

extension Streams {
  /// The streams of the process.
  public static var process: Streams {
    var streams = Streams(
      input: { limit throws(StreamFault) in
        guard let bytes = Descriptor.bytes(of: STDIN_FILENO, limit: limit) else {
          throw .failed(Descriptor.lastError)
        }
        return bytes
      },
      output: { bytes throws(StreamFault) in
        try ended(Descriptor.write(bytes, to: STDOUT_FILENO))
      },
      errors: { _ = Descriptor.write($0, to: STDERR_FILENO) },
      pager: { Process.page($0, through: $1) },
      workingDirectory: Files.current, terminalWidth: size(of: STDOUT_FILENO)?.width,
      terminalHeight: size(of: STDOUT_FILENO)?.height,
      isInputTerminal: isatty(STDIN_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      environment: .process)
    streams.lentOutput = { bytes throws(StreamFault) in
      try ended(Descriptor.write(bytes, to: STDOUT_FILENO))
    }
    streams.cellSize = cellSize(of: STDOUT_FILENO)
    if streams.isInputTerminal, streams.isOutputTerminal { streams.ask = TerminalProbe.ask }
    return streams
  }

  /// What a write that was not whole is for whoever waits for it.
  private static func ended(_ isWhole: Bool) throws(StreamFault) {
    if !isWhole { throw errno == EPIPE ? .closed : .failed(Descriptor.lastError) }
  }

  /// The pixels of a terminal's cell; nil when it does not say.
  private static func cellSize(of descriptor: Int32) -> CellSize? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return nil }
    let cell = CellSize(
      width: Int(size.ws_xpixel) / Int(size.ws_col), height: Int(size.ws_ypixel) / Int(size.ws_row))
    return cell.isSound ? cell : nil
  }

  /// The cells of a terminal; 80 by 24 when it does not say, nil when there is none.
  private static func size(of descriptor: Int32) -> (width: Int, height: Int)? {
    guard isatty(descriptor) == 1 else { return nil }
    return TerminalDevice.size(of: descriptor).map { ($0.columns, $0.rows) } ?? (80, 24)
  }
}

extension Descriptor {
  /// Whether all bytes were written; `errno` says why not.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// Whether all bytes were written; `errno` says why not.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }

  static var lastError: String { String(cString: strerror(errno)) }
}
