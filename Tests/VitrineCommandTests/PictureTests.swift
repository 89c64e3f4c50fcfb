import Foundation
import Testing
import Vitrine
import VitrineCommand
import VitrinePictures
import VitrineTesting

/// Pictures in `preview`, by the front door.
@Suite(.enabled(if: Pictures.areDrawn, Comment(rawValue: Pictures.whyNot)))
struct PictureTests {
  private let terminal: Terminal

  init() throws {
    terminal = try Terminal()
    terminal.pictureWorker = Pictures.worker
  }

  /// A screen with a banner for each address.
  private func write(_ addresses: [String], words: String = "Snow") throws {
    let banners = addresses.enumerated().map { offset, address in
      """
      {"id": "b\(offset)", "type": "banner", "data": {"id": "b", "picture": {"url": "\(address)", "alt": "\(words)"}}}
      """
    }
    try terminal.write(
      #"{"vitrine": 1, "id": "s", "locale": "en", "title": "Shop", "modules": [\#(banners.joined(separator: ", "))]}"#,
      to: "home.json")
  }

  private func preview(_ pictures: String, _ colour: String = "truecolor") async -> Terminal.Ending {
    await terminal.run("preview", "home.json", "--color", colour, "--pictures", pictures)
  }

  @Test func `a picture as symbols takes the cells of its box`() async throws {
    try terminal.write(String(decoding: Pictures.halves[0].bytes, as: UTF8.self), to: "Images/a b.svg")
    try write(["Images/a%20b.svg?size=2#x"])
    let plain = await preview("off", "never")
    for level in [ColourLevel.sixteen, .indexed, .truecolor] {
      let name = ["", "16", "256", "truecolor"][level.rawValue]
      let ending = await preview("symbols", name)
      #expect(ending.err == "")
      let painted = PaintedText(Array(ending.out.utf8), at: level)
      #expect(painted.findings == [])
      let (drawn, boxed) = (lines(painted.plain), lines(Array(plain.out.utf8)))
      #expect(drawn.count == boxed.count)
      for (one, other) in zip(drawn, boxed) { #expect(cells(one) == cells(other)) }
      #expect(plain.out.contains("Snow") && !ending.out.contains("Snow"))
    }
    let ending = await preview("symbols")
    #expect(ending.out.contains("48;2;255;0;0") || ending.out.contains("38;2;255;0;0"))
    #expect(ending.out.contains("48;2;0;0;255") || ending.out.contains("38;2;0;0;255"))
  }

  @Test func `a picture that only decorates is drawn to its edge`() async throws {
    try terminal.write(String(decoding: Pictures.halves[0].bytes, as: UTF8.self), to: "a.svg")
    let banner =
      #"{ "id": "a", "picture": { "url": "a.svg", "decorative": true, "width": 200, "height": 100 } }"#
    try terminal.write(
      #"{ "vitrine": 1, "id": "home", "modules": [ { "id": "a", "type": "banner", "data": \#(banner) } ] }"#,
      to: "home.json")
    let box = lines(Array(await preview("off", "never").out.utf8)).dropFirst(3).dropLast()
    let width = try #require(box.first.map(cells))
    #expect(width > 8)
    #expect(box.dropFirst().dropLast().allSatisfy { $0.isEmpty })
    let painted = PaintedText(Array(await preview("symbols").out.utf8), at: .truecolor)
    #expect(painted.findings == [])
    #expect(
      lines(painted.plain).dropFirst(3).dropLast().map(cells) == Array(repeating: width, count: box.count))
  }

  @Test(arguments: ["home", "jobs", "feed", "lists", "clips"])
  func `a layout has the same cells with its pictures and without`(_ name: String) async throws {
    terminal.subfolder = Package.root.appending(path: "Layouts").path
    for width in ["40", "80", "120"] {
      let arguments = [
        "preview", Package.root.appending(path: "Layouts/\(name).json").path, "--width", width,
      ]
      let plain = await terminal.run(arguments + ["--pictures", "off"])
      let drawn = await terminal.run(arguments + ["--pictures", "symbols", "--color", "256"])
      let painted = PaintedText(Array(drawn.out.utf8), at: .indexed)
      #expect(painted.findings == [])
      let (with, without) = (lines(painted.plain), lines(Array(plain.out.utf8)))
      #expect(with.count == without.count)
      #expect(with.contains { $0.unicodeScalars.contains { (0x2580...0x259F).contains($0.value) } })
      for (one, other) in zip(with, without) { #expect(moved(one, other) == []) }
    }
  }

  /// The words of a line with pictures that stand elsewhere without them.
  private func moved(_ drawn: String, _ plain: String) -> [String] {
    let (drawn, plain) = (columns(drawn), columns(plain))
    return drawn.indices.compactMap { column in
      let sign = drawn[column]
      let isPicture =
        sign == " " || sign == "▶" || sign.unicodeScalars.contains { (0x2580...0x259F).contains($0.value) }
      return isPicture || (column < plain.count && sign == plain[column]) ? nil : "\(column): \(sign)"
    } + plain.indices.dropFirst(drawn.count).map { "\($0): \(plain[$0])" }
  }

  /// What stands in each cell of a line; a wide sign leaves the cell after it empty.
  private func columns(_ line: String) -> [String] {
    line.flatMap { [String($0)] + Array(repeating: "", count: max(0, cells(String($0)) - 1)) }
  }

  @Test func `what is no picture beside the layout leaves its words and is said`() async throws {
    let outside = try Terminal()
    try outside.write(String(decoding: Pictures.halves[0].bytes, as: UTF8.self), to: "a.svg")
    let folder = terminal.folder
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link.svg"), withDestinationURL: outside.folder.appending(path: "a.svg"))
    #expect(mkfifo(folder.appending(path: "pipe.svg").path, 0o600) == 0)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder.svg"), withIntermediateDirectories: true)
    try terminal.write("<svg", to: "broken.svg")
    try terminal.write("hello", to: "words.png")
    try Data(count: (16 << 20) + 1).write(to: folder.appending(path: "huge.png"))
    let cases = [
      ("../\(outside.folder.lastPathComponent)/a.svg", "outside"), ("link.svg", "outside"),
      ("pipe.svg", "a pipe"), ("folder.svg", "a folder"), ("missing.svg", "there is no file"),
      ("broken.svg", "it is broken"), ("words.png", "it is no PNG"), ("huge.png", "is larger than"),
    ]
    for (address, why) in cases {
      try write([address])
      let ending = await preview("symbols")
      #expect(ending.code == 0)
      #expect(ending.out.contains("Snow"))
      #expect(ending.err.contains(address) && ending.err.contains(why), "\(address): \(ending.err)")
    }
  }

  @Test func `an address elsewhere is left alone, without a word`() async throws {
    try terminal.write("x", to: "https:/shop.example/a.svg")
    try write(["https://shop.example/a.svg", "//shop.example/a.svg", "/a.svg", "a%00.svg"])
    let ending = await preview("symbols")
    #expect(ending.code == 0)
    #expect(ending.err == "")
    #expect(ending.out.components(separatedBy: "Snow").count == 5)
  }

  @Test(arguments: ["kitty", "iterm2", "sixel"])
  func `pixels go over the empty cells of their box and leave the cursor`(_ form: String) async throws {
    try terminal.write(String(decoding: Pictures.halves[0].bytes, as: UTF8.self), to: "a.svg")
    try write(["a.svg"])
    let ending = await preview(form)
    let plain = await preview("off", "never")
    let sent = SentPictures(Array(ending.out.utf8))
    #expect(sent.findings == [])
    #expect(sent.pictures == 1)
    #expect(!ending.out.contains("Snow"))
    #expect(lines(sent.text).count == lines(Array(plain.out.utf8)).count)
    if form == "iterm2" {
      // What we encoded is read by who did not write it, and says what it said.
      let order = PictureOrder(
        Pictures.decoded(sent.payload), as: .pixels, columns: 2, rows: 1, ground: Pictures.black)
      guard case .pixels(let pixels) = try PictureWorkshop(Pictures.setup).draw(order) else {
        Issue.record("no pixels")
        return
      }
      #expect(Array(pixels.rgb[..<3]) == [255, 0, 0])
      #expect(Array(pixels.rgb.suffix(3)) == [0, 0, 255])
    }
  }

  @Test func `without the library the words stand, and who asked is told what to install`() async throws {
    try terminal.write(String(decoding: Pictures.halves[0].bytes, as: UTF8.self), to: "a.svg")
    try write(["a.svg"])
    terminal.pictureLibraries.chafa = "libchafa-that-is-not-there.so.0"
    let without = await preview("symbols")
    #expect(without.code == 0)
    #expect(without.out.contains("Snow"))
    #expect(without.err.contains("apt-get install libchafa0"))
    let off = await preview("off")
    #expect(off.out == without.out)
    (terminal.width, terminal.environment) = (80, ["TERM": "xterm-256color"])
    let auto = await preview("auto")
    #expect(auto.err == "")
    #expect(auto.out.contains("Snow"))
  }

  @Test func `nobody's pictures are drawn into a pipe unasked`() async throws {
    try terminal.write(String(decoding: Pictures.halves[0].bytes, as: UTF8.self), to: "a.svg")
    try write(["a.svg"])
    #expect(await preview("auto") == preview("off"))
    (terminal.width, terminal.environment) = (80, ["TERM": "tmux-256color"])
    let drawn = await preview("auto")
    #expect(!drawn.out.contains("Snow"))
    terminal.environment["NO_COLOR"] = "1"
    #expect(await terminal.run("preview", "home.json").out.contains("Snow"))
  }

  @Test func `a way that is none is refused with those that there are`() async throws {
    try write([])
    let ending = await preview("ascii")
    #expect(ending.code == 64)
    #expect(ending.err.contains(#""auto", "off", "symbols", "kitty", "iterm2" or "sixel"; found "ascii""#))
  }

  private func lines(_ text: [UInt8]) -> [String] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  private func cells(_ line: String) -> Int {
    line.reduce(0) { $0 + ($1 == " " ? 1 : TerminalText(String($1)).cells) }
  }
}

/// A judge of pictures that are sent as pixels.
private struct SentPictures {
  private(set) var findings: [String] = []
  private(set) var pictures = 0
  private(set) var payload = ""
  private(set) var text: [UInt8] = []

  private static let base64 = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=".utf8)

  init(_ bytes: [UInt8]) {
    var isSaved = false
    for piece in ControlReader.pieces(of: bytes) {
      switch piece {
      case .text(let bytes): text += bytes
      case .control(0x0A): text.append(0x0A)
      case .sequence(_, [], UInt8(ascii: "m")): continue
      case .escape([], UInt8(ascii: "7")) where !isSaved: isSaved = true
      case .escape([], UInt8(ascii: "8")) where isSaved: isSaved = false
      case .sequence(let digits, [], UInt8(ascii: "A")), .sequence(let digits, [], UInt8(ascii: "G")):
        let number = Int(String(decoding: digits, as: UTF8.self)) ?? 0
        if !isSaved || !(1...1_000).contains(number) { findings.append("\(piece)") }
      case .string(0x9F, let content, .terminator) where isSaved && content.first == UInt8(ascii: "G"):
        let parts = content.dropFirst().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        let keys = String(decoding: parts[0], as: UTF8.self)
        if keys.hasPrefix("a=T,f=24,o=z,") {
          pictures += 1
        } else if !keys.hasPrefix("m=") {
          findings.append(keys)
        }
        if keys.contains("t=") || parts.count != 2 || parts[1].count > 4_096 { findings.append(keys) }
        take(parts[1])
      case .string(0x90, let content, .terminator) where isSaved:
        guard content.starts(with: "0;1q".utf8),
          Sixel(Array(content.dropFirst(4)), width: 1_000, height: 1_000) != nil
        else {
          findings.append("no sixel")
          continue
        }
        pictures += 1
      case .command(let content, .bell) where isSaved && content.starts(with: "1337;File=inline=1;".utf8):
        pictures += 1
        take(content.drop { $0 != UInt8(ascii: ":") }.dropFirst())
      default: findings.append("\(piece)")
      }
    }
    if isSaved { findings.append("the cursor is not put back") }
  }

  private mutating func take(_ base64: ArraySlice<UInt8>) {
    if !base64.allSatisfy(Self.base64.contains) { findings.append("no base64") }
    payload += String(decoding: base64, as: UTF8.self)
  }
}
