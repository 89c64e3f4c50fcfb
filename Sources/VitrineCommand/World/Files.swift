import Vitrine
import VitrineJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that a command reads and writes; relative paths start from a folder that is handed in.
struct Files {
  let workingDirectory: String

  /// The folder that the process runs in.
  static var current: String { resolved(".") ?? "/" }

  /// Reads a regular file, up to one byte beyond a limit.
  func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    guard !path.utf8.contains(0), !path.utf8.isEmpty else { throw FileFault("there is no such file") }
    let descriptor = open(absolute(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT
        ? missing(path) : FileFault("the file could not be opened: \(Descriptor.lastError)")
    }
    defer { close(descriptor) }
    switch Self.kind(of: descriptor) {
    case S_IFREG: break
    case S_IFDIR: throw FileFault("this is a folder, not a file")
    case S_IFIFO: throw FileFault("this is a pipe, not a file; \"-\" reads standard input")
    default: throw FileFault("this is no regular file; \"-\" reads standard input")
    }
    guard let bytes = Descriptor.bytes(of: descriptor, limit: limit) else {
      throw FileFault("the file could not be read: \(Descriptor.lastError)")
    }
    return bytes
  }

  private func missing(_ path: String) -> FileFault {
    let folder = Path.folder(of: path)
    let near = nearest(Path.name(of: path), among: names(in: folder)).map { folder + $0 }
    return FileFault(
      "there is no such file" + (near.map { "; did you mean \"\($0)\"?" } ?? ""), suggestion: near)
  }

  /// Writes a file whole: whoever reads it sees the old bytes or the new ones.
  ///
  /// Folders are made as needed.
  func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    try makeFolder(Path.folder(of: path))
    // A link stays one: what it leads to is replaced.
    let target = Self.resolved(absolute(path)) ?? absolute(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileFault("\"\(path)\" is a folder") }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try overwrite(target, bytes, path) }
    let draft = Path.folder(of: target) + ".\(Path.name(of: target)).\(getpid()).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw FileFault("\"\(path)\" could not be written: \(Descriptor.lastError)")
    }
    if exists { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    let isWritten = Descriptor.write(bytes, to: descriptor)
    let why = Descriptor.lastError
    close(descriptor)
    guard isWritten, rename(draft, target) == 0 else {
      unlink(draft)
      throw FileFault("\"\(path)\" could not be written: \(isWritten ? Descriptor.lastError : why)")
    }
  }

  /// Writes into what is no regular file: a device, a pipe.
  private func overwrite(_ target: String, _ bytes: [UInt8], _ path: String) throws(FileFault) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    guard descriptor >= 0, Descriptor.write(bytes, to: descriptor) else {
      throw FileFault("\"\(path)\" could not be written: \(Descriptor.lastError)")
    }
  }

  /// Makes a folder and those above it.
  func makeFolder(_ path: String) throws(FileFault) {
    guard !path.utf8.isEmpty, !isFolder(path) else { return }
    let bare = Path.withoutSlash(path)
    let above = Path.folder(of: bare)
    if !same(above, path) { try makeFolder(above) }
    guard mkdir(absolute(bare), 0o777) == 0 || errno == EEXIST else {
      throw FileFault("the folder \"\(bare)\" could not be made: \(Descriptor.lastError)")
    }
    guard isFolder(bare) else { throw FileFault("\"\(bare)\" is no folder") }
  }

  /// Takes a file away, if it is there.
  func remove(_ path: String) { unlink(absolute(path)) }

  func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

  func exists(_ path: String) -> Bool { kind(path) != nil }

  /// The names in a folder, in the order of their bytes.
  func names(in folder: String) -> [String] { Folder.names(in: absolute(folder)) }

  /// The path from the root.
  func absolute(_ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    return path.utf8.isEmpty ? workingDirectory : workingDirectory + "/" + path
  }

  /// The path from the root with every link followed; nil when nothing is there.
  func resolved(_ path: String) -> String? { Self.resolved(absolute(path)) }

  private static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private func kind(_ path: String) -> mode_t? {
    var status = stat()
    return stat(absolute(path), &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func kind(of descriptor: Int32) -> mode_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

/// Why a file could not be read or written.
struct FileFault: Error {
  let message: String
  let suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}
