// VitrineUI is what the author of a plugin speaks: the contract of a plugin, the canvas it draws on, the
// shapes it declares and the models it receives. It imports no other room, so a plugin cannot see JSON,
// files, clocks or the engine.

/// A module type: it draws a model, once, for every medium.
///
/// A plugin is a pure drawing with a name. It neither throws nor waits; what it gets is complete.
///
/// ```swift
/// public struct RankingModule: Plugin {
///   public static let moduleType: ModuleType = "ranking"
///   public static let examples = [Example<Self>("three items", ItemList(items: [...]))]
///   public func draw(_ model: ItemList, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
///     canvas.items(model.items) { canvas, item in canvas.text(item.name, .body) }
///   }
/// }
/// ```
public protocol Plugin<Model>: Sendable {
  /// What the plugin draws; a translator of the same model can feed it.
  associatedtype Model: Shaped
  /// What a layout may choose.
  associatedtype Settings: Shaped = NoSettings

  /// The word that a layout's `"type"` says.
  static var moduleType: ModuleType { get }
  /// One sentence that says what the module type shows, for the catalog and the reference.
  static var summary: String { get }
  /// Models to draw in tests, documentation and previews; at least one.
  static var examples: [Example<Self>] { get }

  /// Draws one module's content; its frame (title, "more" link) is the engine's.
  func draw(_ model: Model, _ settings: Settings, on canvas: inout some Canvas & ~Copyable)

  /// Draws on a page's own canvas, by `draw`; a plugin leaves it as it is.
  ///
  /// It is asked for so that every plugin's module holds its drawing compiled for pages.
  func drawHTML(_ model: Model, _ settings: Settings, on canvas: inout HTMLCanvas)
}

extension Plugin {
  public static var summary: String { "" }

  @inlinable public func drawHTML(_ model: Model, _ settings: Settings, on canvas: inout HTMLCanvas) {
    draw(model, settings, on: &canvas)
  }
}

/// The settings of a plugin that leaves nothing to choose.
public struct NoSettings: Shaped, Equatable {
  /// The only value.
  public init() {}
  public init(_ shape: inout some Shape & ~Copyable) {}
}

/// A model and settings that a plugin can draw: its test, its documentation and its picture.
public struct Example<P: Plugin>: Sendable {
  /// What the example shows, in a few words.
  public let name: String
  /// What is drawn.
  public let model: P.Model
  /// The settings it is drawn with.
  public let settings: P.Settings

  /// An example with settings of its own.
  public init(_ name: String, _ model: P.Model, _ settings: P.Settings) {
    self.name = name
    self.model = model
    self.settings = settings
  }

  /// An example with every setting at its default.
  public init(_ name: String, _ model: P.Model) {
    self.init(name, model, .blank())
  }
}
