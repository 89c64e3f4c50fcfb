import Testing
import VitrineUI

/// Texts that are slices of bytes which many texts share.
@Suite struct TextSliceTests {
  private func buffer(_ string: String) -> TextBuffer {
    TextBuffer(padded: Array(string.utf8) + Array(repeating: 0, count: TextBuffer.slack))
  }

  @Test func `a slice is the text that it shows`() {
    let shared = buffer("seaセーターsea")
    let first = Text(shared, start: 0, count: 3)
    let second = Text(shared, start: 15, count: 3)
    let knit = Text(shared, start: 3, count: 12)
    #expect(first == "sea" && first == second && first.hashValue == second.hashValue)
    #expect(knit.string == "セーター" && knit.description == "セーター" && knit == Text("セーター"))
    #expect(first != knit && knit.slice(0..<3) == "セ" && knit.slice(12..<12).isEmpty)
    #expect(Text(shared, start: 18, count: 0).isEmpty)
  }

  @Test func `texts that begin alike are told apart`() {
    for (one, other) in [("a", "ab"), ("", "a"), ("a\u{0}", "a"), ("a", "b"), ("\u{E9}", "e\u{301}")] {
      #expect(Text(one) != Text(other), "\(one.debugDescription)")
      #expect(Set([Text(one), Text(other), Text(one)]).count == 2)
    }
  }

  @Test(arguments: [
    ("new", 1), ("ニット", 2), ("", 3), ("news", 0), ("ne", 0), ("e\u{301}", 0), ("\u{E9}", 4),
  ])
  func `a text is switched over by its bytes`(string: String, branch: Int) {
    let found =
      switch Text(string) {
      case "new": 1
      case "ニット": 2
      case "": 3
      case "\u{E9}": 4
      default: 0
      }
    #expect(found == branch)
  }

  @Test func `zero bytes follow the last text`() {
    for text in [Text("knit"), Text(""), Text(buffer("knit"), start: 4, count: 0)] {
      let after = text.withBytes { bytes in
        UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + bytes.count }, count: TextBuffer.slack)
          .allSatisfy { $0 == 0 }
      }
      #expect(after)
    }
  }

  @Test func `a slice knows its own direction`() {
    let shared = buffer("12345677סוודר89")
    #expect(Text(shared, start: 0, count: 20).hasRightToLeft)
    #expect(!Text(shared, start: 0, count: 8).hasRightToLeft)
    #expect(!Text(shared, start: 18, count: 2).hasRightToLeft)
    #expect(!Text(shared, start: 0, count: 20).slice(0..<8).hasRightToLeft)
    #expect(Text(shared, start: 0, count: 20).slice(7..<10).hasRightToLeft)
  }

  @Test func `a letter has the direction of its block, wherever it stands`() {
    let blocks: [ClosedRange<UInt32>] = [
      0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
    let edges = blocks.flatMap { [$0.lowerBound - 1, $0.lowerBound, $0.upperBound, $0.upperBound + 1] }
    for scalar in (edges + stride(from: 0, to: 0x10FFFF, by: 61)).compactMap(Unicode.Scalar.init) {
      let lead = String(repeating: "a", count: Int(scalar.value % 9))
      let isRightToLeft = blocks.contains { $0.contains(scalar.value) }
      guard Text(lead + String(scalar)).hasRightToLeft != isRightToLeft else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16)) after \(lead.count) letters")
    }
  }

  @Test func `a slice outside of its bytes stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Text(TextBuffer(padded: Array(repeating: 0, count: 64)), start: 0, count: 1)
    }
    await #expect(processExitsWith: .failure) { _ = TextBuffer(padded: [0]) }
  }
}
