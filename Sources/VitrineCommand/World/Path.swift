import Vitrine
import VitrineUI

/// Paths as text, on bytes.
enum Path {
  /// Everything up to the last slash, with it; empty for a bare name.
  static func folder(of path: String) -> String { Folder.cut(path).folder }

  /// What follows the last slash.
  static func name(of path: String) -> String { Folder.cut(path).name }

  /// The name without its extension: `home` of `Layouts/home.json`.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let stop = name.utf8.lastIndex(of: UInt8(ascii: ".")), stop > name.utf8.startIndex else {
      return name
    }
    return String(name[..<stop])
  }

  /// Whether the path says itself that it is a folder: it ends with a slash.
  static func isFolder(_ path: String) -> Bool { path.utf8.last == slash }

  static func withSlash(_ path: String) -> String { isFolder(path) ? path : path + "/" }

  static func withoutSlash(_ path: String) -> String {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The way from one folder to another as the start of a relative address: `../Layouts/`, empty for the same folder.
  ///
  /// Both are absolute and resolved. What may not stand in an address is percent-encoded.
  static func address(from start: String, to end: String) -> String {
    var here = parts(of: start)[...]
    var there = parts(of: end)[...]
    while let one = here.first, let other = there.first, one == other {
      here.removeFirst()
      there.removeFirst()
    }
    let steps = here.map { _ in "../" } + there.map { percentEncoded($0) + "/" }
    return steps.joined()
  }

  private static func parts(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: slash).map(Array.init)
  }

  private static let slash = UInt8(ascii: "/")
}
