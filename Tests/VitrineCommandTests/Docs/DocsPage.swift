import Foundation

/// A page of documentation and its fenced blocks, which say in their first line what they are.
struct DocsPage {
  /// A block: ` ```json layout file=hello.json `.
  struct Block {
    /// The line of the page that opens it, from 1.
    let line: Int
    /// The words after the marks: the language, then what it is.
    let words: [String]
    let lines: [String]

    var text: String { lines.joined(separator: "\n") + "\n" }
    /// The path that `file=` names.
    var file: String? { words.first { $0.hasPrefix("file=") }.map { String($0.dropFirst(5)) } }
  }

  let path: String
  let lines: [String]

  init(_ path: String) throws {
    self.path = path
    lines = try String(contentsOf: DocsTests.root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (line: Int, words: [String])?
    for (offset, line) in lines.enumerated() where line.hasPrefix("```") {
      if let (start, words) = open {
        blocks.append(Block(line: start, words: words, lines: Array(lines[start..<offset])))
        open = nil
      } else {
        open = (offset + 1, line.dropFirst(3).split(separator: " ").map(String.init))
      }
    }
    return blocks
  }

  /// The page with the contents of some blocks replaced.
  func replacing(_ contents: [(block: Block, lines: [String])]) -> String {
    var lines = lines
    for (block, new) in contents.sorted(by: { $0.block.line > $1.block.line }) {
      lines.replaceSubrange(block.line..<(block.line + block.lines.count), with: new)
    }
    return lines.joined(separator: "\n")
  }
}
