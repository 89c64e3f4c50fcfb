import Synchronization
import VitrineUI

/// A plugin with one fault; the rest of it is in order.
protocol Planted: Plugin where Model == Words, Settings == NoSettings {}

/// A text and a flag that nothing needs.
struct Words: Shaped {
  var text: Text = "words"
  init(_ text: Text) { self.text = text }
  init(_ shape: inout some Shape & ~Copyable) { text = shape.field("text", "what is said") }
}

extension Planted {
  static var moduleType: ModuleType { "planted" }
  static var summary: String { "A plugin with a fault." }
  static var examples: [Example<Self>] { [Example("one", Words("words"))] }
}

/// An element of a run.
struct Element: Identified { let id: ItemID }

struct Sound: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.list(.ordered) { canvas in
      canvas.items([Element(id: "a"), Element(id: "b")]) { canvas, _ in
        canvas.ordinal()
        canvas.link(to: "/a") { canvas in canvas.text(words.text) }
        canvas.html("<div class=\"map\" data-words=\"\(words.text)\">\(words.text)</div>", text: words.text)
      }
    }
  }
}

struct Exampleless: Planted {
  static var examples: [Example<Self>] { [] }
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {}
}

struct TwiceNamed: Planted {
  static var examples: [Example<Self>] { [Example("A list", Words("a")), Example("a  list!", Words("b"))] }
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.text(words.text)
  }
}

struct Invisible: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.group(.card) { canvas in canvas.text(" ") }
  }
}

struct Endless: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.items((0..<1_001).map { Element(id: ItemID(String($0))) }) { canvas, _ in canvas.text(words.text) }
  }
}

struct LinkInLink: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.link(to: "/a") { canvas in canvas.link(to: "/b") { canvas in canvas.text(words.text) } }
  }
}

struct AnchorInLink: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.link(to: "/a") { canvas in canvas.html("<a href=\"/b\">b</a>", text: "b") }
  }
}

struct ChoiceInLink: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.link(to: "/a") { canvas in canvas.choice("which", name: "which", options: [ChoiceOption("a", "A")])
    }
  }
}

struct ButtonInLink: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.link(to: "/a") { canvas in canvas.html("<button>b</button>", text: "b") }
  }
}

struct PictureAsLink: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.text(words.text)
    canvas.link(to: "/a") { canvas in canvas.image(Picture("a.svg", .decorative), aspect: .square) }
  }
}

struct TwiceTheSame: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.items([Element(id: "a"), Element(id: "a")]) { canvas, _ in canvas.text(words.text) }
  }
}

struct OrdinalAlone: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.text(words.text)
    canvas.ordinal()
  }
}

struct Twinless: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.text(words.text)
    canvas.html("<b>map</b>", text: " ")
  }
}

struct Unsteady: Planted {
  static let drawings = Atomic<Int>(0)
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    let (_, count) = Self.drawings.add(1, ordering: .relaxed)
    canvas.text(Text(String(count)))
  }
}

/// Markup of a plugin's own, of one kind each.
struct Unbalanced: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<div><b>map</div></b>", text: words.text)
  }
}

struct Ringing: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<b>map\u{7}</b>", text: words.text)
  }
}

struct UnquotedHole: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<div title=\(words.text)>map</div>", text: words.text)
  }
}

struct HoleInAName: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<div data-\(words.text)=\"1\">map</div>", text: words.text)
  }
}

struct Scripted: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<script>let map = 1</script><p>map</p>", text: words.text)
  }
}

struct Handled: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<div onclick=\"open()\">map</div>", text: words.text)
  }
}

struct Styled: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<div style=\"color: red\">map</div>", text: words.text)
  }
}

struct TextAsAddress: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<a href=\"\(words.text)\">map</a>", text: words.text)
  }
}

struct ScriptAsAddress: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<a href=\"javascript:open()\">map</a>", text: words.text)
  }
}

struct OwnID: Planted {
  func draw(_ words: Words, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.html("<div id=\"map\">map</div>", text: words.text)
  }
}

/// Settings whose default a layout may not write.
struct OutOfRange: Plugin {
  struct Limit: Shaped {
    let limit: Int
    init(_ shape: inout some Shape & ~Copyable) {
      limit = shape.field("limit", default: 20, in: 1...10, "how many")
    }
  }
  static let moduleType: ModuleType = "planted"
  static let summary = "A plugin with a fault."
  static let examples = [Example<Self>("one", Words("words"))]
  func draw(_ words: Words, _ settings: Limit, on canvas: inout some Canvas & ~Copyable) {
    canvas.text(words.text)
  }
}
