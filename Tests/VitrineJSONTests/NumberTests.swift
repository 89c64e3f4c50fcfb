import Testing
import VitrineJSON

@Suite struct NumberTests {
  @Test(arguments: [
    ("0", 0.0), ("-0.0", -0.0), ("0.1", 0.1), ("1E6", 1e6), ("1e-400", 0), ("5e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", 1.7976931348623157e308), ("9007199254740993.0", 9_007_199_254_740_992),
    ("3.141592653589793238462643383279", .pi), ("9223372036854775807", 0x1p63),
  ])
  func `a number is the nearest double`(text: String, number: Double) throws {
    #expect(try read(text).number().bitPattern == number.bitPattern)
  }

  @Test func `the integer minus zero has no sign`() throws {
    #expect(try read("-0").integer() == 0)
    #expect(try read("-0").number().sign == .plus)
  }

  @Test(arguments: [("9223372036854775807", Int.max), ("-9223372036854775808", Int.min)])
  func `the integers of 64 bits are kept to the last digit`(text: String, integer: Int) throws {
    #expect(try read(text).integer() == integer)
    #expect(verdict(Array(text.utf8)) == "read")
  }

  @Test(arguments: [
    ("9223372036854775808", 9.223372036854776e18), ("-9223372036854775809", -9.223372036854776e18),
    ("18446744073709551615", 1.8446744073709552e19), ("1" + String(repeating: "0", count: 300), 1e300),
    (String(repeating: "9", count: 400), .greatestFiniteMagnitude),
    ("-" + String(repeating: "9", count: 400), -.greatestFiniteMagnitude),
  ])
  func `an integer beyond 64 bits costs no document`(text: String, number: Double) throws {
    let document = try Document.parse(
      Array("{\"a\": [\n\(text), 1]}".utf8), name: "test.json", budget: .layout)
    #expect(try document.root["a"][at: 0].number() == number)
    #expect(try document.root["a"][at: 1].integer() == 1)
    let remark = try #require(document.remarks.first)
    #expect(document.remarks.count == 1)
    #expect(
      remark.rule == .bigInteger && remark.pointer == "/a/0" && remark.place == Place(line: 2, column: 1))
    #expect(remark.message.hasSuffix("is beyond 64 bits; it is kept as \(number)"))
  }

  @Test func `places are those of the text as it was written`() throws {
    let nines = String(repeating: "9", count: 400)
    let document = try Document.parse(
      Array("[\(nines), 99999999999999999999, 7]".utf8), name: "a", budget: .layout)
    #expect(document.place(of: "/2") == Place(line: 1, column: 426))
    #expect(
      verdict(Array("[\(nines), 99999999999999999999, x]".utf8)).hasPrefix("syntax 1:426 \"x\" is not JSON"))
    #expect(verdict(Array("[99999999999999999999 \(nines)]".utf8)).hasPrefix("syntax 1:23 expected ','"))
  }

  @Test(arguments: ["1e400", "-1e400", "1.8e308", "[1, 2e9999]"])
  func `a real that no double holds is refused`(text: String) {
    #expect(verdict(Array(text.utf8)).hasSuffix("is greater than a double holds"))
  }
}
