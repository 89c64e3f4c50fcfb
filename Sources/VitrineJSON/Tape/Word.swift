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

  /// The word of a key: a letter of its own, eight bits that count bytes, 16 for how far it is to the next key.
  ///
  /// A count that is greater stands as the greatest, and a way that is longer, or not known yet, as none.
  init(keyOf count: Int, link: Int, skip: Int = 0) {
    bits =
      Self.highOfKey(of: count) << 48 | UInt64(skip <= 0xFFFF ? skip : 0) << 32
      | UInt64(UInt32(truncatingIfNeeded: link))
  }

  /// The highest 16 bits of the word of a key of so many bytes.
  @inline(__always) static func highOfKey(of count: Int) -> UInt64 {
    UInt64(UInt8(ascii: "k")) << 8 | UInt64(min(count, 0xFF))
  }

  /// How far it is from a key to the next one, or to the end of its object; 0 when only the value can tell.
  @inline(__always) var skip: Int { Int(bits >> 32 & 0xFFFF) }

  var letter: UInt8 { UInt8(truncatingIfNeeded: bits >> 56) }

  /// Of all but a key, how many elements, members or bytes there are, up to ``mostCounted``.
  var count: Int { Int(bits >> 32 & 0xFF_FFFF) }

  /// Of an array or object the offset behind its last word, of a string or key where its bytes start.
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
