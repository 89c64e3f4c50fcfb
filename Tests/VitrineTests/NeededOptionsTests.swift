import Testing
import Vitrine

/// A required option is missed even where the layout gives no options at all.
@Suite struct NeededOptionsTests {
  private let layout = """
    {"vitrine": 1, "id": "shop", "sources": {"products": {"file": "products.json"}}, "modules": [
      {"id": "goods", "type": "grid", "source": "products", "translator": TRANSLATOR}
    ]}
    """
  private let files = [
    "products.json": #"{"products": [{"id": 1, "title": "Coat", "variants": [{"price": "19.90"}]}]}"#
  ]

  @Test(arguments: [#""shopify.products""#, #"{"name": "shopify.products"}"#])
  func `a translator without the options that it needs is a hole`(translator: String) async throws {
    let stage = try await LayoutStage(layout.replacing("TRANSLATOR", with: translator), files)
    let error = try #require(stage.diagnostics.first { $0.severity == .error })
    #expect(error.rule == .missingKey)
    #expect(error.pointer.hasPrefix("/modules/0/translator"))
    #expect(error.message.hasPrefix(#""shopify.products" needs "options": the field "currency" is missing"#))
    #expect(!stage.html.contains("Coat"))
  }

  @Test func `with them it is none`() async throws {
    let translator = #"{"name": "shopify.products", "options": {"currency": "EUR"}}"#
    let stage = try await LayoutStage(layout.replacing("TRANSLATOR", with: translator), files)
    #expect(stage.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(stage.html.contains("Coat"))
  }
}
