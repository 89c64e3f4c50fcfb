import Vitrine
import VitrineJSON
import VitrineUI

/// What every command needs: the catalog, the streams, and a name to be called by.
struct Shell {
  let catalog: Catalog
  let streams: Streams
  let program: String

  var files: Files { Files(workingDirectory: streams.workingDirectory) }

  /// Finds the command, reads its arguments, runs it.
  func run(_ words: [String]) async throws(Stop) -> ExitCode {
    guard let first = words.first else {
      streams.errors(Array(Help.overview(program).utf8))
      return .usage
    }
    switch first {
    case "--help", "-h", "help": return try help(Array(words.dropFirst()))
    case "--version": return try show("\(program) \(Version.all)\n")
    default: break
    }
    let (command, rest) = try command(words)
    let arguments = try Arguments(rest, of: command)
    if arguments.has("help") { return try show(Help.page(of: command, program)) }
    return try await command.run(arguments, self)
  }

  /// The command that the first word, or the first two, name.
  private func command(_ words: [String]) throws(Stop) -> (Command, [String]) {
    for command in Command.all {
      let name = command.words
      if name.count <= words.count, zip(name, words).allSatisfy({ same($0, $1) }) {
        return (command, Array(words.dropFirst(name.count)))
      }
    }
    let first = words[0]
    let group = Command.all.filter { $0.words.count > 1 && same($0.words[0], first) }
    if let member = group.first {
      if words.dropFirst().contains(where: { same($0, "--help") || same($0, "-h") }) {
        return (member, ["--help"])
      }
      let names = group.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw .usage("say what to do with a \(first): \(names)", of: nil)
    }
    if first.utf8.first == UInt8(ascii: "-") {
      throw .usage("the command comes first, then its options; found \(String(quoting: first))", of: nil)
    }
    throw .usage(
      "there is no command \(String(quoting: first))" + offer(first, among: Command.all.map(\.words[0])),
      of: nil)
  }

  private func help(_ words: [String]) throws(Stop) -> ExitCode {
    guard !words.isEmpty, let (command, _) = try? command(words) else {
      return try show(Help.overview(program))
    }
    return try show(Help.page(of: command, program))
  }

  /// Writes the product to stdout.
  func write(_ bytes: [UInt8]) throws(Stop) {
    try write { () throws(StreamFault) in try streams.output(bytes) }
  }

  /// Writes the product to stdout, from where it is.
  func write(_ bytes: UnsafeRawBufferPointer) throws(Stop) {
    try write { () throws(StreamFault) in
      if let output = streams.lentOutput { try output(bytes) } else { try streams.output(Array(bytes)) }
    }
  }

  private func write(_ writing: () throws(StreamFault) -> Void) throws(Stop) {
    do throws(StreamFault) { try writing() } catch {
      switch error {
      case .closed: throw .closed
      case .failed(let why): throw .failed("stdout could not be written: \(why)")
      }
    }
  }

  func show(_ text: String) throws(Stop) -> ExitCode {
    try write(Array(text.utf8))
    return .fine
  }

  /// A remark for whoever runs the command; programs don't read it.
  func note(_ text: String) { streams.errors(Array((text + "\n").utf8)) }

  /// Says why a command stopped.
  func report(_ stop: Stop) -> ExitCode {
    switch stop {
    case .closed: return .fine
    case .failed(let message):
      note("\(program): \(message)")
      return .errors
    case .usage(let message, let command):
      let name = command.map { "\(program) \($0.name)" } ?? program
      note("\(name): \(message)")
      note("try \"\(name) --help\"")
      return .usage
    case .reported(let code): return code
    }
  }
}

/// Text from outside as messages print it: what cannot be seen is spelled out.
func printable(_ text: String) -> String { String(escaping: text.unicodeScalars) }

/// The release that this is.
enum Version {
  /// The lines that `--version` prints.
  static var all: String { "\(current)\n\(tables)\n\(readers)" }

  static let current = "0.1.0"
  /// Who reads JSON on this machine.
  static var readers: String {
    "JSON: jansson \(DocumentReader.janssonVersion)"
      + (DocumentReader.simdjson.map { "; large responses: \($0)" } ?? "")
  }
  /// What the tables are made from, which the same inputs give the same bytes by.
  static let tables =
    "tables: Unicode \(Engine.unicodeVersion), CLDR \(Conventions.databaseVersion), tzdata \(Zone.databaseVersion)"
}

/// Whether two words are the same bytes.
func same(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

/// `; did you mean "x"?`, or what there is to choose from.
func offer(_ word: String, among known: [String]) -> String {
  if let near = nearest(word, among: known) { return "; did you mean \"\(near)\"?" }
  if known.count == 1 { return "; there is \"\(known[0])\"" }
  return known.isEmpty ? "" : "; there are " + known.map { "\"\($0)\"" }.joined(separator: ", ")
}
