#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing
  import VitrineCommand
  import VitrinePictures

  /// A terminal is asked what pictures it shows, and is left as it was.
  @Suite(.enabled(if: Pictures.areDrawn, Comment(rawValue: Pictures.whyNot)))
  struct PictureProbeTests {
    private let terminal: Terminal

    init() throws {
      terminal = try Terminal()
      try terminal.write(String(decoding: Pictures.halves[0].bytes, as: UTF8.self), to: "a.svg")
      try terminal.write(
        """
        {"vitrine": 1, "id": "s", "locale": "en", "title": "Shop", "modules": [{"id": "b", "type": "banner",
          "data": {"id": "b", "picture": {"url": "a.svg", "alt": "Snow"}}}]}
        """, to: "home.json")
    }

    private func preview() throws -> PseudoTerminal {
      try PseudoTerminal(["preview", terminal.folder.appending(path: "home.json").path])
    }

    @Test(arguments: [
      ("\u{1B}_Gi=4207;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c", "\u{1B}_Ga=T,"),
      ("\u{1B}[6;20;10t\u{1B}[?62;4c", "\u{1B}P0;1q"), ("\u{1B}[?62;22c", ";48;2;"),
      ("\u{1B}[?62;4c", ";48;2;"),
    ])
    func `a terminal is sent what it says that it shows`(_ answer: String, _ sent: String) throws {
      let preview = try preview()
      #expect(preview.read(until: String(decoding: TerminalAnswer.question, as: UTF8.self)))
      preview.type(answer)
      #expect(preview.end() == 0)
      #expect(preview.output.contains(sent))
      #expect(!preview.output.contains("Snow"))
      #expect(preview.isAsBefore)
    }

    @Test func `a terminal that does not answer is sent symbols`() throws {
      let preview = try preview()
      #expect(preview.end() == 0)
      #expect(preview.output.contains(";48;2;"))
      #expect(preview.isAsBefore)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal while it is asked leaves the terminal as it was`(_ signal: Int32) throws {
      let preview = try preview()
      #expect(preview.read(until: String(decoding: TerminalAnswer.question, as: UTF8.self)))
      #expect(!preview.isAsBefore)
      preview.send(signal)
      #expect(preview.end() == -signal)
      #expect(preview.isAsBefore)
    }
  }
#endif
