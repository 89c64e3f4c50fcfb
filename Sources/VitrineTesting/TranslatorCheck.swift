internal import VitrineJSON
public import VitrineTranslation
internal import VitrineUI

/// Translates responses as the engine would, so that a test can say what a translator made of them.
///
/// ```swift
/// let translated = try TranslatorCheck().translated("{\"books\": []}", by: LibraryBooks())
/// #expect(translated.model.items.isEmpty)
/// ```
public struct TranslatorCheck: Sendable {
  /// The only value.
  public init() {}

  /// What a translator makes of a response, with the options that a layout would give.
  ///
  /// Throws what the translator throws, and the mistake of a response that is not JSON or of options that don't read.
  public func translated<T: Translator>(
    _ response: String, by translator: T, options: String = "{}"
  ) throws(ShapeError) -> Translated<T.Model> {
    let policy = ShapePolicy(dropsElements: false) { $0.first?.text }
    let (chosen, mistakes) = try field(options, "options").read(T.Options.self, policy)
    if let mistake = mistakes.first {
      throw ShapeError(pointer: mistake.pointer, expected: "options that read", found: mistake.message)
    }
    return try translator.translate(try field(response, "a response"), chosen)
  }

  private func field(_ json: String, _ name: String) throws(ShapeError) -> Field {
    do { return try Document.parse(Array(json.utf8), name: name, budget: .response).root } catch {
      throw ShapeError(
        pointer: "", expected: "\(name) in JSON", found: "\(error.place): \(error.message)")
    }
  }
}
