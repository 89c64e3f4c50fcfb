import Testing
import VitrineJSON

/// What APIs really send.
@Suite struct LooseTests {
  @Test(arguments: [
    ("42", 42), (#""42""#, 42), ("42.0", 42), (#""42.0""#, 42), ("4.2e1", 42), (#""-007""#, -7),
    (#""9223372036854775807""#, Int.max), ("0.0", 0), (#""-0""#, 0),
  ])
  func `a whole number comes in many forms`(text: String, integer: Int) throws {
    #expect(try read(text).looseInteger() == integer)
  }

  @Test(arguments: [
    "4.5", #""4.5""#, #""""#, #"" 42""#, #""42円""#, #""4_2""#, #""٤٢""#, #""0x10""#,
    #""9223372036854775808""#, "1e300", "true", "null", "[]", #""1,980""#,
  ])
  func `what is no whole number is refused`(text: String) throws {
    let field = try read(text)
    #expect(throws: ShapeError(pointer: "", expected: "an integer", found: field.summary)) {
      try field.looseInteger()
    }
  }

  @Test(arguments: [("4.5", 4.5), (#""4.5""#, 4.5), ("4", 4), (#""-1e-3""#, -0.001), (#""0""#, 0)])
  func `a number may stand in quotes`(text: String, number: Double) throws {
    #expect(try read(text).looseNumber() == number)
  }

  @Test(arguments: [
    #""""#, #""inf""#, #""nan""#, #""0x1p2""#, #""1e999""#, #""4.5 ""#, #"".5""#, "true", "null", "{}",
  ])
  func `what is no number is refused`(text: String) throws {
    let field = try read(text)
    #expect(throws: ShapeError(pointer: "", expected: "a number", found: field.summary)) {
      try field.looseNumber()
    }
  }

  @Test(arguments: [
    ("true", true), ("1", true), (#""1""#, true), (#""true""#, true), ("false", false), ("0", false),
    (#""0""#, false), (#""false""#, false),
  ])
  func `a flag may be a digit`(text: String, flag: Bool) throws {
    #expect(try read(text).looseFlag() == flag)
  }

  @Test(arguments: ["2", #""yes""#, #""""#, "1.5", "null", "[]"])
  func `what is no flag is refused`(text: String) throws {
    let field = try read(text)
    #expect(throws: ShapeError(pointer: "", expected: "true, false, 1 or 0", found: field.summary)) {
      try field.looseFlag()
    }
  }

  @Test(arguments: [(#""a""#, "a"), ("42", "42"), ("4.5", "4.5"), ("true", "true")])
  func `an id may be a number`(text: String, string: String) throws {
    #expect(try read(text).looseString() == string)
  }

  @Test(arguments: ["null", "[]", "{}"])
  func `what has no text is refused`(text: String) throws {
    let field = try read(text)
    #expect(throws: ShapeError.self) { try field.looseString() }
  }

  @Test(arguments: [
    ("19.9", 2, 1990), (#""19.90""#, 2, 1990), ("19.90", 2, 1990), ("1980", 0, 1980), ("1980", 2, 198_000),
    (#""1980""#, 0, 1980),
    ("1980.0", 0, 1980), (#""1980.00""#, 0, 1980), ("0.1", 2, 10), ("0.29", 2, 29), ("1.005", 3, 1005),
    ("-5.25", 2, -525),
    ("0", 2, 0), ("0.00", 2, 0), ("1e3", 2, 100_000), (#""1e-2""#, 2, 1),
    ("9999999999999.99", 2, 999_999_999_999_999),
    (#""92233720368547758.07""#, 2, Int.max), (#""-92233720368547758.08""#, 2, Int.min),
    ("9223372036854775807", 0, Int.max),
  ])
  func `an amount is exact`(text: String, digits: Int, units: Int) throws {
    #expect(try read(text).minorUnits(digits: digits) == units)
  }

  @Test(arguments: [
    ("19.999", 2, "an amount with at most 2 decimals"), ("0.5", 0, "an amount without decimals"),
    (#""19.999""#, 2, "an amount with at most 2 decimals"),
    (#""1e-99999999999""#, 2, "an amount with at most 2 decimals"),
    (#""92233720368547758.08""#, 2, "an amount that can be told exactly"),
    ("9223372036854775807", 2, "an amount that can be told exactly"),
    ("10000000000000.01", 2, "an amount that can be told exactly"),
    (#""1e99999999999""#, 2, "an amount that can be told exactly"),
    (#""¥1,980""#, 0, "an amount"), (#""""#, 0, "an amount"), ("true", 0, "an amount"),
    ("null", 0, "an amount"),
  ])
  func `an amount that is none is refused`(text: String, digits: Int, expected: String) throws {
    let field = try read(text)
    #expect(throws: ShapeError(pointer: "", expected: expected, found: field.summary)) {
      try field.minorUnits(digits: digits)
    }
  }

  @Test(arguments: [
    "0", "-0", "7", "007", "42", "-42", "0.5", "-0.5", "19.9", "19.90", "19.900", "19.999", "1980.00", "4.25",
    "0.1", "0.30000000000000004", "123456789012345.67", "999999999999999", "1000000000000000",
    "9007199254740993", "123456789012345678", "1234567890123456789", "9223372036854775807",
    "-9223372036854775808", "99999999999999999999", "0.000000000000000001", "", "-", ".5", "5.", "1.2.3",
    "1 2",
  ])
  func `a number is the same with an exponent that changes nothing`(number: String) throws {
    // One with an exponent is read digit by digit, most others in one go.
    let short = try read("\"\(number)\"")
    let long = try read("\"\(number)e0\"")
    #expect((try? short.looseInteger()) == (try? long.looseInteger()))
    #expect((try? short.looseNumber())?.bitPattern == (try? long.looseNumber())?.bitPattern)
    for digits in 0...4 {
      #expect((try? short.minorUnits(digits: digits)) == (try? long.minorUnits(digits: digits)))
    }
  }

  @Test func `a double is the amount of its shortest decimal`() throws {
    for step in 0..<2_000 {
      let double = Double(step * step * 37 - 999) / Double([1, 3, 8, 10, 100, 1_000, 10_000][step % 7])
      let (number, text) = try (read("\(double)"), read("\"\(double)e0\""))
      for digits in 0...4 {
        #expect(
          (try? number.minorUnits(digits: digits)) == (try? text.minorUnits(digits: digits)), "\(double)")
      }
      #expect((try? number.looseInteger()) == (try? text.looseInteger()), "\(double)")
    }
  }
}
