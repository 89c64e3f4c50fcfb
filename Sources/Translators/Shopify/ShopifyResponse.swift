import VitrineTranslation

/// A response of one of Shopify's APIs.
struct ShopifyResponse {
  let field: Field

  /// The products, wherever the API puts them; a recording may be the list itself.
  func products() throws(ShapeError) -> [Field] {
    if let list = try? field.elements() { return list }
    for key in ["products", "product_listings"] where field[key].exists { return try Self.nodes(field[key]) }
    for key in ["product", "product_listing"] where field[key].exists { return [field[key]] }
    let data = field["data"]
    if data["products"].exists { return try Self.nodes(data["products"]) }
    if data["collection"]["products"].exists { return try Self.nodes(data["collection"]["products"]) }
    if let refusal { throw refusal }
    return try field["products"].elements()
  }

  /// What the API says when it has no products to give: `{"errors": "Not Found"}`, or of GraphQL a list of objects
  /// with a `message`.
  private var refusal: ShapeError? {
    let errors = field["errors"]
    guard errors.exists else { return nil }
    let first = errors[at: 0]
    let words = try? (first["message"].optional ?? first.optional ?? errors).string()
    return words.map { errors.mistake(expected: "products", found: "the error \"\($0)\"") }
      ?? errors.mistake(expected: "products and no errors")
  }

  /// The elements of a list: plain, or GraphQL's `nodes`, or the `node` of each of its `edges`.
  static func nodes(_ list: Field) throws(ShapeError) -> [Field] {
    if list["nodes"].exists { return try list["nodes"].elements() }
    if list["edges"].exists { return try list["edges"].elements().map { $0["node"] } }
    return try list.elements()
  }
}
