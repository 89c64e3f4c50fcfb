import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineUI

/// Every value of every layout, replaced by each kind of value and taken away.
@Suite struct `A layout with any one mistake` {
  static var replacements: [(name: String, value: Any)] {
    [
      ("null", NSNull()), ("true", true), ("0", 0), ("\"x\"", "x"), ("[]", [Any]()), ("{}", [String: Any]()),
    ]
  }
  /// How many mutations of one layout are drawn; the others are stepped over evenly.
  static let drawn = 60

  enum Step: Hashable {
    case key(String)
    case offset(Int)
  }

  struct Mutation {
    let path: [Step]
    let value: Any?
    let name: String
  }

  @Test(arguments: Shelf.names)
  func `never crashes, is placed, and leaves the other modules as they are`(name: String) async throws {
    let layout = try JSONSerialization.jsonObject(with: Data(try Shelf.text(name).utf8))
    let tabs = try await Stage(layout).plan.tabIDs
    var before: [Stage] = []
    for tab in tabs.isEmpty ? [nil] : tabs.map(Optional.some) { before.append(try await Stage(layout, tab)) }
    let all = Self.mutations(of: layout)
    // No multiple of seven, so that no kind of mutation is stepped over.
    let stride = max(1, all.count / Self.drawn)
    for (number, mutation) in all.enumerated() where number % (stride % 7 == 0 ? stride + 1 : stride) == 0 {
      let was = before[number % before.count]
      let what = "\(name) \(mutation.name)"
      let broken = Self.mutated(layout, mutation.path[...], mutation.value)
      do {
        let stage = try await Stage(broken, was.tab)
        Self.judge(stage.diagnostics, stage.text, what)
        guard let touched = Self.touched(by: mutation.path, in: layout) else { continue }
        let changed = was.modules.filter { module in
          let id = module.id
          return !touched.contains { id == $0 || id.hasPrefix($0 + "--") }
            && stage.modules.first { $0.id == id } != module
        }
        #expect(changed.map(\.id) == [], "\(what) changed others")
      } catch let refused as LayoutRefused {
        Self.judge(refused.diagnostics, try Self.text(of: broken), what)
        #expect(!refused.diagnostics.errors.isEmpty, "\(what) is refused without a reason")
      }
    }
  }

  struct Stage {
    let plan: Plan
    let tab: String?
    let text: String
    let diagnostics: [Diagnostic]
    let modules: [Module]

    /// A module as it is drawn, in both media.
    struct Module: Equatable {
      let id: String
      let title: String?
      let stamp: String
      var html: [UInt8] = []
      var nodes: [DrawingNode] = []
    }

    init(_ layout: Any, _ tab: String? = nil) async throws {
      text = try `A layout with any one mistake`.text(of: layout)
      self.tab = tab
      plan = try Engine(.builtIn).plan(Array(text.utf8), named: "layout.json", source: Shelf.source)
      let page = await plan.page(PageRequest(tab: tab))
      let (html, recorded) = (
        page.drawnHTML(page.header + page.modules), page.recorded(page.header + page.modules)
      )
      diagnostics =
        plan.diagnostics + page.diagnostics + html.compactMap(\.excess).placed(in: plan.screen.document)
      modules = zip(html, recorded).compactMap { one, other in
        guard let id = one.module.id else { return nil }
        var module = Module(
          id: id, title: one.module.title?.string, stamp: one.module.slot.description)
        if case .shown(let bytes, _) = one.outcome { module.html = bytes }
        if case .shown(let nodes, _) = other.outcome { module.nodes = nodes }
        return module
      }
    }
  }

  static func judge(_ diagnostics: [Diagnostic], _ text: String, _ what: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for one in diagnostics {
      #expect(one.file == "layout.json", "\(what): \(one.lines)")
      #expect((1...lines.count).contains(one.line), "\(what): \(one.lines)")
      guard lines.indices.contains(one.line - 1) else { continue }
      #expect((1...lines[one.line - 1].unicodeScalars.count).contains(one.column), "\(what): \(one.lines)")
      #expect(one.pointer.isEmpty || one.pointer.hasPrefix("/"), "\(what): \(one.lines)")
    }
    #expect(Set(diagnostics.map(\.jsonLine)).count == diagnostics.count, "\(what) is said twice")
  }

  // Mutations

  static func mutations(of layout: Any) -> [Mutation] {
    paths(in: layout).flatMap { path -> [Mutation] in
      let pointer = path.map { step in
        switch step {
        case .key(let key): "/" + key
        case .offset(let offset): "/\(offset)"
        }
      }.joined()
      var all = replacements.map { Mutation(path: path, value: $0.value, name: "\(pointer) = \($0.name)") }
      if case .key? = path.last { all.append(Mutation(path: path, value: nil, name: "without \(pointer)")) }
      return all
    }
  }

  static func paths(in value: Any) -> [[Step]] {
    if let object = value as? [String: Any] {
      return [[]]
        + object.sorted { $0.key < $1.key }.flatMap { key, value in paths(in: value).map { [.key(key)] + $0 }
        }
    }
    if let array = value as? [Any] {
      return [[]]
        + array.enumerated().flatMap { offset, value in paths(in: value).map { [.offset(offset)] + $0 } }
    }
    return [[]]
  }

  static func mutated(_ value: Any, _ path: ArraySlice<Step>, _ new: Any?) -> Any {
    guard let step = path.first else { return new ?? NSNull() }
    switch step {
    case .key(let key):
      var object = value as? [String: Any] ?? [:]
      object[key] =
        path.count == 1 && new == nil ? nil : mutated(object[key] ?? NSNull(), path.dropFirst(), new)
      return object
    case .offset(let offset):
      var array = value as? [Any] ?? []
      array[offset] = mutated(array[offset], path.dropFirst(), new)
      return array
    }
  }

  static func text(of layout: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: layout, options: options), as: UTF8.self)
  }

  // What a mutation may change

  /// The ids of the modules that a mutation may change; nil when it may change all of them.
  static func touched(by path: [Step], in layout: Any) -> [String]? {
    if path.count >= 2, path[0] == .key("sources"), case .key(let source) = path[1] {
      // What a response asks for is not in the layout: any run may use any source.
      return modules(in: layout).filter { $0["modulesFrom"] != nil || "\($0)".contains(source) }
        .compactMap { $0["id"] as? String }
    }
    for length in path.indices.map({ $0 + 1 }) {
      let head = Array(path[..<length])
      guard isModule(head), let module = value(at: head, in: layout) as? [String: Any] else { continue }
      // A shared list stands for as many modules as it has: without it the slots after it move.
      return (module["id"] as? String).map { [$0] }
    }
    return nil
  }

  static func isModule(_ path: [Step]) -> Bool {
    guard case .offset? = path.last else { return false }
    switch (path.first, path.count) {
    case (.key("header"), 2), (.key("modules"), 2), (.key("lists"), 3): return true
    case (.key("tabs"), 4): return path[2] == .key("modules")
    default: return false
    }
  }

  static func value(at path: [Step], in value: Any) -> Any? {
    path.reduce(value as Any?) { value, step in
      switch step {
      case .key(let key): (value as? [String: Any])?[key]
      case .offset(let offset): (value as? [Any])?[offset]
      }
    }
  }

  static func modules(in layout: Any) -> [[String: Any]] {
    paths(in: layout).filter(isModule).compactMap { value(at: $0, in: layout) as? [String: Any] }
  }
}
