public import VitrineUI

extension Page {
  /// The value of the header `Content-Security-Policy` for the page that ``html(stylesheet:)`` writes.
  ///
  /// It allows the style that stands in the page by its hash, what the page loads by where it comes from, and nothing
  /// else: no script, no inline style, no frame around the page. Send it as a header; `frame-ancestors` does not hold
  /// in a `meta` element.
  ///
  /// - Parameter stylesheet: the address of the stylesheet that the page links, as for `html`.
  /// - Returns: the directives on one line, without the header's name.
  public func contentSecurityPolicy(stylesheet: Link? = nil) -> String {
    ContentSecurityPolicy(of: html(stylesheet: stylesheet).bytes).value
  }
}
