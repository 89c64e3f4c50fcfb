/// A place in the page where room was made for what is written next.
///
/// A word that stands on every card is written with one: the place stays in a register from piece to piece, and there
/// is one look at the room and not one for each piece. Who takes a pen says how much it may write at most; the writer
/// that takes it back stops the program if that was wrong, and a debug build at the first byte too much.
struct HTMLPen {
  /// Where the next byte goes.
  private(set) var next: UnsafeMutablePointer<UInt8>
  fileprivate let limit: UnsafeMutablePointer<UInt8>

  /// Room enough for the markup of any one word.
  static var markup: Int { 512 }

  /// Markup of our own, in source.
  @inline(__always) mutating func raw(_ markup: StaticString) {
    let count = markup.utf8CodeUnitCount
    next.initialize(from: markup.utf8Start, count: count)
    move(count)
  }

  /// Text from outside, as text or inside a quoted attribute.
  @inline(__always) mutating func text(_ text: Text) {
    mark(1)
    if text.needsCare { text.withBytes { next = next.escape($0) } } else { plain(text) }
    mark(2)
  }

  /// An address that has passed its door, inside a quoted attribute.
  @inline(__always) mutating func address(_ address: Text) {
    mark(1)
    if address.needsCare { address.withBytes { next = next.escape(address: $0) } } else { plain(address) }
    mark(2)
  }

  /// Text that needs no care.
  @inline(__always) mutating func plain(_ text: Text) {
    text.withBytes { next.copy($0) }
    move(text.count)
  }

  /// A few bytes behind which sixteen more may be read.
  @inline(__always) mutating func copy(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    next.copySteps(from: bytes, count)
    move(count)
  }

  /// One byte of ASCII.
  @inline(__always) mutating func byte(_ byte: UInt8) {
    next.pointee = byte
    move(1)
  }

  @inline(__always) mutating func move(_ count: Int) {
    next += count
    assert(next <= limit, "a word wrote more than it had said")
  }

  /// Brackets what is no markup in a page whose recording is replayed to find how fast it could be at best
  /// (Scripts/Bench/recording.py); no page has these bytes, and no other build writes them.
  @inline(__always) mutating func mark(_ byte: UInt8) {
    #if VITRINE_MARKS
      self.byte(byte)
    #endif
  }
}

// Numbers

extension HTMLPen {
  /// A number of our own counting.
  @inline(__always) mutating func number(_ number: Int) {
    mark(1)
    if number >= 0, number < 10 {
      byte(UInt8(truncatingIfNeeded: 0x30 &+ number))
    } else if number >= 0, number < 1_000 {
      few(UInt32(truncatingIfNeeded: number))
    } else {
      next = next.digits(of: number)
    }
    mark(2)
  }

  /// Up to three digits, as sizes, counts and ordinals have.
  ///
  /// No branch asks how many they are: what comes next cannot be foretold.
  @inline(__always) mutating func few(_ number: UInt32) {
    let absent = (number < 10 ? 1 : 0) &+ (number < 100 ? 1 : 0)
    store(UInt64(Self.digits(number) &>> UInt32(truncatingIfNeeded: absent &* 8)))
    move(3 &- absent)
  }

  /// Three digits, with zeros before a lesser number, and the sign before them.
  @inline(__always) mutating func three(_ number: UInt32, after sign: Sign) {
    store(sign.bytes | UInt64(Self.digits(number)) &<< UInt64(truncatingIfNeeded: sign.count &* 8))
    move(sign.count &+ 3)
  }

  /// Two digits, with a zero before a lesser number, and the sign before them.
  @inline(__always) mutating func two(_ number: UInt32, after sign: Sign) {
    store(sign.bytes | UInt64(Self.digits(number) &>> 8) &<< UInt64(truncatingIfNeeded: sign.count &* 8))
    move(sign.count &+ 2)
  }

  /// A number of one decimal below ten, as stars are.
  @inline(__always) mutating func tenths(_ tenths: UInt32, _ decimal: Sign) {
    mark(1)
    // The ones, the sign and the tenths.
    let digits = UInt64(Self.digits(tenths))
    let (ones, parts) = (digits &>> 8 & 0xFF, digits &>> 16)
    store(ones | decimal.bytes &<< 8 | parts &<< UInt64(truncatingIfNeeded: decimal.count &* 8 &+ 8))
    move(decimal.count &+ 2)
    mark(2)
  }

  /// The three digits of a number below a thousand, the first lowest.
  ///
  /// For such numbers 41/4096 and 103/1024 are a hundredth and a tenth: no digit differs.
  @inline(__always) private static func digits(_ number: UInt32) -> UInt32 {
    let hundreds = (number &* 41) &>> 12
    let rest = number &- hundreds &* 100
    let tens = (rest &* 103) &>> 10
    let ones = rest &- tens &* 10
    return 0x30_3030 &+ hundreds &+ tens &<< 8 &+ ones &<< 16
  }

  /// Eight bytes, of which not all need be meant: what follows is written over them.
  @inline(__always) private func store(_ bytes: UInt64) {
    // Within the slack that is behind every limit.
    UnsafeMutableRawPointer(next).storeBytes(of: bytes.littleEndian, as: UInt64.self)
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a number of up to twenty digits and gives its end.
  fileprivate func digits(of number: Int) -> UnsafeMutablePointer<UInt8> {
    var start = self
    if number < 0 {
      start.pointee = UInt8(ascii: "-")
      start += 1
    }
    var rest = number.magnitude
    var count = 0
    // The last digit first, then the other way round.
    repeat {
      start[count] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    var digits = UnsafeMutableBufferPointer(start: start, count: count)
    digits.reverse()
    return start + count
  }
}

extension HTMLWriter {
  /// A pen for so many bytes at most.
  @inline(__always) mutating func pen(room: Int) -> HTMLPen {
    output.reserve(room)
    return HTMLPen(next: output.end, limit: output.end + room)
  }

  /// Takes a pen back: what it wrote is part of the page.
  @inline(__always) mutating func take(_ pen: HTMLPen) {
    precondition(pen.next <= pen.limit, "a word wrote more than it had said")
    output.end = pen.next
  }
}

extension Text {
  /// How many bytes it takes in a page at most.
  @inline(__always) var room: Int { needsCare ? count * 6 : count }
}
