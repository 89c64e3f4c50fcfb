/// Reads the texts of responses: straight onto a tape, and with simdjson once there are so many bytes that it pays to
/// open it.
///
/// What is odd about a text, both leave to jansson, so that verdicts, values and remarks are jansson's. A service keeps
/// one reader, and with it an open library and parsers whose memory is warm.
package final class DocumentReader: Sendable {
  private struct State {
    var bytesToSee: Int
    var isLookedFor = false
    var library: Simdjson?
    var idle: [Simdjson.Parser] = []
  }

  /// A parser that needs more memory than for a text of this size is not kept.
  private static let largestKept = 1 << 20
  private static let mostKept = 4

  /// The reader of texts of ours: jansson reads them all.
  package static let jansson = DocumentReader(library: nil, after: .max, isJansson: true)

  private let name: String?
  private let isJansson: Bool
  private let state: Guarded<State>

  /// A reader that opens the library with a file name once it has seen so many bytes; with nil it never does.
  ///
  /// Opening takes as long as it takes to read a mebibyte without it.
  package convenience init(library name: String? = Simdjson.name, after bytes: Int = 1 << 20) {
    self.init(library: name, after: bytes, isJansson: false)
  }

  private init(library name: String?, after bytes: Int, isJansson: Bool) {
    self.name = name
    self.isJansson = isJansson
    state = Guarded(State(bytesToSee: bytes))
  }

  /// Reads a response; the first thing wrong with it is thrown with its place.
  package func document(_ bytes: [UInt8], name: String, budget: Budget) throws(ParseFailure) -> Document {
    if !isJansson, bytes.count <= min(budget.bytes, Budget.mostBytes) {
      let text = bytes.withoutMark
      if !text.mayHaveNumber(longerThan: budget.numberBytes), let (tape, reader) = tape(of: text, budget) {
        return Document(name, text, tape, by: reader)
      }
    }
    return try Document.parse(bytes, name: name, budget: budget)
  }

  private func tape(of text: [UInt8], _ budget: Budget) -> (Tape, Document.Reader)? {
    guard let parser = takeParser(for: text.count) else {
      return TapeReader.tape(of: text, within: budget).map { ($0, .direct) }
    }
    defer { keep(parser) }
    return parser.tape(of: text, within: budget).map { ($0, .simdjson) }
  }

  /// A parser that no other thread has; nil as long as none is needed, or without the library.
  private func takeParser(for count: Int) -> Simdjson.Parser? {
    guard name != nil else { return nil }
    let (parser, library) = state.with { state -> (Simdjson.Parser?, Simdjson?) in
      state.bytesToSee -= count
      guard state.bytesToSee < 0 else { return (nil, nil) }
      if !state.isLookedFor {
        state.library = name.flatMap(Simdjson.init)
        state.isLookedFor = true
      }
      let last = state.idle.popLast()
      return (last, state.library)
    }
    if let parser, parser.capacity >= count { return parser }
    return library.flatMap { Simdjson.Parser($0, capacity: max(count, 64 << 10)) }
  }

  private func keep(_ parser: Simdjson.Parser) {
    guard parser.capacity <= Self.largestKept else { return }
    state.with { if $0.idle.count < Self.mostKept { $0.idle.append(parser) } }
  }
}

extension DocumentReader {
  /// The version of jansson that this was built with.
  package static var janssonVersion: String { Tree.version }
  /// The file name of simdjson, if it is on this machine and fits.
  package static var simdjson: String? { Simdjson.name.flatMap { Simdjson($0) == nil ? nil : $0 } }
}

extension [UInt8] {
  /// The bytes without the byte order mark that they may start with.
  var withoutMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self }

  /// Whether there may be a number of more bytes: one has all bytes between two places that are half as far apart.
  func mayHaveNumber(longerThan limit: Int) -> Bool {
    let half = Swift.max(1, limit / 2 + limit % 2)
    return stride(from: 0, through: count - half, by: half).contains { start in
      self[start..<(start + half)].allSatisfy { byte in
        NumberText.startsNumber(byte) || [UInt8(ascii: "."), UInt8(ascii: "+"), 0x45, 0x65].contains(byte)
      }
    }
  }
}
