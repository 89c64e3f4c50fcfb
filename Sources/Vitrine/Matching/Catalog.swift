import VitrineJSON
public import VitrineTranslation
public import VitrineUI

/// The plugins and translators that layouts may name: a value, built at the top of a program and handed down.
///
/// ```swift
/// var catalog = Catalog.builtIn
/// catalog.add(CouponModule())
/// catalog.add(CouponTranslator())
/// ```
public struct Catalog: Sendable {
  /// What its plugins and translators are known by: catalogs that share it have the same.
  private(set) var identity = Identity()
  package private(set) var plugins: [any RegisteredPlugin] = []
  package private(set) var translators: [any RegisteredTranslator] = []

  /// A catalog without anything in it.
  public init() {}

  /// Adds a plugin.
  ///
  /// Two plugins of one module type stop the program.
  public mutating func add<P: Plugin>(_ plugin: P) {
    precondition(
      self.plugin(P.moduleType.description) == nil,
      "two plugins draw \"\(P.moduleType)\"; a catalog takes one")
    plugins.append(CatalogPlugin(plugin))
    identity = Identity()
  }

  /// Adds a translator.
  ///
  /// Two translators of one name stop the program.
  public mutating func add<T: Translator>(_ translator: T) {
    precondition(
      self.translator(T.name.description) == nil,
      "two translators are called \"\(T.name)\"; a catalog takes one")
    translators.append(CatalogTranslator(translator))
    identity = Identity()
  }

  /// The catalog with one more plugin at a place, for what is written before the plugin is compiled.
  package func inserting(_ plugin: any RegisteredPlugin, at offset: Int) -> Catalog {
    var catalog = self
    catalog.plugins.insert(plugin, at: min(offset, plugins.count))
    catalog.identity = Identity()
    return catalog
  }

  /// The catalog with one more translator at a place.
  package func inserting(_ translator: any RegisteredTranslator, at offset: Int) -> Catalog {
    var catalog = self
    catalog.translators.insert(translator, at: min(offset, translators.count))
    catalog.identity = Identity()
    return catalog
  }

  package func plugin(_ type: String) -> (any RegisteredPlugin)? {
    plugins.first { $0.type.description.hasSameBytes(as: type) }
  }

  package func translator(_ name: String) -> (any RegisteredTranslator)? {
    translators.first { $0.name.description.hasSameBytes(as: name) }
  }
}
