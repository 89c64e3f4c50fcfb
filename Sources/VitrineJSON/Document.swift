// The room where bytes become values. It exists so that nobody else meets raw JSON: what a text may cost, whether
// it is JSON at all and where each value stands is settled here, and the other rooms hold a `Field`.

/// A JSON text that was read: its values, its bytes and what was odd about it.
@usableFromInline
package final class Document: Sendable {
  /// Who reads texts: the two libraries, or we ourselves.
  package enum Reader: Sendable { case jansson, simdjson, direct }

  /// The name that diagnostics print: a file's name or `<stdin>`.
  package let name: String
  /// What was read all the same, though its author should know: duplicate keys, integers beyond 64 bits.
  package let remarks: [Remark]
  /// Who read it.
  package let reader: Reader
  /// The text without its byte order mark; offsets count from here.
  let text: [UInt8]
  let tape: Tape
  /// What it holds instead of the values of a text.
  let aside: Aside?
  /// What is worked out when somebody asks for it.
  let beside = Guarded(Beside())

  /// A text without remarks, whose values are on a tape already.
  init(_ name: String, _ text: [UInt8], _ tape: Tape, by reader: Reader) {
    self.name = name
    self.reader = reader
    self.text = text
    self.tape = tape
    aside = nil
    remarks = []
  }

  /// What holds a field that stands in no text.
  init(holding aside: Aside) {
    name = ""
    reader = .direct
    text = []
    tape = .empty
    self.aside = aside
    remarks = []
  }

  private init(_ name: String, _ scan: PreScan, _ tree: consuming Tree, duplicates: Bool) {
    self.name = name
    self.reader = .jansson
    self.text = scan.text
    self.tape = tree.tape(textBytes: scan.text.count)
    aside = nil
    self.remarks = duplicates || !scan.bigIntegers.isEmpty ? Remark.all(in: scan, duplicates: duplicates) : []
  }

  /// Reads a text; the first thing wrong with it is thrown with its place.
  package static func parse(_ bytes: [UInt8], name: String, budget: Budget) throws(ParseFailure) -> Document {
    let scan = try PreScan(bytes, budget: budget)
    let prepared = scan.prepared
    do { return Document(name, scan, try Tree(prepared, duplicates: .refused), duplicates: false) } catch {
      guard error.code == .duplicateKey else { throw ParseFailure(error, in: scan) }
    }
    do { return Document(name, scan, try Tree(prepared, duplicates: .lastWins), duplicates: true) } catch {
      throw ParseFailure(error, in: scan)
    }
  }

  /// The value of the whole text.
  package var root: Field { Field(self, Tape.root) }

  /// The values that lead from the top to a value.
  func way(to value: Int) -> [(parent: Int, value: Int, offset: Int)] {
    beside.with { beside in
      let ways = beside.ways ?? Ways(tape)
      beside.ways = ways
      return ways.way(to: value)
    }
  }
}
