/// One word of a tape: a letter for the kind in its highest byte, then 24 bits that count and 32 that lead somewhere.
///
/// What a number is stands in a second word, whole.
struct Word: Sendable {
  /// The count that stands for itself and for all above it.
  static let mostCounted = 0xFF_FFFF

  var bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  init(_ letter: Unicode.Scalar, count: Int = 0, link: Int = 0) {
    bits =
      UInt64(letter.value) << 56 | UInt64(min(count, Self.mostCounted)) << 32
      | UInt64(UInt32(truncatingIfNeeded: link))
  }

  var letter: UInt8 { UInt8(truncatingIfNeeded: bits >> 56) }

  /// How many elements, members or bytes there are, up to ``mostCounted``.
  var count: Int { Int(bits >> 32 & 0xFF_FFFF) }

  /// Of an array or object the offset behind its last word, of a string where its bytes start.
  var link: Int { Int(bits & 0xFFFF_FFFF) }

  @inline(__always) var kind: Field.Kind {
    switch letter {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "l"): .integer
    case UInt8(ascii: "d"): .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .flag
    default: .null
    }
  }

  var isTrue: Bool { letter == UInt8(ascii: "t") }

  /// How many words the value itself has, what is in it left out.
  var size: Int { letter == UInt8(ascii: "l") || letter == UInt8(ascii: "d") ? 2 : 1 }

  /// What comes behind the value that has this word at an offset, and behind all that is in it.
  @inline(__always) func next(after offset: Int) -> Int {
    // The two letters differ in one bit, as those of numbers do.
    letter | 0x20 == UInt8(ascii: "{") ? link : offset + (letter | 0x08 == UInt8(ascii: "l") ? 2 : 1)
  }
}
