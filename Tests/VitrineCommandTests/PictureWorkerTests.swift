import Foundation
import Testing
import Vitrine
import VitrineCommand
import VitrinePictures

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What decodes pictures is not trusted: what it is given and what it says.
@Suite(.enabled(if: Pictures.areDrawn, Comment(rawValue: Pictures.whyNot)))
struct PictureWorkerTests {
  private func drawn(
    _ bytes: [UInt8], as form: PictureForm = .cells, ground: Colour = Pictures.black
  ) throws(PictureRefusal) -> PictureDrawing {
    try PictureWorkshop(Pictures.setup).draw(
      PictureOrder(bytes, as: form, columns: 8, rows: 2, ground: ground))
  }

  private func colours(_ drawing: PictureDrawing, row: Int = 0) throws -> [Colour] {
    guard case .cells(let cells) = drawing else { throw PictureRefusal.failed }
    return cells.row(row).map(\.dominant)
  }

  @Test(arguments: Pictures.halves.indices)
  func `a picture's colours are where they are in the picture`(_ picture: Int) throws {
    let colours = try colours(drawn(Pictures.halves[picture].bytes), row: 1)
    #expect(colours.count == 8)
    for colour in colours[..<3] { #expect(colour.red > 200 && colour.blue < 30) }
    for colour in colours[5...] { #expect(colour.red < 30 && colour.blue > 200) }
  }

  @Test func `a picture's pixels and its sixels are of the size that was asked for`() throws {
    for (_, bytes) in Pictures.halves {
      guard case .pixels(let pixels) = try drawn(bytes, as: .pixels) else {
        Issue.record("no pixels")
        continue
      }
      #expect((pixels.width, pixels.height) == (80, 40))
      #expect(pixels.rgb[0] > 200 && pixels.rgb[2] < 30)
      #expect(pixels.rgb[3 * 79] < 30 && pixels.rgb[3 * 79 + 2] > 200)
      guard case .sixel(let sixel) = try drawn(bytes, as: .sixel) else {
        Issue.record("no sixels")
        continue
      }
      #expect(sixel.data.contains(UInt8(ascii: "#")))
    }
  }

  @Test func `where a picture is transparent the ground is seen`() throws {
    let drawing = try drawn(Array(Pictures.svg("").utf8), ground: Colour(red: 1, green: 200, blue: 3))
    #expect(try Set(colours(drawing)) == [Colour(red: 1, green: 200, blue: 3)])
  }

  /// A hundred million entities in a few hundred bytes.
  private static let bomb =
    "<!DOCTYPE svg [<!ENTITY a0 'ha'>"
    + (1...8).map { level in
      "<!ENTITY a\(level) '\(String(repeating: "&a\(level - 1);", count: 10))'>"
    }.joined() + "]>"

  @Test(
    arguments: [
      ("nothing", [], PictureRefusal.unknownKind), ("words", Array("a picture".utf8), .unknownKind),
      ("a page", Array("<html></html>".utf8), .unknownKind),
      ("a GIF", Array("GIF89a".utf8), .unknownKind),
      ("the start of a PNG", Array(Pictures.decoded(Pictures.png).prefix(60)), .broken),
      ("a PNG's signature", Array(Pictures.decoded(Pictures.png).prefix(8)), .broken),
      ("half a JPEG's head", Array(Pictures.decoded(Pictures.jpeg).prefix(100)), .broken),
      ("a vast PNG", Pictures.decoded(Pictures.vast), .tooLarge),
      ("SVG that ends", Array(Pictures.svg("<rect").utf8), .broken),
      ("a bomb", Array(Pictures.svg("<title>&a8;</title>", before: bomb).utf8), .broken),
      (
        "a thin SVG", Array("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='90000'/>".utf8),
        .tooLarge
      ),
    ] as [(String, [UInt8], PictureRefusal)])
  func `what is no sound picture is refused`(_ name: String, _ bytes: [UInt8], _ why: PictureRefusal) throws {
    #expect(throws: why) { try drawn(bytes) }
  }

  @Test func `an SVG reads no file and no address`() async throws {
    let terminal = try Terminal()
    let red = terminal.folder.appending(path: "red.png")
    try Data(Pictures.halves[1].bytes).write(to: red)
    let listener = try Listener()
    let plain = try drawn(Array(Pictures.svg("<rect width='9' height='9' fill='lime'/>").utf8))
    for address in [red.absoluteString, red.path, "http://127.0.0.1:\(listener.port)/red.png"] {
      for attribute in ["href", "xlink:href"] {
        let content =
          "<rect width='9' height='9' fill='lime'/><image \(attribute)='\(address)' width='40' height='20'/>"
        #expect(try drawn(Array(Pictures.svg(content).utf8)) == plain)
      }
    }
    let included = """
      <xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="\(red.path)" parse="text"/>
      <rect width='9' height='9' fill='lime'/>
      """
    #expect(try drawn(Array(Pictures.svg(included).utf8)) == plain)
    #expect(!listener.wasCalled)
  }

  @Test func `a bad picture costs no other`() throws {
    let workshop = PictureWorkshop(Pictures.setup)
    func order(_ bytes: [UInt8]) -> PictureOrder {
      PictureOrder(bytes, as: .cells, columns: 4, rows: 2, ground: Pictures.black)
    }
    let alone = try workshop.draw(order(Pictures.halves[0].bytes))
    for _ in 0..<5 {
      #expect(throws: PictureRefusal.broken) {
        try workshop.draw(order(Array(Pictures.svg("<rect").utf8)))
      }
      #expect(try workshop.draw(order(Pictures.halves[0].bytes)) == alone)
    }
  }
}

extension PictureCells.Cell {
  /// The colour that most of a cell has.
  var dominant: Colour {
    switch symbol.value {
    case 0x20, 0x2581...0x2583, 0x258D...0x258F, 0x2594...0x2598, 0x259D: back
    default: front
    }
  }
}

/// A port of this machine that nobody is to call.
private final class Listener {
  let port: UInt16
  private let socket: Int32

  init() throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw PictureRefusal.failed }
    port = UInt16(bigEndian: address.sin_port)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  deinit { close(socket) }

  var wasCalled: Bool { accept(socket, nil, nil) >= 0 }
}
