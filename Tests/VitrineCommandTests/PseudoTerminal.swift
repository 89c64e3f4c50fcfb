#if canImport(Glibc)
  import Foundation
  import Glibc
  import VitrinePictures

  /// The program at a terminal that the test plays.
  final class PseudoTerminal {
    private(set) var output = ""
    private let main: Int32
    /// The other end, kept open so that its modes can be read.
    private let end0: Int32
    private var process = pid_t()
    private let before: [UInt8]

    init(_ arguments: [String], rows: UInt16 = 50) throws {
      main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, number): (Int32, UInt32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN of Linux.
      guard main >= 0, ioctl(main, 0x4004_5431, &lock) == 0, ioctl(main, 0x8004_5430, &number) == 0 else {
        throw PictureRefusal.failed
      }
      let path = "/dev/pts/\(number)"
      end0 = open(path, O_RDWR | O_NOCTTY)
      _ = fcntl(main, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end0, F_SETFD, FD_CLOEXEC)
      var size = winsize(ws_row: rows, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(main, UInt(TIOCSWINSZ), &size)
      before = Self.modes(end0)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      // The leader of a session takes the first terminal that it opens for its own.
      for descriptor in 0..<3 as Range<Int32> {
        posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
      }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      // POSIX_SPAWN_SETSID and POSIX_SPAWN_SETSIGMASK of glibc: the threads of tests hold signals back.
      posix_spawnattr_setflags(&attributes, 0x88)
      var held = sigset_t()
      sigemptyset(&held)
      posix_spawnattr_setsigmask(&attributes, &held)
      var words = ([Pictures.worker] + arguments).map { strdup($0) } + [nil]
      let environment = ["TERM=xterm-256color", "COLORTERM=truecolor"]
      var variables = environment.map { strdup($0) } + [nil]
      defer { (words + variables).forEach { free($0) } }
      guard posix_spawn(&process, Pictures.worker, &actions, &attributes, &words, &variables) == 0 else {
        throw PictureRefusal.failed
      }
    }

    deinit {
      close(main)
      close(end0)
    }

    private static func modes(_ descriptor: Int32) -> [UInt8] {
      var modes = termios()
      tcgetattr(descriptor, &modes)
      return withUnsafeBytes(of: modes) { Array($0) }
    }

    var isAsBefore: Bool { Self.modes(end0) == before }

    func type(_ text: String) {
      _ = Array(text.utf8).withUnsafeBytes { write(main, $0.baseAddress, $0.count) }
    }

    /// Gives the window another size.
    func resize(columns: UInt16, rows: UInt16) {
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(main, UInt(TIOCSWINSZ), &size)
    }

    func send(_ signal: Int32) { kill(process, signal) }

    /// Reads on until something was written; false after 20 seconds.
    func read(until text: String) -> Bool {
      for _ in 0..<200 where !output.contains(text) { readOn(100) }
      return output.contains(text)
    }

    /// Reads until the program ends: its exit code, or the signal that ended it below 0.
    func end() -> Int32 {
      var status: Int32 = 0
      for _ in 0..<400 {
        readOn(50)
        if waitpid(process, &status, WNOHANG) == process {
          readOn(0)
          return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
        }
      }
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
      return .min
    }

    private func readOn(_ milliseconds: Int32) {
      var input = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      var wait = milliseconds
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while poll(&input, 1, wait) > 0, input.revents & Int16(POLLIN) != 0 {
        let count = Glibc.read(main, &chunk, chunk.count)
        guard count > 0 else { return }
        output += String(decoding: chunk[..<count], as: UTF8.self)
        wait = 0
      }
    }
  }
#endif
