import Testing
import Vitrine
import VitrineUI

@Suite struct `A shape as data` {
  struct Tree: Shaped {
    enum Kind: String, ShapedWord { case leaf, branch }
    let name: Text
    let kind: Kind
    let height: Int
    let share: Double
    let isOld: Bool
    let branches: [Tree]
    let words: [String]
    init(_ shape: inout some Shape & ~Copyable) {
      name = shape.field("name", formerly: ["title"], "what it is called")
      kind = shape.field("kind", default: .branch, "what it is")
      height = shape.field("height", default: 3, in: 1...9, "how high")
      share = shape.field("share", in: 0...1, "a part of one")
      isOld = shape.field("old", default: true, "whether it is old")
      branches = shape.field("branches", count: 0...4, "what grows on it")
      words = shape.field("words", default: [], "words")
      shape.reject("a tree that is too high", expected: "a lower tree")
    }
  }

  @Test func `each field has its type, its need, its default and its rule`() throws {
    guard case .object("Tree", let fields, notes: let notes) = ShapeDescription.of(Tree.self) else {
      Issue.record("a tree is an object")
      return
    }
    #expect(fields.map(\.name) == ["name", "kind", "height", "share", "old", "branches", "words"])
    #expect(fields.map(\.isRequired) == [true, false, false, true, false, true, false])
    #expect(fields.map(\.literal) == [nil, .string("branch"), .integer(3), nil, .flag(true), nil, nil])
    #expect(fields[0].rule.formerNames == ["title"] && fields[2].rule.integers == 1...9)
    #expect(fields[3].rule.numbers == 0...1 && fields[5].rule.count == 0...4)
    #expect(notes == ["a lower tree"])
    guard case .word(["leaf", "branch"]) = fields[1].shape, case .text = fields[0].shape else {
      Issue.record("the types of fields are lost")
      return
    }
  }

  @Test func `a shape inside itself is named and not described without end`() {
    guard case .object(_, let fields, _) = ShapeDescription.of(Tree.self),
      case .list(.named("Tree")) = fields[5].shape
    else {
      Issue.record("a tree's branches are trees")
      return
    }
  }

  @Test func `values without fields are themselves`() {
    guard case .text = ShapeDescription.of(Text.self), case .list(.integer) = ShapeDescription.of([Int].self),
      case .string(let form) = ShapeDescription.of(Link.self),
      case .object("NoSettings", let none, _) = ShapeDescription.of(NoSettings.self)
    else {
      Issue.record("a scalar is no object")
      return
    }
    #expect(form.expectation.hasPrefix("an http") && none.isEmpty)
  }
}
