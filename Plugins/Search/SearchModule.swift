public import VitrineUI

/// A field to search in, for the header.
public struct SearchModule: Plugin {
  public static let moduleType: ModuleType = "search"
  public static let summary = "A field to search in, for the header."

  /// The module type `search`.
  public init() {}

  public func draw(_ box: SearchBox, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.search(box)
  }
}

extension SearchModule {
  public static let examples = [
    Example<Self>("a shop", SearchBox(placeholder: "すべてのアイテムからさがす", label: "アイテムをさがす")),
    Example(
      "an address of its own",
      SearchBox(
        placeholder: "Job, skill or town", action: "https://work.orimachi.example/find", parameter: "words")),
    Example("nothing said", SearchBox(placeholder: "")),
  ]
}
