import VitrineJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Responses from files under a layout's folder: regular files only, none outside, links included.
public struct FileSource: DataSource {
  public let isPrompt = true
  private let folder: String
  private let limit: Int

  /// Files under a folder, up to a size in bytes (8 MiB unless told otherwise).
  public init(folder: String, limit: Int = 8 << 20) {
    self.folder = folder.utf8.isEmpty ? "." : folder
    self.limit = limit
  }

  public func fault(of request: SourceRequest) -> SourceFault? {
    do {
      let descriptor = try opened(request.file)
      close(descriptor)
      return nil
    } catch { return error }
  }

  public func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
    try bytes(of: request.file)
  }

  /// The bytes of a file, by its name relative to the folder.
  package func bytes(of file: String) throws(SourceFault) -> [UInt8] {
    let descriptor = try opened(file)
    defer { close(descriptor) }
    guard let bytes = Descriptor.bytes(of: descriptor, limit: limit) else {
      throw SourceFault(.unreadableFile, "\(String(quoting: file)) could not be read")
    }
    guard bytes.count <= limit else {
      throw SourceFault(.budget, "\(String(quoting: file)) is larger than \(limit) bytes")
    }
    return bytes
  }

  /// Opens a regular file under the folder.
  ///
  /// The name is resolved first, so that a link cannot lead out.
  private func opened(_ file: String) throws(SourceFault) -> Int32 {
    // Only faults quote.
    var quoted: String { String(quoting: file) }
    guard !file.utf8.contains(0) else { throw SourceFault(.noFile, "there is no file \(quoted)") }
    guard file.utf8.first != UInt8(ascii: "/") else {
      throw SourceFault(
        .outsideFolder, "\(quoted) is an absolute name; a source's file lies in the layout's folder")
    }
    var outside: SourceFault {
      SourceFault(.outsideFolder, "\(quoted) lies outside the layout's folder; move it in")
    }
    // Said of the name alone, so that nobody learns what there is outside.
    guard !Self.climbs(file) else { throw outside }
    guard let root = Self.resolved(folder) else { throw SourceFault(.noFile, "there is no file \(quoted)") }
    let inside = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    guard let path = Self.resolved(inside + file) else {
      let why = errno
      if why == ENOENT || why == ENOTDIR { throw missing(file, inside) }
      throw SourceFault(.unreadableFile, "\(quoted) could not be opened: \(String(cString: strerror(why)))")
    }
    guard path.utf8.starts(with: inside.utf8) else {
      throw path.utf8.elementsEqual(root.utf8) ? Self.notAFile(quoted, S_IFDIR) : outside
    }
    // Looked at before it is opened, since opening a device may do something.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw Self.notAFile(quoted, status.st_mode & S_IFMT)
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw SourceFault(.unreadableFile, "\(quoted) could not be opened: \(String(cString: strerror(errno)))")
    }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw Self.notAFile(quoted, status.st_mode & S_IFMT)
    }
    return descriptor
  }

  private static func notAFile(_ quoted: String, _ kind: mode_t) -> SourceFault {
    let what = kind == S_IFDIR ? "a folder" : kind == S_IFIFO ? "a pipe" : "no regular file"
    return SourceFault(.unreadableFile, "\(quoted) is \(what); a source's file is a regular file")
  }

  /// Whether the steps of a name lead above the folder that it starts from.
  private static func climbs(_ file: String) -> Bool {
    var depth = 0
    for step in file.utf8.split(separator: UInt8(ascii: "/")) {
      if step.elementsEqual("..".utf8) { depth -= 1 } else if !step.elementsEqual(".".utf8) { depth += 1 }
      if depth < 0 { return true }
    }
    return false
  }

  /// The fault of a file that is not there, with the name in its folder that is nearest.
  private func missing(_ file: String, _ inside: String) -> SourceFault {
    let (folder, name) = Folder.cut(file)
    var near: String?
    // Only names inside the layout's folder are offered.
    if let path = Self.resolved(inside + folder), (path + "/").utf8.starts(with: inside.utf8) {
      // A link that leads nowhere is there and is missing: its own name is no help.
      let names = Self.names(in: path).filter { !$0.utf8.elementsEqual(name.utf8) }
      near = nearest(name, among: names).map { folder + $0 }
    }
    let meant = near.map { "; did you mean \(String(quoting: $0))?" } ?? ""
    return SourceFault(.noFile, "there is no file \(String(quoting: file))" + meant, suggestion: near)
  }

  private static func names(in folder: String) -> [String] {
    // What starts with a full stop is hidden, or the folder itself.
    Folder.names(in: folder).filter { $0.utf8.first != UInt8(ascii: ".") }
  }

  private static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
