import Testing
import Vitrine
import VitrineUI

/// The terminal's door and widths, held to data that nobody here wrote.
@Suite struct TextCorpusTests {
  @Test(.enabled(if: TextCorpora.has("terminal_injection"), "no attack list of terminals beside the package"))
  func `no attack on a terminal passes through any slot`() throws {
    let cases = try TextCorpora.terminalInjection()
    #expect(cases.count == 374)
    for (name, text) in cases {
      for width in text.unicodeScalars.count > 2_000 ? [80] : [9, 80] {
        let lines = Stage().text(width) { canvas in
          if text.unicodeScalars.count > 2_000 {
            canvas.text(Text(text))
          } else {
            Samples.everySlot(Text(text), on: &canvas)
          }
        }
        #expect(findings(in: lines, width) == [], "\(name) at \(width)")
      }
    }
  }

  @Test(.enabled(if: TextCorpora.has("terminal_injection"), "no attack list of terminals beside the package"))
  func `what stands beside an attack stays where it is`() throws {
    for (name, text) in try TextCorpora.terminalInjection() where text.unicodeScalars.count < 2_000 {
      let lines = Stage().text(60) { canvas in
        canvas.grid(columns: 2) { canvas in
          canvas.text(Text(text))
          canvas.text("NEIGHBOUR")
        }
      }
      let before = lines[0].dropLast("NEIGHBOUR".count)
      let cells = before.reduce(0) { $0 + ($1 == " " ? 1 : TerminalText(String($1)).cells) }
      #expect(lines[0].hasSuffix("NEIGHBOUR") && cells == 31, "\(name): \(lines[0])")
    }
  }

  @Test(.enabled(if: TextCorpora.has("blns"), "no naughty strings beside the package"))
  func `no naughty string passes through any slot`() throws {
    let strings = try TextCorpora.naughtyStrings()
    #expect(strings.count == 515)
    for text in strings {
      for width in [9, 80] {
        #expect(
          findings(in: Stage().text(width) { Samples.everySlot(Text(text), on: &$0) }, width) == [], "\(text)"
        )
      }
    }
  }

  @Test(.enabled(if: TextCorpora.has("unicode/15.0.0"), "no Unicode 15.0 beside the package"))
  func `every picture that Unicode calls fully qualified takes two cells`() throws {
    let emoji = try TextCorpora.unicode("emoji-test.txt").filter { $0.fields.last == "fully-qualified" }
    #expect(emoji.count > 3_600)
    let other = emoji.filter { TerminalText(TextCorpora.scalars($0.fields[0])).cells != 2 }
    #expect(other.map { $0.fields[0] } == [])
  }

  @Test(.enabled(if: TextCorpora.has("unicode/15.0.0"), "no Unicode 15.0 beside the package"))
  func `every range of scalars has the width that Unicode gives it`() throws {
    var judged = 0
    var dropped: [String] = []
    for (fields, comment) in try TextCorpora.unicode("EastAsianWidth.txt") {
      let category = comment.trimmingPrefix(" ").prefix(2)
      // Controls are replaced; marks stand on something; format characters go or stay as the door says.
      guard !["Cc", "Cf", "Cs", "Mn", "Mc", "Me", "Zl", "Zp"].contains(category) else { continue }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      for value in [ends[0], (ends[0] + ends[ends.count - 1]) / 2, ends[ends.count - 1]] {
        guard let scalar = Unicode.Scalar(value), value != 0x20, !(0x1160...0x11FF).contains(value),
          !(0xD7B0...0xD7FF).contains(value), !(0x1F1E6...0x1F1FF).contains(value)
        else { continue }
        let text = TerminalText(String(scalar))
        judged += 1
        if text.cells == 0 {
          dropped.append(String(value, radix: 16, uppercase: true))
          continue
        }
        let wide = fields[1] == "W" || fields[1] == "F"
        #expect(text.cells == (wide && value & 0xFFFE != 0xFFFE ? 2 : 1), "U+\(fields[0])")
      }
    }
    #expect(judged == 6_018)
    // The two fillers of Hangul that begin or end a range of the table are not to be seen.
    #expect(dropped == ["115F", "FFA0"])
  }
}
