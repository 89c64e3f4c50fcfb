import VitrineUI

// What the engine draws around the modules.

extension TextMedium {
  /// A module in its frame: a line with the title and where more is to be found, the control in its header, the
  /// content.
  package func module(
    title: String?, more: TextTarget? = nil, control: [DrawingNode] = [], _ content: [TextLine]
  ) -> [TextLine] {
    let title = title.map { TerminalText($0, .moduleTitle) }.flatMap { $0.clusters.isEmpty ? nil : $0 }
    let more = more.map {
      TerminalText("\(formats.words.more) →", TextLook(style: .link, target: $0))
    }
    var head: [TextLine] = []
    if title != nil || more != nil { head = frameHead(title, more) }
    return head + lines(of: control) + content
  }

  /// `── title ─────── more →`; where there is no room for both, one below the other.
  private func frameHead(_ title: TerminalText?, _ more: TerminalText?) -> [TextLine] {
    guard let title else {
      return more.map { $0.cells + 3 <= width ? [frameLine(nil, $0)] : $0.lines(width) } ?? []
    }
    let titleCells = title.cells + 4
    guard titleCells < width else { return title.lines(width) + (more?.lines(width) ?? []) }
    guard let more else { return [frameLine(title, nil)] }
    if titleCells + more.cells + 4 <= width { return [frameLine(title, more)] }
    return [frameLine(title, nil)] + more.lines(width).map { $0.moved(to: width) }
  }

  private func frameLine(_ title: TerminalText?, _ more: TerminalText?) -> TextLine {
    var line = TextLine()
    if let title {
      line.append("── ", .frame)
      line.append(title, within: width)
      line.append(" ")
    }
    line.append("─", times: width - line.cells - (more.map { $0.cells + 1 } ?? 0), .frame)
    if let more {
      line.append(" ")
      line.append(more, within: width)
    }
    return line
  }

  /// The head of a page: the screen's title, and its tabs with the shown one in brackets.
  package func header(title: String, tabs: [(id: String, title: String, isShown: Bool)] = []) -> [TextLine] {
    let tabs = tabs.map { tab in
      TerminalText(
        tab.isShown ? "[\(tab.title)]" : " \(tab.title) ",
        TextLook(
          style: tab.isShown ? .chosen : .option,
          target: TextTarget(.tab(tab.id, isShown: tab.isShown), label: tab.title)))
    }
    var line = TextLine()
    line.append("━", times: width, .frame)
    return TerminalText(title, .title).lines(width) + TextBlock(.units(tabs)).lines(width) + [line]
  }

  /// A box where a module should be, with words that say why there is none.
  package func hole(_ words: String) -> [TextLine] {
    let text = TerminalText(words, .hole)
    guard width >= 8 else { return text.lines(width) }
    return TextBlock.framed(
      text.lines(width - 4), width, top: .init("┌", "┄", "┐"), side: "┆",
      bottom: .init("└", "┄", "┘"))
  }
}
