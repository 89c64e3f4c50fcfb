/// Makes keys of the bytes that a terminal sends, however they are cut into pieces.
///
/// Source: ECMA-48 for sequences, xterm's control sequences for keys, the mouse (mode 1006) and pasting (mode 2004).
/// What nobody knows is swallowed whole; no bytes are an error, and no more than ``limit`` of them are kept.
package struct KeyReader: Sendable {
  /// The most bytes that one sequence or one paste may have; the rest of it is dropped.
  package static let limit = 4_096

  private enum State: Sendable {
    case ground
    /// In a scalar of several bytes.
    case scalar(value: UInt32, missing: Int, least: UInt32)
    case escape
    /// After `ESC O`.
    case single
    /// After `ESC [`.
    case control
    /// The bytes of an old mouse report that are still to come.
    case oldMouse(Int)
    /// After ESC and a key that begins a string, if what follows is what a terminal answers.
    case introducer(UInt8)
    /// In a string of a terminal's answers: OSC, DCS, APC.
    case string(endsInEscape: Bool)
    case paste
  }

  private var state = State.ground
  private var bytes: [UInt8] = []
  private var keys: [Key] = []

  package init() {}

  /// How many milliseconds of silence end what has begun; nil when nothing has.
  ///
  /// A lone ESC is a key, and the first byte of a sequence: only time tells.
  package var patience: Int? {
    switch state {
    case .ground: nil
    case .paste: 1_000
    case .scalar, .escape, .single, .control, .oldMouse, .introducer, .string: 50
    }
  }

  /// The keys that some bytes complete.
  package mutating func keys(of input: some Sequence<UInt8>) -> [Key] {
    for byte in input { read(byte) }
    return taken()
  }

  /// The keys there are after so much silence that nothing more belongs to what has begun.
  package mutating func keysAfterSilence() -> [Key] {
    switch state {
    case .escape: keys.append(.escape)
    case .paste: endPaste(dropping: 0)
    // Keys that were pressed one soon after the other.
    case .single: keys += [.escape, .typed("O")]
    case .control where bytes.isEmpty: keys += [.escape, .typed("[")]
    case .introducer(let byte): keys += [.escape, .typed(Unicode.Scalar(byte))]
    case .ground, .scalar, .control, .oldMouse, .string: break
    }
    reset()
    return taken()
  }

  private mutating func taken() -> [Key] {
    defer { keys = [] }
    return keys
  }

  private mutating func reset() {
    state = .ground
    bytes = []
  }

  private mutating func end(_ key: Key?) {
    reset()
    if let key { keys.append(key) }
  }

  private mutating func keep(_ byte: UInt8) { if bytes.count < Self.limit { bytes.append(byte) } }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .ground: readPlain(byte)
    case .scalar(let value, let missing, let least): readScalar(byte, value, missing, least)
    case .escape: readEscape(byte)
    case .single: end(byte == 0x1B ? .escape : Self.single(byte))
    case .control: readControl(byte)
    case .oldMouse(let missing): state = missing > 1 ? .oldMouse(missing - 1) : .ground
    case .introducer(let introducer):
      if Self.answers(introducer, with: byte) {
        state = .string(endsInEscape: false)
        return keep(byte)
      }
      keys += [.escape, .typed(Unicode.Scalar(introducer))]
      reset()
      read(byte)
    case .string(let endsInEscape):
      switch byte {
      case 0x07, 0x18, 0x1A: reset()
      case UInt8(ascii: "\\") where endsInEscape: reset()
      case _ where endsInEscape:
        reset()
        state = .escape
        read(byte)
      case _ where bytes.count == Self.limit:
        // No answer is as long as that: its end was lost.
        reset()
        read(byte)
      default:
        keep(byte)
        state = .string(endsInEscape: byte == 0x1B)
      }
    case .paste:
      keep(byte)
      if byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
        endPaste(dropping: Self.pasteEnd.count)
      } else if bytes.count == Self.limit {
        // Only what can still be the end is kept of the rest.
        overflow = overflow ?? Array(bytes.dropLast(Self.pasteEnd.count))
        bytes.removeFirst(bytes.count - Self.pasteEnd.count)
      }
    }
  }

  /// The beginning of a paste that is longer than the limit.
  private var overflow: [UInt8]?
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func endPaste(dropping count: Int) {
    let text = overflow ?? bytes.dropLast(count)
    overflow = nil
    end(.pasted(String(decoding: text, as: UTF8.self)))
  }

  private mutating func readPlain(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x09: keys.append(.tab)
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: keys.append(.typed(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .scalar(value: UInt32(byte & 0x1F), missing: 1, least: 0x80)
    case 0xE0...0xEF: state = .scalar(value: UInt32(byte & 0x0F), missing: 2, least: 0x800)
    case 0xF0...0xF4: state = .scalar(value: UInt32(byte & 0x07), missing: 3, least: 0x1_0000)
    default: break
    }
  }

  private mutating func readScalar(_ byte: UInt8, _ value: UInt32, _ missing: Int, _ least: UInt32) {
    guard byte & 0xC0 == 0x80 else {
      reset()
      return read(byte)
    }
    let value = value << 6 | UInt32(byte & 0x3F)
    guard missing == 1 else { return state = .scalar(value: value, missing: missing - 1, least: least) }
    // C1 controls are no keys.
    end(value >= max(least, 0xA0) ? Unicode.Scalar(value).map(Key.typed) : nil)
  }

  private mutating func readEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B: keys.append(.escape)
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .introducer(byte)
    default:
      end(.escape)
      read(byte)
    }
  }

  /// Whether what a terminal answers goes on with a byte; anything else was typed.
  ///
  /// An OSC begins with a number, a DCS with its parameters, and the one APC is that of kitty's pictures.
  private static func answers(_ introducer: UInt8, with byte: UInt8) -> Bool {
    switch introducer {
    case UInt8(ascii: "]"): (0x30...0x39).contains(byte)
    case UInt8(ascii: "P"): (0x20...0x3F).contains(byte)
    default: byte == UInt8(ascii: "G")
    }
  }

  private mutating func readControl(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      reset()
      state = .escape
    case 0x18, 0x1A: reset()
    case 0x20...0x3F: keep(byte)
    case UInt8(ascii: "M") where bytes.isEmpty:
      state = .oldMouse(3)
    case 0x40...0x7E:
      if byte == UInt8(ascii: "~"), bytes.elementsEqual("200".utf8) {
        bytes = []
        state = .paste
      } else {
        end(KeySequence(bytes, ending: byte).key)
      }
    default: break
    }
  }

  private static func single(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): .enter
    default: KeySequence([], ending: byte).key
    }
  }
}
