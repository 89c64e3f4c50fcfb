#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A worker as the program sees it: a process at the other end of a socket.
final class WorkerProcess {
  private let process: pid_t
  private let socket: Int32
  private(set) var canRead = false
  private(set) var hasSymbols = false

  /// Starts a worker and waits until it says what it can do.
  init(_ setup: PictureWorkshop.Setup, _ deadline: Int) throws(PictureRefusal) {
    var ends: [Int32] = [0, 0]
    guard unsafe socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { throw .failed }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = Self.spawned(setup, ends[1])
    close(ends[1])
    guard let process else {
      close(ends[0])
      throw .failed
    }
    self.process = process
    socket = ends[0]
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    do throws(PictureRefusal) {
      let word = try receive(4, deadline).word(at: 0)
      guard word & ~3 == PictureWorker.greeting else { throw .failed }
      canRead = word & 1 != 0
      hasSymbols = word & 2 != 0
    } catch {
      end()
      throw error
    }
  }

  /// Ends the worker, whatever it does.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    close(socket)
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
  }
  private var isEnded = false

  deinit { end() }

  /// Whether nobody is at the other end any more.
  var isGone: Bool {
    var byte: UInt8 = 0
    return peek(socket, &byte) == 0
  }

  func send(_ bytes: [UInt8], _ deadline: Int) throws(PictureRefusal) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe push(socket, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        try wait(for: POLLOUT, deadline)
      }
    }
  }

  func receive(_ count: Int, _ deadline: Int) throws(PictureRefusal) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let now = unsafe bytes[done...].withUnsafeMutableBytes {
        unsafe recv(socket, $0.baseAddress, $0.count, 0)
      }
      if now > 0 {
        done += now
      } else if now == 0 {
        throw .failed
      } else {
        try wait(for: POLLIN, deadline)
      }
    }
    return bytes
  }

  /// Waits until the socket may be used again after a call that took nothing.
  private func wait(for event: Int32, _ deadline: Int) throws(PictureRefusal) {
    guard errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR else { throw .failed }
    let left = deadline - Clock.milliseconds
    guard left > 0 else { throw .late }
    var poll = pollfd(fd: socket, events: Int16(event), revents: 0)
    _ = ask(&poll, left)
  }

  private static func spawned(_ setup: PictureWorkshop.Setup, _ end: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, end, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = unsafe ([setup.program] + setup.arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe setup.environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process = pid_t()
    guard unsafe posix_spawn(&process, setup.program, &actions, nil, &words, &variables) == 0 else {
      return nil
    }
    return process
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
}

/// A clock that only goes forward.
enum Clock {
  static var milliseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}

private func push(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    unsafe send(file, start, count, 0)
  #else
    // A worker that has ended is an error of this call, and no signal.
    unsafe send(file, start, count, Int32(MSG_NOSIGNAL))
  #endif
}

private func ask(_ question: inout pollfd, _ milliseconds: Int) -> Int32 {
  unsafe poll(&question, 1, Int32(clamping: milliseconds))
}

private func peek(_ file: Int32, _ byte: inout UInt8) -> Int {
  #if canImport(Darwin)
    unsafe recv(file, &byte, 1, MSG_PEEK)
  #else
    unsafe recv(file, &byte, 1, Int32(MSG_PEEK))
  #endif
}
