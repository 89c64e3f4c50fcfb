/// One thing that the program does: its name, what it takes, and how it runs.
struct Command: Sendable {
  /// Its name as it is typed: `render`, `plugin new`.
  let name: String
  /// What it takes besides options: `LAYOUT`.
  let operands: Operands
  /// One sentence for the overview.
  let summary: String
  /// What its help says below the options.
  var notes = ""
  let options: [Option]
  let run: @Sendable (Arguments, Shell) async throws(Stop) -> ExitCode

  /// The words of its name.
  var words: [String] { name.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }

  /// Every command, in the order of the help.
  static let all = [
    render, preview, validate, stylesheet, schema, reference, plugins, newPlugin, newTranslator,
  ]
}

/// What a command takes besides options.
struct Operands: Sendable {
  /// What they are called in help: `LAYOUT`.
  let name: String
  /// How many there may be.
  let count: ClosedRange<Int>

  static let none = Operands(name: "", count: 0...0)

  /// As a usage line writes them: `LAYOUT`, `[TYPE]`, `LAYOUT…`.
  var usage: String {
    let name = count.upperBound > 1 ? self.name + "…" : self.name
    return count.lowerBound == 0 && !name.isEmpty ? "[\(name)]" : name
  }
}

/// An option of a command.
struct Option: Sendable {
  let name: String
  /// The one letter that stands for it: `o` for `-o`.
  var letter: Unicode.Scalar?
  /// What its value is called in help; nil when it takes none.
  var value: String?
  let about: String

  /// As help writes it: `-o, --output FILE`, `--tab ID`.
  var usage: String {
    let typed = letter.map { "-\($0), --\(name)" } ?? "--\(name)"
    return value.map { typed + " " + $0 } ?? typed
  }

  static let help = Option(name: "help", letter: "h", about: "say what the command does")
}
