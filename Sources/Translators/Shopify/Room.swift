// ShopifyTranslators reads products as Shopify sends them: the Admin REST API with its decimal strings and snake_case,
// and the GraphQL APIs with their nodes and camelCase. It exists so that nobody else knows which is which.
//
// Source: shopify.dev, Admin REST API (Product, ProductListing), Admin and Storefront GraphQL APIs (Product).
