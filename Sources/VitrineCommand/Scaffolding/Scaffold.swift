/// New files of a package and edits of those that name them: all of them are written, or none.
struct Scaffold {
  /// The package's folder with its slash.
  let root: String
  private let files: Files
  private var texts: [(path: String, text: String, isNew: Bool)] = []

  /// Finds the package that a folder lies in; its Package.swift has a list of plugins.
  ///
  /// The nearest package counts: one that lies in Vitrine's, as an example does, is not written past.
  init(_ files: Files) throws(Stop) {
    self.files = files
    var folder = Path.withSlash(files.workingDirectory)
    while true {
      let manifest = folder + Self.manifest
      if let bytes = try? files.read(manifest, limit: 1 << 20) {
        guard ListLiteral.elements("plugins", in: String(decoding: bytes, as: UTF8.self)) != nil else {
          break
        }
        root = folder
        return
      }
      let above = Path.folder(of: Path.withoutSlash(folder))
      guard !above.utf8.isEmpty, !same(above, folder) else { break }
      folder = above
    }
    throw .failed(
      "this folder lies in no package with \"let plugins = [\" in its Package.swift; run this in a clone of Vitrine, "
        + "or look at Examples/OwnShop for a package of your own")
  }

  static let manifest = "Package.swift"
  static let catalog = "Sources/VitrineBuiltIn/Catalog+BuiltIn.swift"

  /// Adds a file; it must not be there yet.
  mutating func add(_ path: String, _ text: String) throws(Stop) {
    guard !files.exists(root + path) else { throw .failed("\(path) is there already; nothing was changed") }
    texts.append((path, text, true))
  }

  /// Edits a file; nil from the edit means that its place was not found.
  mutating func edit(_ path: String, _ edit: (String) -> String?) throws(Stop) {
    let known = texts.firstIndex { same($0.path, path) }
    guard let edited = edit(try edited(path)) else {
      throw .failed("the place to add to was not found in \(path); nothing was changed")
    }
    if let known { texts[known].text = edited } else { texts.append((path, edited, false)) }
  }

  /// The text that a file will have.
  func edited(_ path: String) throws(Stop) -> String {
    if let known = texts.first(where: { same($0.path, path) }) { return known.text }
    return try text(path)
  }

  private func text(_ path: String) throws(Stop) -> String {
    do throws(FileFault) {
      return String(decoding: try files.read(root + path, limit: 4 << 20), as: UTF8.self)
    } catch {
      throw .failed("\(path): \(error.message)")
    }
  }

  func exists(_ path: String) -> Bool { files.exists(root + path) }

  func names(in folder: String) -> [String] { files.names(in: root + folder) }

  /// Writes everything, and says what it did; after a fault, what was written is taken back.
  func write() throws(Stop) -> String {
    var done: [(path: String, before: [UInt8]?)] = []
    for (path, text, isNew) in texts {
      let before = isNew ? nil : try? files.read(root + path, limit: 4 << 20)
      do throws(FileFault) {
        try files.write(Array(text.utf8), to: root + path)
        done.append((path, before))
      } catch {
        for (path, before) in done.reversed() {
          if let before { try? files.write(before, to: root + path) } else { files.remove(root + path) }
        }
        throw .failed("\(error.message); nothing was changed")
      }
    }
    return texts.map { ($0.isNew ? "wrote   " : "changed ") + $0.path + "\n" }.joined()
  }
}
