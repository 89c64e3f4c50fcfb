// VitrineTranslation is the contract between someone else's API and our models. A translator is the only
// code that knows a foreign field name; nothing behind it ever sees one.

@_exported public import VitrineJSON
public import VitrineUI

/// Turns one API's response into one of our models.
///
/// ```swift
/// public struct QuoteTranslator: Translator {
///   public static let name: TranslatorName = "quotes.daily"
///   public static let summary = "the quote of the day"
///   public init() {}
///   public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<Notice> {
///     Translated(Notice(try response["quote"].text()))
///   }
/// }
/// ```
public protocol Translator<Model>: Sendable {
  /// What it makes: a plugin's model, or ``ModuleRun``.
  associatedtype Model: Sendable
  /// What a layout may choose: `"translator": {"name": …, "options": {…}}`.
  associatedtype Options: Shaped = NoSettings

  /// The word that a layout's `"translator"` says.
  static var name: TranslatorName { get }
  /// One sentence that says what it reads, for the catalog and the reference.
  static var summary: String { get }
  /// The log fields it may fill; others are left out.
  static var logFields: [LogFieldDeclaration] { get }

  /// Makes the model. An element that does not read is dropped with its reason; only what makes the whole
  /// useless is thrown.
  func translate(_ response: Field, _ options: Options) throws(ShapeError) -> Translated<Model>
}

extension Translator {
  public static var summary: String { "" }
  public static var logFields: [LogFieldDeclaration] { [] }
}

/// The name of a translator: the API's name, a full stop, what of it is read: `rakuten.ranking`.
public struct TranslatorName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as a layout writes it.
  public let description: String

  /// Reads a name; nil unless it is two identifiers joined by a full stop.
  public init?(_ name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ isIdentifier($0) }) else { return nil }
    description = name
  }

  /// A name in source; one that is not well formed is a programming error and stops the program.
  public init(stringLiteral name: StaticString) {
    guard let checked = TranslatorName(name.description) else {
      preconditionFailure("\"\(name)\" is no translator's name: write it as \"api.thing\"")
    }
    self = checked
  }
}
