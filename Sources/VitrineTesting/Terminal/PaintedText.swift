package import Vitrine

/// A judge of painted text: whether a terminal is sent anything but text, line feeds and what painting needs.
///
/// What painting needs: SGR with the codes that a level has, CHA (a move to a column of the line), and OSC 8 (a link).
package struct PaintedText {
  let pieces: [ControlReader.Piece]
  private let level: ColourLevel

  /// Painted bytes, and the level they were painted at.
  package init(_ bytes: [UInt8], at level: ColourLevel) {
    pieces = ControlReader.pieces(of: bytes)
    self.level = level
  }

  /// The text without what paints it.
  package var plain: [UInt8] {
    pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .text(let bytes): bytes
      case .control(let byte): [byte]
      default: []
      }
    }
  }

  /// Everything that must not be sent, and what is open at the end of a line; empty when all is well.
  package var findings: [String] {
    var findings: [String] = []
    var isPainted = false
    var link: String?
    for piece in pieces {
      switch piece {
      case .text(let bytes) where !bytes.isEmpty: continue
      case .control(0x0A):
        if isPainted { findings.append("a line ends while it is painted") }
        if let link { findings.append("a line ends inside the link \(link)") }
      case .sequence(let parameters, [], UInt8(ascii: "m")):
        guard let codes = Self.codes(parameters), Self.isSGR(codes, level) else {
          findings.append("an SGR that painting does not need: \(Self.shown(parameters))")
          continue
        }
        isPainted = codes.last != 0
      case .sequence(let parameters, [], UInt8(ascii: "G")):
        guard let codes = Self.codes(parameters), codes.count == 1, (2...1_001).contains(codes[0]) else {
          findings.append("a move to no column: \(Self.shown(parameters))")
          continue
        }
      case .command(let content, .terminator) where level > .none:
        guard let target = Self.link(content) else {
          findings.append("a command that is no link: \(Self.shown(content))")
          continue
        }
        if let link, !target.isEmpty { findings.append("a link inside the link \(link)") }
        link = target.isEmpty ? nil : target
      default: findings.append("\(piece)")
      }
    }
    if isPainted { findings.append("the text ends while it is painted") }
    if let link { findings.append("the text ends inside the link \(link)") }
    return findings
  }

  /// The addresses that are linked, in their order, one for each line of each link.
  package var links: [String] {
    pieces.compactMap { piece in
      guard case .command(let content, _) = piece, let target = Self.link(content) else { return nil }
      return target.isEmpty ? nil : target
    }
  }

  static func codes(_ parameters: [UInt8]) -> [Int]? {
    let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let codes = parts.compactMap { part -> Int? in
      guard (1...4).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(String(decoding: part, as: UTF8.self))
    }
    return codes.count == parts.count ? codes : nil
  }

  /// Whether all codes belong to a level: attributes and colours of what is in front.
  private static func isSGR(_ codes: [Int], _ level: ColourLevel) -> Bool {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0, 1, 2, 4, 7, 9: if level == .none { return false }
      case 30...37, 90...97: if level != .sixteen { return false }
      // What is behind is painted under pictures alone.
      case 40...47, 100...107: if level != .sixteen { return false }
      case 38, 48:
        let count = rest.first == 5 ? 2 : rest.first == 2 ? 4 : 0
        guard level == (count == 2 ? .indexed : .truecolor), count > 0, rest.count >= count,
          rest.prefix(count).allSatisfy({ (0...255).contains($0) })
        else { return false }
        rest = rest.dropFirst(count)
      default: return false
      }
    }
    return true
  }

  /// The address of an OSC 8, empty for its end; nil when it is none that may be sent.
  static func link(_ content: [UInt8]) -> String? {
    let parts = content.split(separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual("8".utf8) else { return nil }
    let address = String(decoding: parts[2], as: UTF8.self)
    if parts[2].isEmpty { return parts[1].isEmpty ? "" : nil }
    guard parts[1].starts(with: "id=".utf8), parts[1].dropFirst(3).allSatisfy({ (0x30...0x39).contains($0) }),
      parts[2].count <= 2_083, parts[2].allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    let isAllowed = ["http://", "https://", "mailto:", "tel:"].contains { parts[2].starts(with: $0.utf8) }
    return isAllowed ? address : nil
  }

  private static func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}
