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
    let descriptor = try opened(request.file)
    defer { close(descriptor) }
    guard let bytes = Self.bytes(of: descriptor, limit: limit) else {
      throw SourceFault(.unreadableFile, "\(String(quoting: request.file)) could not be read")
    }
    // One byte more than the limit was asked for: the budget of responses says so, with its limit.
    return bytes
  }

  /// Opens a regular file under the folder.
  ///
  /// The name is resolved first, so that a link cannot lead out.
  private func opened(_ file: String) throws(SourceFault) -> Int32 {
    let quoted = String(quoting: file)
    guard !file.utf8.contains(0) else { throw SourceFault(.noFile, "there is no file \(quoted)") }
    guard file.utf8.first != UInt8(ascii: "/") else {
      throw SourceFault(
        .outsideFolder, "\(quoted) is an absolute name; a source's file lies in the layout's folder")
    }
    guard let root = Self.resolved(folder) else { throw SourceFault(.noFile, "there is no file \(quoted)") }
    let inside = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    guard let path = Self.resolved(inside + file) else { throw missing(file, inside) }
    guard path.utf8.starts(with: inside.utf8) else {
      if path.utf8.elementsEqual(root.utf8) {
        throw SourceFault(.unreadableFile, "\(quoted) is a folder, not a file")
      }
      throw SourceFault(.outsideFolder, "\(quoted) lies outside the layout's folder; move it in")
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw SourceFault(.unreadableFile, "\(quoted) could not be opened: \(String(cString: strerror(errno)))")
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let kind = status.st_mode & S_IFMT
      close(descriptor)
      let what = kind == S_IFDIR ? "a folder" : kind == S_IFIFO ? "a pipe" : "no regular file"
      throw SourceFault(.unreadableFile, "\(quoted) is \(what); a source's file is a regular file")
    }
    return descriptor
  }

  /// The fault of a file that is not there, with the name in its folder that is nearest.
  private func missing(_ file: String, _ inside: String) -> SourceFault {
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(file[..<file.index(after: $0)]) } ?? ""
    let name = slash.map { String(file[file.index(after: $0)...]) } ?? file
    var near: String?
    // Only names inside the layout's folder are offered.
    if let path = Self.resolved(inside + folder), (path + "/").utf8.starts(with: inside.utf8) {
      near = nearest(name, among: Self.names(in: path)).map { folder + $0 }
    }
    let meant = near.map { "; did you mean \"\($0)\"?" } ?? ""
    return SourceFault(.noFile, "there is no file \(String(quoting: file))" + meant, suggestion: near)
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func bytes(of descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
