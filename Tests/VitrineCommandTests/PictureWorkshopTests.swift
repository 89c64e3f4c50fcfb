import Foundation
import Testing
import Vitrine
import VitrinePictures

/// What a workshop does with workers that are none: scripts stand in for them.
@Suite struct PictureWorkshopTests {
  private let terminal: Terminal

  init() throws { terminal = try Terminal() }

  private func workshop(_ script: String, patience: Int = 5_000) -> PictureWorkshop {
    var setup = PictureWorkshop.Setup(program: "/bin/sh", patience: patience, wholePatience: 20_000)
    setup.arguments = ["-c", script]
    return PictureWorkshop(setup)
  }

  private func order(_ form: PictureForm = .cells, bytes: Int = 100) -> PictureOrder {
    PictureOrder(
      [UInt8](repeating: 0, count: bytes), as: form, columns: 1, rows: 1,
      cell: CellSize(width: 2, height: 2), ground: Pictures.black)
  }

  /// A greeting that says all libraries are there, and the head of an answer of so many bytes.
  private static let hello = #"printf '\003\000\124\126'; "#
  private static func head(_ count: Int, status: Int = 0) -> String {
    #"printf '\\#(String(status, radix: 8))\000\000\000\\#(String(count, radix: 8))\000\000\000'; "#
  }

  @Test(arguments: [
    ("ends at once", "exit 0", PictureForm.cells), ("talks nonsense", "yes", .cells),
    ("says nothing it could be known by", "printf 'hello, world'", .cells),
    ("ends after its greeting", "printf '\\003\\000\\124\\126'", .cells),
    ("gives more than it may", hello + head(200) + "yes", .cells),
    ("gives less than it says", hello + head(12) + "printf 'abc'", .cells),
    ("gives ESC as a symbol", hello + head(12) + #"printf '\033\0\0\0\0\0\0\0\0\0\0\0'"#, .cells),
    ("gives a wide symbol", hello + head(12) + #"printf '\000\116\0\0\0\0\0\0\0\0\0\0'"#, .cells),
    ("gives no scalar", hello + head(12) + #"printf '\377\377\377\377\0\0\0\0\0\0\0\0'"#, .cells),
    ("ends a sixel early", hello + head(3) + #"printf '?\033\\'"#, .sixel),
    ("paints beside its place", hello + head(4) + "printf '!99?'", .sixel),
    ("paints below its place", hello + head(4) + "printf -- '?-?-'", .sixel),
    ("has empty rows below its place", hello + head(10) + "printf '?---------'; exec cat >/dev/null", .sixel),
    (
      "calls itself larger than its place", hello + head(10) + #"printf '"1;1;99;2?'; exec cat >/dev/null"#,
      .sixel
    ),
    ("refuses for no reason", hello + head(0, status: 99), .cells),
  ])
  func `a worker's answer that is none is not believed`(
    _ name: String, _ script: String, _ form: PictureForm
  ) throws {
    #expect(throws: PictureRefusal.failed) { try workshop(script).draw(order(form)) }
  }

  /// Answers one order after another, each after a while, and writes down who it is.
  private func steady(_ before: String = "") -> String {
    let answer = Self.head(12) + #"printf '\210\045\0\0\001\002\003\0\004\005\006\0'; "#
    return "echo $$ >'\(terminal.folder.path)/pid'; \(Self.hello) while head -c 132 >/dev/null; do \(before) "
      + answer + "done"
  }

  @Test func `the time of a page is not that of all pages`() throws {
    var setup = PictureWorkshop.Setup(program: "/bin/sh", patience: 10_000, wholePatience: 1_000)
    setup.arguments = ["-c", steady("sleep 0.3;")]
    let workshop = PictureWorkshop(setup)
    #expect(throws: PictureRefusal.late) { for _ in 0..<10 { _ = try workshop.draw(order()) } }
    workshop.beginPage()
    #expect(throws: Never.self) { try workshop.draw(order()) }
  }

  @Test func `after three that failed it is tried again when somebody forgives`() throws {
    let flag = terminal.folder.appending(path: "works").path
    let workshop = workshop("test -e '\(flag)' || exit 1; " + steady())
    for _ in 0..<4 { _ = try? workshop.draw(order()) }
    try terminal.write("", to: "works")
    #expect(throws: PictureRefusal.late) { try workshop.draw(order()) }
    workshop.forgive()
    #expect(throws: Never.self) { try workshop.draw(order()) }
  }

  #if os(Linux)
    @Test func `a worker that ends between two pictures costs neither, and is not left behind`() throws {
      let workshop = workshop(steady().replacing("done", with: "exec sleep 100; done"))
      func state(_ process: String) -> String? {
        try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      }
      var last: String?
      for _ in 0..<6 {
        _ = try workshop.draw(order())
        if let last { #expect(state(last) == nil) }
        let process = try terminal.read("pid").trimmingCharacters(in: .newlines)
        kill(try #require(pid_t(process)), SIGKILL)
        while state(process)?.contains(") Z ") == false { usleep(1_000) }
        last = process
      }
    }
  #endif

  @Test func `what a worker may say is taken`() throws {
    let full =
      Self.hello + Self.head(12)
      + #"printf '\210\045\0\0\001\002\003\0\004\005\006\0'; exec cat >/dev/null"#
    guard case .cells(let cells) = try workshop(full).draw(order()) else {
      Issue.record("no cells")
      return
    }
    let cell = try #require(cells.row(0).first)
    #expect(cell.symbol == "█")
    #expect(cell.front == Colour(red: 3, green: 2, blue: 1))
    #expect(cell.back == Colour(red: 6, green: 5, blue: 4))
    let sixel = Self.hello + Self.head(5) + "printf '#0!2?'; exec cat >/dev/null"
    guard case .sixel(let painted) = try workshop(sixel).draw(order(.sixel)) else {
      Issue.record("no sixel")
      return
    }
    #expect(painted.data == Array("#0!2?".utf8))
  }

  @Test(arguments: ["exec sleep 600", hello + "exec sleep 600", hello + head(12) + "exec sleep 600"])
  func `a worker that hangs is ended`(_ script: String) throws {
    let workshop = workshop("echo $$ >>\(terminal.folder.path)/started; " + script, patience: 250)
    for _ in 0..<5 { #expect(throws: PictureRefusal.late) { try workshop.draw(order(bytes: 1_000_000)) } }
    // After three there is no fourth, and none of them lives on. On a busy machine one may be late to say its name.
    let processes = try terminal.read("started").split(separator: "\n").compactMap { pid_t($0) }
    #expect((1...3).contains(processes.count))
    for process in processes { #expect(kill(process, 0) == -1) }
  }

  @Test func `a program that is not there draws nothing`() {
    let workshop = PictureWorkshop(PictureWorkshop.Setup(program: "/nowhere/vitrine"))
    #expect(throws: PictureRefusal.failed) { try workshop.draw(order()) }
  }

  @Test func `an order beyond all bounds is not even sent`() {
    let workshop = PictureWorkshop(PictureWorkshop.Setup(program: "/nowhere/vitrine"))
    for (columns, rows, cell) in [(0, 1, 10), (1, 0, 10), (1_001, 1, 10), (1_000, 1_000, 10), (1, 1, 1)] {
      let order = PictureOrder(
        [], as: .pixels, columns: columns, rows: rows, cell: CellSize(width: cell, height: cell),
        ground: Pictures.black)
      #expect(throws: PictureRefusal.tooManyCells) { try workshop.draw(order) }
    }
  }
}
