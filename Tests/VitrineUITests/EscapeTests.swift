import CEscape
import PortableEscape
import Testing
import VitrineUI

/// The kernels that judge, copy and escape texts, against a plain way byte by byte.
@Suite struct EscapeTests {
  /// Every length up to some vectors, wherever in a vector a text begins.
  @Test(arguments: UInt64(0)..<16)
  func `a text is escaped the same by every kernel, at every length and place`(seed: UInt64) {
    var random = Chance(state: seed)
    for count in 0...200 {
      let text = RandomText(count: count, using: &random)
      let shared = text.shared(after: Int(seed) + 16 * (count % 2))
      for (way, written) in shared.written where written != text.escaped {
        Issue.record("\(way), \(count) bytes: \(text.bytes) became \(written)")
      }
      #expect(shared.traits == text.traits, "\(text.bytes)")
      #expect(shared.portableTraits == text.traits, "\(text.bytes)")
      #expect(shared.text.needsCare == (text.traits & UInt32(ESCAPE_CARE) != 0))
      #expect(shared.areUnreserved == [text.isUnreserved, text.isUnreserved], "\(text.bytes)")
      #expect(shared.areAddresses == [text.isAddress, text.isAddress], "\(text.bytes)")
      let host = RandomText(host: count, using: &random)
      for found in host.shared(after: Int(seed)).hosts { #expect(found == host.host, "\(host.bytes)") }
    }
  }

  /// Each byte that may begin a scalar, where one vector ends and the next begins, and at the end of a text.
  @Test func `a byte is judged by itself, and never what stands behind the text`() {
    for offset in [0, 1, 14, 15, 16, 17, 31, 62, 63, 64, 65] {
      for scalar in (UInt32(0)...0x2FF).compactMap(Unicode.Scalar.init) {
        for rest in ["", "a"] {
          let text = RandomText(Array((String(repeating: "a", count: offset) + String(scalar) + rest).utf8))
          let shared = text.shared(after: 3)
          for (way, written) in shared.written where written != text.escaped {
            Issue.record("\(way), \(scalar.value) after \(offset) bytes")
          }
          #expect(shared.traits == text.traits && shared.portableTraits == text.traits)
          #expect(shared.areUnreserved == [text.isUnreserved, text.isUnreserved])
          #expect(shared.areAddresses == [text.isAddress, text.isAddress], "\(scalar.value) after \(offset)")
          for found in shared.hosts { #expect(found == text.host, "\(scalar.value) after \(offset) bytes") }
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<16)
  func `an address is escaped as a text is, at every length and place`(seed: UInt64) {
    var random = Chance(state: seed)
    for count in 0...200 {
      let address = RandomText(address: count, using: &random)
      let shared = address.shared(after: Int(seed) + 16 * (count % 2))
      for (way, written) in shared.writtenAsAddress where written != address.escaped {
        Issue.record("\(way), \(count) bytes: \(address.bytes) became \(written)")
      }
    }
  }

  /// What may stand in an address is what the kernel for addresses knows; here it comes through the door.
  @Test func `no byte leaves an address as a mark`() throws {
    for byte in UInt8(0)...255 {
      for place in [3, 15, 31, 32, 33, 64] {
        let bytes =
          Array("a/".utf8) + Array(repeating: UInt8(ascii: "b"), count: place - 2) + [byte]
          + Array("c&'d".utf8)
        guard let link = Link(text: Text(utf8: bytes)) else { continue }
        var canvas = HTMLCanvas(
          DrawingContext(moduleID: "m", slot: ModuleSlot(region: .tab, entry: 1)))
        canvas.link(to: link) { $0.divider() }
        let address = RandomText(Array(link.description.utf8)).escaped
        let expected = Array("<a class=\"v-link\" href=\"".utf8) + address + Array("\" data-vt=".utf8)
        #expect(Array(canvas.finish().bytes.prefix(expected.count)) == expected, "\(byte) at \(place)")
      }
    }
  }
}

/// Bytes of a text, and what becomes of them.
private struct RandomText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whole scalars of so many bytes in all: in some texts any, in some only what may pass.
  init(count: Int, using random: inout Chance) {
    let plain: [Unicode.Scalar] = ["a", "Z", "0", "-", "~", " ", "é", "\u{C0}", "あ", "😀", "א", "\u{FB1D}"]
    let odd: [Unicode.Scalar] = [
      "&", "<", ">", "\"", "'", "\r", "\n", "\t", "\0", "\u{7F}", "\u{80}", "\u{9F}", "\u{A0}", "\u{BF}",
    ]
    let choices = [plain, Array(plain.prefix(5)), plain + odd, odd].randomElement(using: &random) ?? plain
    var bytes: [UInt8] = []
    while bytes.count < count {
      let next = Array(String(choices.randomElement(using: &random) ?? "a").utf8)
      bytes += bytes.count + next.count <= count ? next : [UInt8(ascii: "b")]
    }
    self.bytes = bytes
  }

  /// An address of so many bytes, as it has passed its door.
  init(address count: Int, using random: inout Chance) {
    let plain = Array("aZ09/?#=%:;.-~!()*[]@$,+_z".utf8)
    let choices = [plain, plain + Array("&'".utf8), Array("&'".utf8)].randomElement(using: &random) ?? plain
    bytes = (0..<count).map { _ in choices.randomElement(using: &random) ?? 0x61 }
  }

  /// What may be a host for most of so many bytes.
  init(host count: Int, using random: inout Chance) {
    let bytes = Array("abcz019-_...".utf8)
    self.bytes = (0..<count).map { _ in
      Int.random(in: 0..<100, using: &random) == 0
        ? UInt8(ascii: "/") : bytes.randomElement(using: &random) ?? 0
    }
  }

  /// How many bytes at its start may be a host's, and where its last name starts.
  var host: [Int] {
    let host = bytes.prefix { "abcdefghijklmnopqrstuvwxyz0123456789-._".utf8.contains($0) }
    return [host.count, (host.lastIndex(of: UInt8(ascii: ".")) ?? -1) + 1]
  }

  /// Whether it may stand in an address as it is, for all that the kernel takes.
  var isAddress: Bool {
    bytes.allSatisfy { (0x21...0x7A).contains($0) && !"\"<>\\^`".utf8.contains($0) }
  }

  /// The text as HTML.
  var escaped: [UInt8] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar -> [UInt8] in
      switch scalar {
      case "&": Array("&amp;".utf8)
      case "<": Array("&lt;".utf8)
      case ">": Array("&gt;".utf8)
      case "\"": Array("&quot;".utf8)
      case "'": Array("&#39;".utf8)
      case "\r": Array("&#13;".utf8)
      case "\t", "\n": Array(String(scalar).utf8)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": Array("\u{FFFD}".utf8)
      default: Array(String(scalar).utf8)
      }
    }
  }

  var traits: UInt32 {
    let care = bytes.contains { $0 < 0x20 || [0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2].contains($0) }
    let lead = bytes.contains { (0xD6...0xE0).contains($0) || $0 >= 0xEF }
    return (care ? UInt32(ESCAPE_CARE) : 0) | (lead ? UInt32(ESCAPE_LEAD) : 0)
  }

  var isUnreserved: Bool {
    bytes.allSatisfy { byte in
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8.contains(byte)
    }
  }

  /// The text among others that need care, so that a kernel which looks too far is found out.
  func shared(after count: Int) -> SharedText { SharedText(bytes: bytes, before: count) }
}

/// A text in a buffer with others, and what the kernels make of it.
private struct SharedText {
  private let bytes: [UInt8]
  private let start: Int
  private let all: [UInt8]

  init(bytes: [UInt8], before: Int) {
    self.bytes = bytes
    start = before
    let behind = Array("<\u{9F}א&".utf8) + Array(repeating: 0, count: TextBuffer.slack)
    all = Array(repeating: UInt8(ascii: "<"), count: before) + bytes + behind
  }

  var text: Text { Text(TextBuffer(padded: all), start: start, count: bytes.count) }

  /// What each way of writing it writes.
  var written: [(String, [UInt8])] {
    let string = String(decoding: bytes, as: UTF8.self)
    let (text, bytes, start) = (text, bytes, start)
    return [
      ("as a text", page { $0.text(text) }), ("as a string", page { $0.text(string) }),
      ("with slack", raw(all, start, bytes.count, escape_text)),
      ("without slack", raw(bytes, 0, bytes.count, escape_tight_text)),
      ("with slack, portable", raw(all, start, bytes.count, portable_escape_text)),
      ("without slack, portable", raw(bytes, 0, bytes.count, portable_escape_tight_text)),
    ]
  }

  /// What each way of writing it as an address writes.
  var writtenAsAddress: [(String, [UInt8])] {
    [
      ("vectors", raw(all, start, bytes.count, escape_address)),
      ("portable", raw(all, start, bytes.count, portable_escape_address)),
    ]
  }

  var traits: UInt32 { all.withUnsafeBufferPointer { at($0) { escape_traits($0, bytes.count) } } }
  var portableTraits: UInt32 {
    all.withUnsafeBufferPointer { at($0) { portable_escape_traits($0, bytes.count) } }
  }
  var areUnreserved: [Bool] {
    all.withUnsafeBufferPointer {
      at($0) {
        [
          escape_is_unreserved($0, bytes.count) != 0, portable_escape_is_unreserved($0, bytes.count) != 0,
        ]
      }
    }
  }

  var areAddresses: [Bool] {
    all.withUnsafeBufferPointer {
      at($0) { text in
        [escape_is_address, portable_escape_is_address].map { $0(text, bytes.count) != 0 }
      }
    }
  }
  /// How many bytes may be a host's, and where its last name starts.
  var hosts: [[Int]] {
    all.withUnsafeBufferPointer {
      at($0) { text in
        [escape_host, portable_escape_host].map { kernel in
          var name = 0
          return [kernel(text, bytes.count, &name), name]
        }
      }
    }
  }

  private func at<Result>(
    _ all: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<UInt8>) -> Result
  ) -> Result {
    guard let first = all.baseAddress else { preconditionFailure("no bytes") }
    return body(first + start)
  }

  private func page(_ write: (inout HTMLWriter) -> Void) -> [UInt8] {
    var writer = HTMLWriter()
    write(&writer)
    return writer.finish().bytes
  }

  private typealias Kernel = (
    UnsafeMutablePointer<UInt8>?, UnsafePointer<UInt8>?, Int
  ) -> UnsafeMutablePointer<UInt8>?

  /// What a kernel writes into as much memory as it is promised, before bytes that it may not touch.
  private func raw(
    _ bytes: [UInt8], _ start: Int, _ count: Int, _ kernel: Kernel
  ) -> [UInt8] {
    let room = count * 6 + Int(ESCAPE_SLACK)
    let out = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: room + 64)
    defer { out.deallocate() }
    out.initialize(repeating: 0xAA)
    // Behind a text without slack there is the end of its own memory.
    let tight = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    defer { tight.deallocate() }
    _ = tight.initialize(from: bytes)
    guard let first = tight.baseAddress, let end = kernel(out.baseAddress, first + start, count)
    else { return Array("no memory".utf8) }
    guard out[room...].allSatisfy({ $0 == 0xAA }) else { return Array("bytes behind the room".utf8) }
    return Array(out[..<(out.baseAddress.map { end - $0 } ?? 0)])
  }
}

/// SplitMix64: the same numbers for the same seed everywhere.
private struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
