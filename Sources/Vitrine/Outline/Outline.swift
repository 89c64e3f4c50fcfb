package import VitrineJSON
package import VitrineUI

/// A drawing as JSON: for diffs, for comparing an old and a new plugin, for an app that draws natively.
///
/// Its form is described in `Docs/outline.schema.json`. Members keep their order, so that the same drawing gives
/// the same bytes. What a reader sees of numbers and moments stands beside them as `"shown"`.
package struct Outline: Sendable {
  /// The version of the outline's form, the page's member `"outline"`.
  package static let version = 1

  let formats: Formats

  package init(_ formats: Formats) { self.formats = formats }

  /// A page: `{"outline": 1, "id", "title", "locale", "tab"?, "header", "modules"}`.
  package func page(
    id: String, title: String, language: LanguageTag, tab: String? = nil, header: [JSONValue],
    modules: [JSONValue]
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("outline", .integer(Self.version)), .init("id", .string(id)), .init("title", .string(title)),
      .init("locale", .string(language.description)),
    ]
    if let tab { members.append(.init("tab", .string(tab))) }
    members += [.init("header", .array(header)), .init("modules", .array(modules))]
    return .object(members)
  }

  /// A module with its content: `{"id", "type", "slot", "title"?, "more"?, "control"?, "content"}`.
  package func module(
    id: String, type: ModuleType, slot: ModuleSlot, title: String? = nil, more: Link? = nil,
    control: [DrawingNode] = [], _ nodes: [DrawingNode]
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("type", .string(type.description)),
      .init("slot", .string(slot.description)),
    ]
    if let title { members.append(.init("title", .string(title))) }
    if let more { members.append(.init("more", .string(more.description))) }
    if !control.isEmpty { members.append(.init("control", content(of: control))) }
    members.append(.init("content", content(of: nodes)))
    return .object(members)
  }

  /// What a module drew, as the value of its member `"content"`.
  package func content(of nodes: [DrawingNode]) -> JSONValue { .array(nodes.map(value)) }
}
