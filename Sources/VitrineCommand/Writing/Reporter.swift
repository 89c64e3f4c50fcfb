import Vitrine
import VitrineJSON

/// Prints diagnostics to stderr: as compilers do, or one JSON object a line.
struct Reporter {
  private let streams: Streams
  let asJSON: Bool
  private let colours: ColourLevel

  init(_ streams: Streams, asJSON: Bool, colours: ColourLevel) {
    self.streams = streams
    self.asJSON = asJSON
    self.colours = colours
  }

  func report(_ diagnostics: [Diagnostic]) {
    var text = ""
    for diagnostic in diagnostics {
      if asJSON {
        text += diagnostic.jsonLine + "\n"
      } else {
        for line in diagnostic.lines { text += (colours > .none ? Self.coloured(line) : line) + "\n" }
      }
    }
    if !text.utf8.isEmpty { streams.errors(Array(text.utf8)) }
  }

  /// Prints diagnostics that leave nothing to go on with.
  func stop(_ diagnostics: [Diagnostic], _ code: ExitCode) -> Stop {
    report(diagnostics)
    return .reported(code)
  }

  /// The first word that says how bad it is, in its colour, and what stands before it in bold.
  private static func coloured(_ line: String) -> String {
    let bytes = Array(line.utf8)
    let words = [(": error: ", "31"), (": warning: ", "33"), (": note: ", "36")]
    var first: (offset: Int, word: [UInt8], colour: String)?
    for (word, colour) in words {
      let word = Array(word.utf8)
      guard let offset = offset(of: word, in: bytes), offset < first?.offset ?? .max else { continue }
      first = (offset, word, colour)
    }
    guard let first else { return line }
    let place = String(decoding: bytes[..<first.offset], as: UTF8.self)
    let word = String(decoding: first.word.dropFirst(2).dropLast(2), as: UTF8.self)
    let rest = String(decoding: bytes[(first.offset + first.word.count)...], as: UTF8.self)
    return "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(first.colour)m\(word):\u{1B}[0m \(rest)"
  }

  private static func offset(of word: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= word.count else { return nil }
    return (0...(bytes.count - word.count)).first { bytes[$0...].starts(with: word) }
  }
}

extension [Diagnostic] {
  var errors: Int { count { $0.severity == .error } }
  var warnings: Int { count { $0.severity == .warning } }

  /// The diagnostics of a layout in the order of its text, each once; those of another file, as a theme's, in the order
  /// of that.
  var inOrder: [Diagnostic] {
    var once: [Diagnostic] = []
    var seen: Set<String> = []
    var files: [String: Int] = [:]
    for diagnostic in self where files[diagnostic.file] == nil { files[diagnostic.file] = files.count }
    func ordinal(_ diagnostic: Diagnostic) -> Int { files[diagnostic.file] ?? 0 }
    for diagnostic in self where seen.insert(diagnostic.jsonLine).inserted { once.append(diagnostic) }
    return once.enumerated().sorted { one, other in
      (ordinal(one.element), one.element.line, one.element.column, one.offset) < (
        ordinal(other.element), other.element.line, other.element.column, other.offset
      )
    }.map(\.element)
  }
}
