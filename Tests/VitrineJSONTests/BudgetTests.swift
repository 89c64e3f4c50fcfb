import Testing
import VitrineJSON

@Suite struct BudgetTests {
  static let small = Budget(bytes: 200, depth: 5, nodes: 20, stringBytes: 30, numberBytes: 10)

  /// For each limit a text that costs as much as it is asked to.
  static let texts: [(limit: String, at: Int, text: @Sendable (Int) -> String, place: String)] = [
    ("200 bytes", 200, { "[" + String(repeating: " ", count: $0 - 2) + "]" }, "1:1"),
    ("depth 5", 5, { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }, "1:6"),
    (
      "depth 5", 5, { String(repeating: "{\"a\":", count: $0) + "0" + String(repeating: "}", count: $0) },
      "1:26"
    ),
    ("20 nodes", 20, { "[" + Array(repeating: "{}", count: $0 - 1).joined(separator: ",") + "]" }, "1:59"),
    (
      "20 nodes", 20, { "{\"a\":[" + Array(repeating: "0", count: $0 - 2).joined(separator: ",") + "]}" },
      "1:43"
    ),
    (
      "30 string bytes", 30,
      { "[ \"" + String(repeating: "é", count: $0 / 2) + String(repeating: "x", count: $0 % 2) + "\"]" },
      "1:3"
    ),
    ("30 string bytes", 30, { "{\"" + String(repeating: "k", count: $0) + "\": 1}" }, "1:2"),
    ("10 number bytes", 10, { "[\n" + String(repeating: "7", count: $0) + "]" }, "2:1"),
    ("10 number bytes", 10, { "-1." + String(repeating: "7", count: $0 - 3) }, "1:1"),
  ]

  @Test(arguments: texts.indices)
  func `a limit holds to the last unit`(ordinal: Int) {
    let (limit, count, text, place) = Self.texts[ordinal]
    #expect(verdict(Array(text(count - 1).utf8), budget: Self.small) == "read")
    #expect(verdict(Array(text(count).utf8), budget: Self.small) == "read")
    let beyond = verdict(Array(text(count + 1).utf8), budget: Self.small)
    #expect(beyond.hasPrefix("budget \(place) "), "\(beyond)")
    #expect(beyond.hasSuffix("over the budget of \(limit)"), "\(beyond)")
  }

  @Test func `a layout and a response have their limits`() {
    #expect(
      Budget.layout
        == Budget(bytes: 2_097_152, depth: 64, nodes: 100_000, stringBytes: 1_048_576, numberBytes: 1024))
    #expect(
      Budget.response
        == Budget(bytes: 8_388_608, depth: 128, nodes: 250_000, stringBytes: 1_048_576, numberBytes: 1024))
  }

  @Test func `a text that no buffer could hold is refused, whatever the budget`() {
    let text: [UInt8] = Array(repeating: 0x20, count: Budget.mostBytes + 1)
    var budget = Budget.response
    budget.bytes = .max
    #expect(verdict(text, budget: budget).hasSuffix("over the budget of 536870912 bytes"))
  }

  @Test(arguments: [(1_992_294, Budget.layout), (8_283_750, Budget.response)])
  func `a text of empty objects is stopped before it is built`(bytes: Int, budget: Budget) {
    let text = "[" + String(repeating: "{},", count: bytes / 3) + "{}]"
    #expect(verdict(Array(text.utf8), budget: budget).contains("over the budget of \(budget.nodes) nodes"))
  }

  @Test func `a million brackets are stopped at once`() {
    #expect(
      verdict(Array(String(repeating: "[", count: 1_000_000).utf8)).contains("over the budget of depth 64"))
    let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    let generous = Budget(bytes: 1 << 20, depth: 10_000, nodes: 10_000, stringBytes: 9, numberBytes: 9)
    #expect(verdict(Array(deep.utf8), budget: generous).hasPrefix("budget 1:"))
  }

  @Test func `what is in a string costs no depth and no node`() {
    #expect(verdict(Array(#"["[[[[[[[[[[\"[[[[[[[{{{{{{{", 1]"#.utf8), budget: Self.small) == "read")
  }
}
