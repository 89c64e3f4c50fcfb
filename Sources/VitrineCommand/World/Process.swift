import Vitrine

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

  /// A closed pipe is an error of a write and not the end of the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  static func end(with code: Int32) -> Never { exit(code) }
}

extension Streams {
  /// The streams of the process.
  public static var process: Streams {
    Streams(
      input: { limit throws(StreamFault) in
        guard let bytes = Descriptor.bytes(of: STDIN_FILENO, limit: limit) else {
          throw .failed(Descriptor.lastError)
        }
        return bytes
      },
      output: { bytes throws(StreamFault) in
        guard !Descriptor.write(bytes, to: STDOUT_FILENO) else { return }
        throw errno == EPIPE ? .closed : .failed(Descriptor.lastError)
      },
      errors: { _ = Descriptor.write($0, to: STDERR_FILENO) },
      workingDirectory: Files.current, terminalWidth: terminalWidth(of: STDOUT_FILENO),
      hasColours: isatty(STDERR_FILENO) == 1 && !isSet("NO_COLOR"))
  }

  /// Source: no-color.org; an empty value counts as absent.
  private static func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }

  private static func terminalWidth(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

extension Descriptor {
  /// Whether all bytes were written; `errno` says why not.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  static var lastError: String { String(cString: strerror(errno)) }
}
