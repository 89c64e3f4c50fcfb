import Testing
import VitrineJSON

@Suite(.enabled(if: Corpora.has("number_parsing"), "number_parsing is not here"))
struct NumberCorpusTests {
  /// What can become of a number of the corpus.
  enum Outcome: String {
    /// The double has the bits that the corpus gives.
    case exact
    /// It is an integer of 64 bits, and its double has those bits.
    case exactInteger
    /// `-0` is the integer 0; jansson has no negative zero among its integers, `-0.0` keeps its sign.
    case unsignedZero
    /// An integer beyond 64 bits: the nearest double, bit by bit, and a remark.
    case bigInteger
    /// An integer beyond all doubles: the greatest one, and a remark.
    case clampedInteger
    /// A real beyond all doubles is no number here.
    case overflow
    /// Longer than 1,024 bytes.
    case overBudget
    /// Not a number of JSON: `.5`, `+1`, `1.`, `0x1p2`.
    case notJSON
    /// None of these.
    case wrong
  }

  @Test func `every finite double within the budget is exact`() throws {
    var counts: [Outcome: Int] = [:]
    for file in try Corpora.files("number_parsing", ending: ".txt") where file.name.contains("-") {
      for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
        let columns = line.split(separator: UInt8(ascii: " "))
        let bits = try #require(UInt64(String(decoding: columns[2], as: UTF8.self), radix: 16))
        let outcome = outcome(of: Array(columns[3]), expected: Double(bitPattern: bits))
        #expect(outcome != .wrong, "\(String(decoding: line, as: UTF8.self))")
        counts[outcome, default: 0] += 1
      }
    }
    // Of the 17,873: 3,608 exact, 13,893 exact integers, 145 big and 1 clamped integer, 118 overflow, 108 not JSON.
    #expect(counts[.exact, default: 0] > 0 && counts[.exactInteger, default: 0] > 0)
  }

  private func outcome(of number: [UInt8], expected: Double) -> Outcome {
    do throws(ParseFailure) {
      let document = try Document.parse(number, name: "number", budget: .layout)
      guard let value = try? document.root.number() else { return .wrong }
      if document.remarks.count == 1 {
        if value.bitPattern == expected.bitPattern { return .bigInteger }
        return value.magnitude == .greatestFiniteMagnitude && expected.isInfinite ? .clampedInteger : .wrong
      }
      if document.root.kind == .integer {
        if value.bitPattern == expected.bitPattern { return .exactInteger }
        return value == 0 && expected == 0 ? .unsignedZero : .wrong
      }
      return value.bitPattern == expected.bitPattern ? .exact : .wrong
    } catch {
      if error.rule == .budget { return number.count > 1024 ? .overBudget : .wrong }
      if error.message.hasSuffix("a double holds") { return expected.isInfinite ? .overflow : .wrong }
      return isJSON(number) ? .wrong : .notJSON
    }
  }

  /// JSON's grammar of numbers, said once more in another way.
  private func isJSON(_ number: [UInt8]) -> Bool {
    String(decoding: number, as: UTF8.self).wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/)
      != nil
  }
}
