import Foundation
import Testing
import VitrineJSON

/// Foundation's JSONSerialization reads the same texts as we do; where it differs, there is a reason.
@Suite struct SecondReaderTests {
  /// Why the two readers may differ on a text.
  enum Reason: String {
    case comma = "Foundation takes a comma before ']' and '}'; RFC 8259 has none there"
    case encoding = "Foundation takes UTF-16; RFC 8259 asks for UTF-8"
    case zeroInKey = "jansson has no keys with U+0000"
    case equivalentKeys = "Foundation takes keys that are canonically equivalent for one; keys are bytes here"
    case decimal = "Foundation keeps long numbers as decimals of 38 digits; here they are the nearest doubles"
    case mark = "Foundation drops U+FEFF from strings"
    case bigInteger =
      "Foundation refuses integers beyond all doubles; here they are the greatest one, with a remark"
  }

  @Test(.enabled(if: Corpora.has("json_test_suite"), "no corpora here"))
  func `a second reader agrees on every text of the corpora, but for known reasons`() throws {
    for file in try Corpora.files("") {
      if let difference = difference(file.bytes), difference.reason == nil {
        Issue.record("\(file.name): \(difference.what)")
      }
    }
  }

  @Test(
    arguments: [
      (#"{"a": [1, -2.5, "é\n", true, null, {}], "b": {"c": []}}"#, nil), ("[1,]", .comma),
      ("[\u{0}1]", nil), (#"{"a\u0000": 1}"#, .zeroInKey),
      ("{\"\u{E9}\": 1, \"e\u{301}\": 2}", .equivalentKeys),
      ("[\"\u{FEFF}\"]", .mark), ("[1e400]", nil), ("[01]", nil), (#"["\ud800"]"#, nil),
      (#"{"a": 1, "a": 2}"#, nil),
      ("[18446744073709551616]", nil), ("[\(String(repeating: "9", count: 400))]", .bigInteger),
    ] as [(String, Reason?)])
  func `a second reader agrees on texts of ours`(text: String, reason: Reason?) {
    let difference = difference(Array(text.utf8))
    #expect(difference?.reason == reason, "\(difference?.what ?? "no difference")")
  }

  @Test(arguments: UInt64(0)..<1000)
  func `a second reader agrees on what chance writes`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let pieces = [
      "[", "]", "{", "}", ",", ":", "1", "-0", "2.5e3", "\"a\"", #""\u0061""#, "true", "null", " ", "\n", "x",
    ]
    var text = ["[", "{\"k\":", "", "[[]"].randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 0...5, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
    text += ["]", "}", ""].randomElement(using: &random) ?? ""
    if let difference = difference(Array(text.utf8)), difference.reason == nil {
      Issue.record("\(text): \(difference.what)")
    }
  }

  private struct Difference {
    let what: String
    let reason: Reason?
  }

  private func difference(_ bytes: [UInt8]) -> Difference? {
    let generous = Budget(
      bytes: 1 << 30, depth: 500, nodes: 10_000_000, stringBytes: 1 << 30, numberBytes: 1 << 20)
    let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    do throws(ParseFailure) {
      let document = try Document.parse(bytes, name: "test.json", budget: generous)
      guard let theirs else {
        return Difference(what: "only we read it", reason: document.remarks.isEmpty ? nil : .bigInteger)
      }
      return difference(document.root, theirs)
    } catch {
      return theirs == nil
        ? nil : Difference(what: "only they read it: \(error)", reason: reason(error.message))
    }
  }

  private func reason(_ message: String) -> Reason? {
    if message.hasSuffix("is one too many") { return .comma }
    if message.hasSuffix("is not UTF-8") || message.contains("UTF-16") { return .encoding }
    return message.hasPrefix("a key can't hold") ? .zeroInKey : nil
  }

  private func difference(_ field: Field, _ value: Any) -> Difference? {
    switch (field.kind, value) {
    case (.null, is NSNull): return nil
    case (.flag, let flag as Bool) where flag == (try? field.flag()): return nil
    case (.integer, let number as NSNumber) where number.intValue == (try? field.integer()): return nil
    case (.number, let number as NSNumber):
      let ours = (try? field.number()) ?? .nan
      if number.doubleValue == ours { return nil }
      let isNear = abs(number.doubleValue - ours) <= ours.magnitude * 1e-15
      return Difference(what: "\(ours), \(number) at \(field.pointer)", reason: isNear ? .decimal : nil)
    case (.string, let theirs as String):
      let ours = (try? field.string()) ?? ""
      if ours.utf8.elementsEqual(theirs.utf8) { return nil }
      let unmarked = ours.unicodeScalars.filter { $0 != "\u{FEFF}" }
      return Difference(
        what: "another string at \(field.pointer)",
        reason: unmarked.elementsEqual(theirs.unicodeScalars) ? .mark : nil)
    case (.array, let theirs as [Any]):
      let ours = (try? field.elements()) ?? []
      guard ours.count == theirs.count else { break }
      return zip(ours, theirs).lazy.compactMap(difference).first
    case (.object, let theirs as [String: Any]):
      let ours = (try? field.members()) ?? []
      guard ours.count == theirs.count else {
        let isEquivalent = Set(ours.map(\.key)).count == theirs.count
        return Difference(
          what: "other keys at \(field.pointer)", reason: isEquivalent ? .equivalentKeys : nil)
      }
      return ours.lazy.compactMap { difference($0.field, theirs[$0.key] ?? NSNull()) }.first
    default: break
    }
    return Difference(what: "\(field.kind), \(type(of: value)) at \(field.pointer)", reason: nil)
  }
}
