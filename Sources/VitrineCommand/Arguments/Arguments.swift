import VitrineJSON

/// The words of a command line, sorted into options and operands.
///
/// `--name value`, `--name=value`, `-o value`; options and operands in any order; after `--` all is operands. Source:
/// POSIX Utility Syntax Guidelines with GNU's long options, save that letters cannot be bundled. The last one counts
/// when an option is given twice.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [(name: String, value: String)] = []
  private let command: Command

  init(_ words: [String], of command: Command) throws(Stop) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if same(word, "--") {
        operands += rest
        break
      }
      if word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 {
        try read(word, &rest)
      } else {
        operands.append(word)
      }
    }
    if has("help") { return }
    if operands.count < command.operands.count.lowerBound {
      throw usage("\(command.operands.name) is missing")
    }
    if operands.count > command.operands.count.upperBound {
      let extra = String(quoting: operands[command.operands.count.upperBound])
      throw usage(
        command.operands.count.upperBound == 0
          ? "it takes options only; found \(extra)"
          : "it takes one \(command.operands.name); found \(extra) as well")
    }
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(Stop) {
    let (typed, inline) = Self.split(word)
    guard let option = option(typed) else {
      throw usage("there is no option \(String(quoting: typed))" + Self.meant(typed, command.options))
    }
    guard option.value != nil else {
      if let inline { throw usage("\(typed) takes no value; found \(String(quoting: inline))") }
      values.append((option.name, ""))
      return
    }
    if let inline {
      values.append((option.name, inline))
      return
    }
    guard let next = rest.first else { throw usage("\(typed) needs a value: \(option.usage)") }
    // `--tab --strict` is a forgotten value more often than a tab of that name.
    if self.option(Self.split(next).name) != nil || same(next, "--") {
      let next = printable(next)
      throw usage(
        "\(typed) needs a value: \(option.usage); if \(next) is one, write --\(option.name)=\(next)")
    }
    rest.removeFirst()
    values.append((option.name, next))
  }

  /// `--name=value` as its two parts.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.utf8.starts(with: "--".utf8), let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (word, nil)
    }
    return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
  }

  private func option(_ typed: String) -> Option? {
    (command.options + [.help]).first { option in
      same(typed, "--" + option.name) || option.letter.map { same(typed, "-\($0)") } ?? false
    }
  }

  private static func meant(_ typed: String, _ options: [Option]) -> String {
    let near = nearest(typed, among: options.map { "--" + $0.name })
    return near.map { "; did you mean \"\($0)\"?" } ?? ""
  }

  // What was given

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values.contains { same($0.name, name) } }

  /// The value of an option.
  func value(_ name: String) -> String? { values.last { same($0.name, name) }?.value }

  /// The value of an option, read; nil when it was not given.
  func value<Value>(
    _ name: String, _ expected: @autoclosure () -> String, _ read: (String) -> Value?
  ) throws(Stop) -> Value? {
    guard let text = value(name) else { return nil }
    guard let value = read(text) else {
      throw usage("--\(name) takes \(expected()); found \(String(quoting: text))")
    }
    return value
  }

  /// Fails when more than one of some options was given.
  func atMostOne(of names: String...) throws(Stop) {
    let given = names.filter(has)
    if given.count > 1 { throw usage("--\(given[0]) and --\(given[1]) don't go together") }
  }

  /// The error of a command line that makes no sense.
  func usage(_ message: String) -> Stop { .usage(message, of: command) }
}
