import Vitrine
import VitrineUI

/// What `plugin new` writes: a module type that works, to be made into one's own.
struct PluginTemplate {
  let name: TypeName

  private var type: String { name.type }

  static let summary = "A line to read first, and what comes after it, step by step."

  /// The plugin's one file.
  var source: String {
    """
    public import VitrineUI

    /// A line to read first, and what comes after it, step by step.
    public struct \(type)Module: Plugin {
      public static let moduleType: ModuleType = "\(name.word)"
      public static let summary = "\(Self.summary)"

      /// The module type `\(name.word)`.
      public init() {}

    \(head)
        guard !model.steps.isEmpty else { return }
        canvas.text(model.lead, .lead)
        canvas.list(settings.isNumbered ? .ordered : .bulleted) { canvas in
          canvas.items(model.steps.prefix(settings.limit)) { canvas, step in
            canvas.link(to: step.link) { canvas in canvas.text(step.name, .name) }
            if let note = step.note { canvas.text(note, .caption) }
          }
        }
      }
    }

    /// What the module shows: the `data` of a layout, or what a translator makes of a response.
    public struct \(type)Model: Shaped {
      /// The line to read first.
      public let lead: Text
      /// The steps in order.
      public let steps: [\(type)Step]

      /// A line and its steps.
      public init(_ lead: Text, _ steps: [\(type)Step]) {
        self.lead = lead
        self.steps = steps
      }

      public init(_ shape: inout some Shape & ~Copyable) {
        lead = shape.field("lead", "the line to read first")
        steps = shape.field("steps", "the steps in order")
      }
    }

    /// One step, with an identity by which the engine counts it and logs name it.
    public struct \(type)Step: Shaped, Identified {
      /// Its identity, stable from page to page.
      public let id: ItemID
      /// What happens.
      public let name: Text
      /// When, or how.
      public let note: Text?
      /// Where more is said about it.
      public let link: Link?

      /// A step; only its identity and name are needed.
      public init(id: ItemID, name: Text, note: Text? = nil, link: Link? = nil) {
        self.id = id
        self.name = name
        self.note = note
        self.link = link
      }

      public init(_ shape: inout some Shape & ~Copyable) {
        id = shape.field("id", "the step's identity, stable from page to page")
        name = shape.field("name", "what happens")
        note = shape.optionalField("note", "when, or how")
        link = shape.optionalField("link", "where more is said about it")
      }
    }

    /// What a layout may choose.
    public struct \(type)Settings: Shaped {
      /// How many steps to show.
      public let limit: Int
      /// Whether each step has its number.
      public let isNumbered: Bool

      public init(_ shape: inout some Shape & ~Copyable) {
        limit = shape.field("limit", default: 10, in: 1...100, "how many steps to show")
        isNumbered = shape.field("numbered", default: true, "whether each step has its number")
      }
    }

    extension \(type)Module {
      /// Drawn in tests, in documentation and by `vitrine plugins \(name.word)`.
      public static let examples = [
        Example<Self>(
          "three steps",
          \(type)Model(
            "How an order reaches you",
            [
              \(type)Step(
                id: "pack", name: "We pack it", note: "the same day, until three in the afternoon"),
              \(type)Step(
                id: "send", name: "We send it", note: "with a number to follow it by",
                link: "/help/parcels"),
              \(type)Step(
                id: "wear", name: "You try it on", note: "thirty days to change your mind"),
            ])),
        Example(
          "words alone",
          \(type)Model(
            "雪の日のしたく",
            [\(type)Step(id: "boots", name: "長ぐつをだす")])),
      ]
    }

    """
  }

  /// The first line of the drawing, broken as the formatter wants it.
  private var head: String {
    let line =
      "  public func draw(_ model: \(type)Model, _ settings: \(type)Settings, "
      + "on canvas: inout some Canvas & ~Copyable) {"
    if line.utf8.count <= 110 { return line }
    let inner =
      "    _ model: \(type)Model, _ settings: \(type)Settings, on canvas: inout some Canvas & ~Copyable"
    if inner.utf8.count <= 110 { return "  public func draw(\n" + inner + "\n  ) {" }
    return """
        public func draw(
          _ model: \(type)Model,
          _ settings: \(type)Settings,
          on canvas: inout some Canvas & ~Copyable
        ) {
      """
  }

  /// The plugin's test.
  var test: String {
    """
    \(imports(["Testing", "VitrineTesting", "VitrineUI", "\(type)Plugin"]))

    @Suite struct \(type)Tests {
      let check = PluginCheck()
      let module = \(type)Module()

      @Test func `the \(name.spoken) module keeps the laws of plugins`() {
        #expect(check.findings(for: module) == [])
      }

      @Test(arguments: \(type)Module.examples)
      func `every step is drawn in both media`(_ example: Example<\(type)Module>) {
        let page = check.html(of: example, by: module)
        let text = check.text(of: example, by: module, width: 80)
        for step in example.model.steps {
          #expect(page.contains(step.name.description))
          #expect(text.contains(step.name.description))
        }
      }

      @Test func `the \(name.spoken) module without steps leaves nothing`() {
        let empty = Example<\(type)Module>(
          "empty", \(type)Model("How an order reaches you", []))
        #expect(check.html(of: empty, by: module).isEmpty)
      }
    }

    """
  }

  private func imports(_ modules: [String]) -> String {
    modules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "import " + $0 }.joined(
      separator: "\n")
  }

  /// A module of a layout that uses it.
  var module: String {
    """
    { "id": "my-\(name.word)", "type": "\(name.word)",
      "data": { "lead": "Three steps", "steps": [ { "id": "one", "name": "The first" } ] } }
    """
  }
}
