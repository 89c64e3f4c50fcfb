/// The one stylesheet of our pages.
enum Stylesheet {
  static let source: StaticString = """
    .v-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

    """
}
