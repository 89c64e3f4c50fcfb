// DummyJSONTranslators reads the products of DummyJSON, an API for trying things out. It exists so that nobody else
// knows its names.
//
// Source: dummyjson.com/docs/products.
