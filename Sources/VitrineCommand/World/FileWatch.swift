import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Hears of files that were saved, however an editor saves them: in place, or beside and renamed.
///
/// The system tells of them (inotify); where it cannot, whoever waits has to ask every ``interval``.
struct FileWatch: ~Copyable {
  /// Can be read when there is news; nil where somebody has to ask.
  let descriptor: Int32?
  private var files: [String] = []
  private var states: [State?] = []
  /// The names that count, by the watch of their folder.
  private var names: [Int32: Set<[UInt8]>] = [:]

  /// Watches nothing yet.
  init() {
    #if os(Linux) || os(Android)
      let opened = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      descriptor = opened >= 0 ? opened : nil
    #else
      descriptor = nil
    #endif
  }

  /// For a test of the way without inotify.
  init(asking: Void) { descriptor = nil }

  deinit { if let descriptor { close(descriptor) } }

  /// After how many milliseconds somebody has to ask; nil where the system tells.
  var interval: Int? { descriptor == nil ? 500 : nil }

  /// Watches these files and no others, by their absolute paths; they need not be there.
  mutating func watch(_ files: [String]) {
    self.files = files
    states = files.map(State.init)
    #if os(Linux) || os(Android)
      guard let descriptor else { return }
      var found: [Int32: Set<[UInt8]>] = [:]
      for file in files {
        for (folder, name) in Self.places(of: file) {
          let watch = inotify_add_watch(descriptor, folder, Self.mask)
          if watch >= 0 { found[watch, default: []].insert(Array(name.utf8)) }
        }
      }
      for old in names.keys where found[old] == nil { inotify_rm_watch(descriptor, old) }
      names = found
    #endif
  }

  /// Whether one of the files is another than when this was last asked, or may be.
  mutating func takeNews() -> Bool {
    #if os(Linux) || os(Android)
      if descriptor != nil { return takeEvents() }
    #endif
    let now = files.map(State.init)
    defer { states = now }
    return now != states
  }

  /// The places where a path may change: its folder, and the folder of each link on the way.
  ///
  /// Where a folder is missing, the place is the one where it would come to be.
  static func places(of path: String) -> [(folder: String, name: String)] {
    var steps = path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
    steps.reverse()
    var folder = "/"
    var places: [(String, String)] = []
    var links = 0
    while let step = steps.popLast() {
      if same(step, ".") { continue }
      if same(step, "..") {
        folder = Path.folder(of: Path.withoutSlash(folder))
        continue
      }
      let whole = folder + step
      var status = stat()
      guard lstat(whole, &status) == 0 else {
        places.append((folder, step))
        break
      }
      if status.st_mode & S_IFMT == S_IFLNK, links < 40, let target = Self.target(of: whole) {
        links += 1
        places.append((folder, step))
        if target.utf8.first == slash { folder = "/" }
        steps += target.utf8.split(separator: slash).reversed().map { String(decoding: $0, as: UTF8.self) }
      } else if steps.isEmpty {
        places.append((folder, step))
      } else {
        folder = whole + "/"
      }
    }
    return places
  }

  private static let slash = UInt8(ascii: "/")

  private static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4_096)
    let count = readlink(link, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What tells one state of a file from another.
  private struct State: Equatable {
    let file: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    /// Nil when there is no such file.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      file = UInt64(status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #endif
    }
  }
}

#if os(Linux) || os(Android)
  extension FileWatch {
    /// Written and closed, come, gone, renamed; and the folder itself gone.
    private static let mask =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
      | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

    /// Reads all events; those of other names don't count.
    private mutating func takeEvents() -> Bool {
      guard let descriptor else { return false }
      var isNews = false
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return isNews }
        var rest = buffer[..<count]
        while rest.count >= Self.headSize {
          let head = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
          let name = rest.dropFirst(Self.headSize).prefix(Int(head.len)).prefix { $0 != 0 }
          rest = rest.dropFirst(Self.headSize + Int(head.len))
          if concerns(head, Array(name)) { isNews = true }
        }
      }
    }

    private static let headSize = 16

    private func concerns(_ event: inotify_event, _ name: [UInt8]) -> Bool {
      // Events were lost, or a folder went away: anything may have changed.
      let whole = UInt32(IN_Q_OVERFLOW) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
      if event.mask & whole != 0 { return true }
      return names[event.wd]?.contains(name) ?? false
    }
  }
#endif
