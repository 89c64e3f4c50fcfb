package import VitrineUI

/// A drawing as JSON: for diffs, for comparing an old and a new plugin, for an app that draws natively.
package struct Outline: Sendable {
  /// The version of the outline's form, the page's member `"outline"`.
  package static let version = 1

  private let formats: Formats

  package init(_ formats: Formats) { self.formats = formats }

  /// A module with its content: `{"id", "type", "slot", "title"?, "content"}`.
  package func module(
    id: String, type: ModuleType, slot: ModuleSlot, title: String? = nil, _ nodes: [DrawingNode]
  ) -> OutlineValue {
    .object([])
  }

  /// What a module drew, as the value of its member `"content"`.
  package func content(of nodes: [DrawingNode]) -> OutlineValue { .array([]) }
}
