import Vitrine
import VitrineJSON

/// A layout as it was named on the command line, read: the walk's first step.
struct LayoutFile {
  /// What diagnostics call it: the path as it was given, or `<stdin>`.
  let name: String
  /// The folder that its relative paths and addresses start from, as an absolute path.
  let folder: String
  /// What the files made of it are called: `home` for `Layouts/home.json`; nil for stdin.
  let stem: String?
  private let bytes: [UInt8]

  /// Reads a file, or stdin for `-`.
  ///
  /// The error is the diagnostic of a layout that could not be read.
  static func read(_ path: String, _ shell: Shell) throws(LayoutUnreadable) -> LayoutFile {
    let limit = Budget.layout.bytes
    if same(path, "-") {
      do throws(StreamFault) {
        return LayoutFile(
          name: "<stdin>", folder: shell.streams.workingDirectory, stem: nil,
          bytes: try shell.streams.input(limit))
      } catch {
        guard case .failed(let why) = error else {
          throw LayoutUnreadable("<stdin>", "standard input is closed")
        }
        throw LayoutUnreadable("<stdin>", "standard input could not be read: \(why)")
      }
    }
    do throws(FileFault) {
      let bytes = try shell.files.read(path, limit: limit)
      let folder = shell.files.resolved(Path.folder(of: path)) ?? shell.files.absolute(Path.folder(of: path))
      return LayoutFile(name: path, folder: folder, stem: Path.stem(of: path), bytes: bytes)
    } catch {
      throw LayoutUnreadable(path, error.message, suggestion: error.suggestion)
    }
  }

  /// Joins the layout to the catalog.
  func plan(_ catalog: Catalog, language: String?) throws(LayoutRefused) -> Plan {
    try Engine(catalog).plan(bytes, named: name, language: language, source: FileSource(folder: folder))
  }

  /// Whether it is no layout but a JSON Schema, as `vitrine schema` writes them beside layouts.
  var isSchema: Bool {
    guard let root = try? Document.parse(bytes, name: name, budget: .layout).root, root.kind == .object,
      !["vitrine", "modules", "tabs"].contains(where: { root[$0].exists })
    else { return false }
    let schema = ((try? root["$schema"].string()) ?? "").utf8
    return ["https", "http"].contains { schema.starts(with: "\($0)://json-schema.org/".utf8) }
      || root["$defs"].kind == .object
  }

  /// Every mistake of a file that is no layout but a theme; nil for any other.
  var diagnosticsOfTheme: [Diagnostic]? {
    guard let document = try? Document.parse(bytes, name: name, budget: .layout), Theme.isTheme(document)
    else {
      return nil
    }
    return Theme.read(bytes, named: name).diagnostics
  }
}

/// Why there are no bytes of a layout.
struct LayoutUnreadable: Error {
  let diagnostic: Diagnostic

  init(_ name: String, _ message: String, suggestion: String? = nil) {
    diagnostic = Diagnostic(unreadable: name, message, suggestion: suggestion)
  }
}

extension Shell {
  /// The plan of a layout that is to be drawn; it stops when there is none.
  func plan(
    of path: String, language: String?, _ reporter: Reporter
  ) throws(Stop) -> (LayoutFile, Plan) {
    let file: LayoutFile
    do throws(LayoutUnreadable) { file = try LayoutFile.read(path, self) } catch {
      throw reporter.stop([error.diagnostic], .unreadable)
    }
    do throws(LayoutRefused) { return (file, try file.plan(catalog, language: language)) } catch {
      throw reporter.stop(error.diagnostics, .errors)
    }
  }
}
