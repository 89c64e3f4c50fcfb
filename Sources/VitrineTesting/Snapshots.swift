#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Stored drawings in a folder of files: what was drawn must be what is stored, byte for byte.
///
/// A drawing is recorded only when the environment says `VITRINE_RECORD=1`, and then it is a finding, so that a run
/// that records fails.
public struct Snapshots: Sendable {
  /// The folder that holds the files.
  public let folder: String
  private let isRecording: Bool

  /// The folder `Snapshots` beside a source file: `Snapshots(beside: #filePath)`.
  public init(beside file: String) {
    let parent = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? "."
    self.init(folder: parent + "/Snapshots")
  }

  /// A folder of stored drawings.
  public init(folder: String) {
    self.init(folder: folder, environment: ProcessInfo.processInfo.environment)
  }

  package init(folder: String, environment: [String: String]) {
    self.init(folder: folder, isRecording: environment["VITRINE_RECORD"] == "1")
  }

  package init(folder: String, isRecording: Bool) {
    self.folder = folder
    self.isRecording = isRecording
  }

  /// A name as a file's name: lower-case letters, digits and single hyphens.
  public static func fileName(for name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7A: bytes.append(byte)
      case 0x41...0x5A: bytes.append(byte | 0x20)
      default: if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
    }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is wrong with a drawing against the stored one, `name` being a path in the folder; nil when they are alike.
  public func finding(_ drawing: String, named name: String) -> Finding? {
    let path = folder + "/" + name
    let stored = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    if let stored, sameBytes(stored, drawing) { return nil }
    if isRecording { return Finding(.snapshot, record(drawing, at: path)) }
    guard let stored else {
      return Finding(.snapshot, "nothing is stored as \(name); VITRINE_RECORD=1 records what was drawn")
    }
    return Finding(.snapshot, name + ", " + Self.difference(between: stored, and: drawing))
  }

  private func record(_ drawing: String, at path: String) -> String {
    let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try Data(drawing.utf8).write(to: URL(filePath: path))
      return "recorded \(path); look at it, then run without VITRINE_RECORD"
    } catch {
      return "could not record \(path): \(error)"
    }
  }

  private static func difference(between stored: String, and drawing: String) -> String {
    let old = stored.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let new = drawing.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0.elementsEqual($1) }.count
    func line(_ lines: [Substring.UTF8View]) -> String {
      same < lines.count ? "\"\(Substring(lines[same]))\"" : "the end"
    }
    return "line \(same + 1): stored \(line(old)), drawn \(line(new))"
  }
}
