internal import Vitrine
public import VitrineUI

extension PluginCheck {
  /// The widths at which text is measured: a narrow pane, half a screen, the classic terminal, a wide one.
  static let widths = [20, 40, 80, 120]

  /// Everything that is wrong with a plugin, as far as its examples show it; empty when nothing is.
  public func findings<P: Plugin>(for plugin: P) -> [Finding] {
    guard !P.examples.isEmpty else {
      return [
        Finding(
          .noExamples, "a plugin needs an example at least: it is its test, its documentation and its picture"
        )
      ]
    }
    var findings = Self.duplicates(among: P.examples.map(\.name))
    for example in P.examples {
      let found =
        probed(example, by: plugin) + judgedPage(example, by: plugin) + judgedText(example, by: plugin)
        + repeated(example, by: plugin)
      findings += found.map { Finding($0.rule, example: example.name, $0.message) }
    }
    return findings + leaks(of: plugin) + Self.settingsFindings(for: P.self)
  }

  private static func duplicates(among names: [String]) -> [Finding] {
    var seen: Set<String> = []
    return names.compactMap { name in
      seen.insert(Snapshots.fileName(for: name)).inserted
        ? nil : Finding(.duplicateExample, example: name, "the name is another example's as well")
    }
  }

  /// What the plugin says to the canvas.
  private func probed<P: Plugin>(_ example: Example<P>, by plugin: P) -> [Finding] {
    var canvas = ProbingCanvas()
    plugin.draw(example.model, example.settings, on: &canvas)
    return canvas.finish()
  }

  /// What stands in the page.
  private func judgedPage<P: Plugin>(_ example: Example<P>, by plugin: P) -> [Finding] {
    let (bytes, ledger) = page(of: example, by: plugin)
    if let excess = ledger.excess { return [Self.finding(excess)] }
    do throws(StrictHTML.Fault) {
      let nodes = try StrictHTML.parse(String(decoding: bytes, as: UTF8.self))
      return Self.unseen(nodes) + Self.namelessLinks(in: nodes)
    } catch {
      return [Finding(error.isControl ? .controlCharacter : .notWellFormed, "in the page, \(error)")]
    }
  }

  private static func unseen(_ nodes: [HTMLNode]) -> [Finding] {
    let isSeen = !nodes.text.utf8.allSatisfy { $0 <= 0x20 } || nodes.elements.contains { Self.shows($0.name) }
    return isSeen ? [] : [Finding(.drawsNothing, "a reader of the page sees nothing")]
  }

  private static func namelessLinks(in nodes: [HTMLNode]) -> [Finding] {
    nodes.elements.filter { link in
      link.name == "a" && link.children.text.utf8.allSatisfy { $0 <= 0x20 }
        && !link.children.elements.contains { !($0["alt"] ?? $0["aria-label"] ?? "").isEmpty }
    }.map { Finding(.namelessLink, "the link to \($0["href"] ?? "nowhere") has no words") }
  }

  private static func shows(_ tag: String) -> Bool {
    ["img", "video", "input", "canvas", "svg", "hr"].contains(tag)
  }

  /// What stands in the terminal.
  private func judgedText<P: Plugin>(_ example: Example<P>, by plugin: P) -> [Finding] {
    if let excess = recording(of: example, by: plugin).ledger.excess { return [Self.finding(excess)] }
    var findings: [Finding] = []
    for width in Self.widths {
      let lines = lines(of: example, by: plugin, width: width)
      if let line = lines.first(where: { $0.cells > width }) {
        findings.append(Finding(.tooWide, "a line of \(line.cells) cells where \(width) were asked for"))
      }
      let bytes = TextMedium.bytes(of: lines)
      if bytes.allSatisfy({ $0 <= 0x20 }) {
        findings.append(Finding(.drawsNothing, "a reader of the terminal sees nothing at \(width) cells"))
      }
      if let code = Self.control(in: bytes) {
        findings.append(Finding(.controlCharacter, "in the terminal, the control character \(code)"))
      }
    }
    return findings
  }

  private static func control(in bytes: [UInt8]) -> String? {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.first { scalar in
      scalar.value != 0x0A && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
    }.map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  private static func finding(_ excess: Ledger.Excess) -> Finding {
    switch excess {
    case .items(let limit): Finding(.overBudget, "more than \(limit) items")
    case .bytes(let limit): Finding(.overBudget, "more than \(limit) bytes")
    }
  }

  /// The same drawing, asked for twice.
  private func repeated<P: Plugin>(_ example: Example<P>, by plugin: P) -> [Finding] {
    guard page(of: example, by: plugin).bytes == page(of: example, by: plugin).bytes,
      recording(of: example, by: plugin).nodes == recording(of: example, by: plugin).nodes
    else {
      return [
        Finding(.notRepeatable, "drawn twice, it is not the same: a plugin has only its model and settings")
      ]
    }
    return []
  }
}
