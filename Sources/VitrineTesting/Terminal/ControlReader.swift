/// A reader of what a terminal is sent: it cuts a stream of bytes into text and control functions.
///
/// It judges nothing and shows nothing; it only names what is there, as the terminal that understands most of it
/// would: every form of C1 counts, as one byte, as two bytes of UTF-8 and after ESC. Source: ECMA-48, 5th edition,
/// with the states of Paul Williams's parser of DEC's terminals (vt100.net/emu/dec_ansi_parser), OSC as xterm ends it.
package struct ControlReader {
  /// One thing that was sent.
  package enum Piece: Equatable, Sendable {
    /// What is shown: UTF-8 without any control.
    case text([UInt8])
    /// A control of C0, DEL included.
    case control(UInt8)
    /// A control of C1 that begins nothing: 0x80 to 0x9F.
    case upperControl(UInt8)
    /// ESC, intermediate bytes and the final one.
    case escape(intermediates: [UInt8], final: UInt8)
    /// A control sequence: its parameters as they were written, intermediates, the final byte.
    case sequence(parameters: [UInt8], intermediates: [UInt8], final: UInt8)
    /// An operating system command, with what ended it.
    case command([UInt8], Ending)
    /// Any other control string: DCS, SOS, PM or APC by its C1 byte.
    case string(UInt8, [UInt8], Ending)
    /// What ended before it was whole, or was no control function of any kind.
    case broken([UInt8])
    /// Bytes that are not UTF-8.
    case malformed([UInt8])
  }

  /// How a control string ended.
  package enum Ending: Equatable, Sendable { case bell, terminator }

  private enum State {
    case ground
    case escape([UInt8])
    case sequence(parameters: [UInt8], intermediates: [UInt8])
    case string(introducer: UInt8, content: [UInt8])
    /// After ESC inside a string: `\` ends it.
    case stringEscape(introducer: UInt8, content: [UInt8])
  }

  /// What was read so far; text comes in one piece for as long as no control function stands between.
  package private(set) var pieces: [Piece] = []
  private var state = State.ground
  private var text: [UInt8] = []
  /// Bytes of a scalar that is not whole yet.
  private var scalar: [UInt8] = []
  private var missing = 0

  package init() {}

  /// The pieces of a whole stream.
  package static func pieces(of bytes: some Sequence<UInt8>) -> [Piece] {
    var reader = ControlReader()
    reader.read(bytes)
    reader.finish()
    return reader.pieces
  }

  /// Reads on; a piece may begin in one call and end in another.
  package mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { read(byte) }
  }

  /// Ends the stream: what is not whole is broken.
  package mutating func finish() {
    endScalar()
    breakOff()
    endText()
  }

  private mutating func read(_ byte: UInt8) {
    if missing > 0 {
      if byte & 0xC0 == 0x80 {
        scalar.append(byte)
        missing -= 1
        if missing == 0 { endScalar() }
        return
      }
      endScalar()
    }
    switch byte {
    case 0x00...0x7F: take(byte)
    case 0xC2...0xDF: (scalar, missing) = ([byte], 1)
    case 0xE0...0xEF: (scalar, missing) = ([byte], 2)
    case 0xF0...0xF4: (scalar, missing) = ([byte], 3)
    case 0x80...0x9F: takeUpper(byte, [byte])
    default: add(.malformed([byte]))
    }
  }

  /// Takes a scalar of several bytes: a C1 control, a sign, or nothing that is UTF-8.
  private mutating func endScalar() {
    guard !scalar.isEmpty else { return }
    let bytes = scalar
    (scalar, missing) = ([], 0)
    if bytes.count == 2, bytes[0] == 0xC2, bytes[1] < 0xA0 { return takeUpper(bytes[1], bytes) }
    guard let whole = String(validating: bytes, as: UTF8.self) else { return add(.malformed(bytes)) }
    takeText(Array(whole.utf8))
  }

  private mutating func takeText(_ bytes: [UInt8]) {
    switch state {
    case .ground: text += bytes
    case .string(let introducer, let content):
      state = .string(introducer: introducer, content: content + bytes)
    case .stringEscape:
      breakOff()
      text += bytes
    case .escape, .sequence:
      breakOff()
      text += bytes
    }
  }

  /// A C1 control, as one byte or as UTF-8.
  private mutating func takeUpper(_ byte: UInt8, _ bytes: [UInt8]) {
    switch (state, byte) {
    case (.string(let introducer, let content), 0x9C): end(introducer, content, .terminator)
    case (.stringEscape, _), (.string, _), (.escape, _), (.sequence, _):
      breakOff()
      begin(byte)
    case (.ground, _): begin(byte)
    }
  }

  /// A C1 control, however it was written.
  private mutating func begin(_ byte: UInt8) {
    endText()
    switch byte {
    case 0x9B: state = .sequence(parameters: [], intermediates: [])
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string(introducer: byte, content: [])
    default: add(.upperControl(byte))
    }
  }

  private mutating func take(_ byte: UInt8) {
    // CAN and SUB end everything; ESC begins anew.
    if byte == 0x18 || byte == 0x1A {
      breakOff()
      return add(.control(byte))
    }
    switch state {
    case .ground:
      switch byte {
      case 0x1B:
        endText()
        state = .escape([])
      case 0x00...0x1F, 0x7F: add(.control(byte))
      default: text.append(byte)
      }
    case .escape(let intermediates): takeEscape(byte, intermediates)
    case .sequence(let parameters, let intermediates): takeSequence(byte, parameters, intermediates)
    case .string(let introducer, let content):
      switch byte {
      case 0x1B: state = .stringEscape(introducer: introducer, content: content)
      case 0x07 where introducer == 0x9D: end(introducer, content, .bell)
      default: state = .string(introducer: introducer, content: content + [byte])
      }
    case .stringEscape(let introducer, let content):
      if byte == UInt8(ascii: "\\") { return end(introducer, content, .terminator) }
      breakOff()
      state = .escape([])
      take(byte)
    }
  }

  private mutating func takeEscape(_ byte: UInt8, _ intermediates: [UInt8]) {
    switch byte {
    case 0x1B:
      breakOff()
      state = .escape([])
    case 0x00...0x1F, 0x7F: add(.control(byte))
    case 0x20...0x2F: state = .escape(intermediates + [byte])
    case 0x40...0x5F where intermediates.isEmpty:
      state = .ground
      begin(byte + 0x40)
    default:
      state = .ground
      add(.escape(intermediates: intermediates, final: byte))
    }
  }

  private mutating func takeSequence(_ byte: UInt8, _ parameters: [UInt8], _ intermediates: [UInt8]) {
    switch byte {
    case 0x1B:
      breakOff()
      state = .escape([])
    case 0x00...0x1F, 0x7F: add(.control(byte))
    case 0x30...0x3F where intermediates.isEmpty:
      state = .sequence(parameters: parameters + [byte], intermediates: [])
    case 0x20...0x2F: state = .sequence(parameters: parameters, intermediates: intermediates + [byte])
    case 0x40...0x7E:
      state = .ground
      add(.sequence(parameters: parameters, intermediates: intermediates, final: byte))
    default:
      breakOff()
      text.append(byte)
    }
  }

  private mutating func end(_ introducer: UInt8, _ content: [UInt8], _ ending: Ending) {
    state = .ground
    add(introducer == 0x9D ? .command(content, ending) : .string(introducer, content, ending))
  }

  /// What has begun ends without being whole.
  private mutating func breakOff() {
    switch state {
    case .ground: return
    case .escape(let intermediates): add(.broken([0x1B] + intermediates))
    case .sequence(let parameters, let intermediates):
      add(.broken([0x1B, UInt8(ascii: "[")] + parameters + intermediates))
    case .string(let introducer, let content), .stringEscape(let introducer, let content):
      add(.broken([0x1B, introducer - 0x40] + content))
    }
    state = .ground
  }

  private mutating func add(_ piece: Piece) {
    endText()
    pieces.append(piece)
  }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = []
  }
}
