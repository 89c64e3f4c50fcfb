import Testing
import VitrineViewer

@Suite struct GroundAnswerTests {
  private static let answers: [(String, Bool?, Bool, String)] = [
    ("]11;rgb:ffff/ffff/ffff^\\^[?62;22c", false, true, ""), ("]11;rgb:0000/0000/0000!^[?6c", true, true, ""),
    ("]11;rgb:1e1e/1e1e/1e1e^\\", true, false, ""), ("]11;rgb:f/f/f!^[?c", false, true, ""),
    ("]11;rgba:00/00/00/ff^\\^[?1;2c", true, true, ""), ("[?1;2c", nil, true, ""),
    ("]11;rgb:fdfd/f6f6/e3e3^\\^[?64;1;2c", false, true, ""),
    // What is no colour says nothing.
    ("]11;red^\\^[?c", nil, true, ""), ("]11;rgb:1/2^\\^[?c", nil, true, ""),
    ("]11;rgb:zz/zz/zz^\\^[?c", nil, true, ""),
    ("]11;rgb:11111/0/0^\\^[?c", nil, true, ""), ("]11;rgb:-1/0/0^\\^[?c", nil, true, ""),
  ]

  @Test(arguments: answers)
  func `an answer says whether the ground is dark`(
    _ answer: String, _ isDark: Bool?, _ isComplete: Bool, _ rest: String
  ) {
    // `^` stands for ESC and `!` for BEL.
    let bytes = ("^" + answer).utf8.map {
      $0 == UInt8(ascii: "^") ? 0x1B : $0 == UInt8(ascii: "!") ? 0x07 : $0
    }
    var whole = GroundAnswer()
    whole.read(bytes)
    var pieces = GroundAnswer()
    for byte in bytes { pieces.read([byte]) }
    for answer in [whole, pieces] {
      #expect(answer.isDark == isDark)
      #expect(answer.isComplete == isComplete)
      #expect(answer.rest == Array(rest.utf8))
    }
  }

  @Test func `what was typed meanwhile is handed back`() {
    var answer = GroundAnswer()
    answer.read(Array("j\u{1B}]11;rgb:0/0/0\u{7}k\u{1B}[?6cq".utf8))
    #expect(answer.rest == Array("jkq".utf8))
    answer.read(Array("x".utf8))
    #expect(answer.rest == Array("jkqx".utf8))
  }

  @Test func `no more than a kibibyte is waited for`() {
    var answer = GroundAnswer()
    for _ in 0..<10 where !answer.isComplete { answer.read([UInt8](repeating: 0x61, count: 200)) }
    #expect(answer.isComplete)
    #expect(answer.rest.count >= GroundAnswer.limit)
    #expect(answer.isDark == nil)
  }
}
