import Vitrine
import VitrineUI

/// What is measured: work that is done again and again, and says how many bytes it made.
enum Work: String, CaseIterable {
  /// Models to the page's bytes: fetched, parsed and translated before.
  case warm
  /// Response bytes to the page's bytes; the layout was planned before.
  case walk
  /// The layout's bytes and response bytes to the page's bytes.
  case whole
  /// The same models to the page's bytes, its modules kept since the last time.
  case kept
  /// The same response bytes to the page's bytes: nothing has changed since the last time.
  case unchanged
  /// The page's bytes to the same bytes elsewhere: how fast a page could be that is kept whole.
  case copy
  /// Response bytes to values: what is parsed of a walk.
  case parse
  /// Values to models: what is translated of a walk.
  case translate
  /// The strings of the page's items as plain strings, as texts of their own, and as slices of one response.
  case strings, texts, slices
  /// Models to text of 100 columns.
  case text
  /// Models to the outline.
  case outline

  /// The work on a screen, with what comes before it done.
  func prepared(_ screen: BenchScreen) async throws -> () async throws -> Int {
    let page = try await screen.page()
    switch self {
    case .warm:
      var output = OutputBuffer()
      return {
        output.removeAll()
        page.write(stylesheet: .bench, to: &output)
        return output.count
      }
    case .walk:
      var output = OutputBuffer()
      return {
        output.removeAll()
        await screen.plan.page(screen.request).write(stylesheet: .bench, to: &output)
        return output.count
      }
    case .whole:
      return { try await screen.planned().page(screen.request).html(stylesheet: .bench).bytes.count }
    case .kept:
      let page = try await screen.keeping().page()
      var output = OutputBuffer()
      return {
        output.removeAll()
        page.write(stylesheet: .bench, to: &output)
        return output.count
      }
    case .unchanged:
      let screen = try screen.keeping()
      var output = OutputBuffer()
      return {
        output.removeAll()
        await screen.plan.page(screen.request).write(stylesheet: .bench, to: &output)
        return output.count
      }
    case .copy:
      let bytes = page.html(stylesheet: .bench).bytes
      var output = OutputBuffer()
      return {
        output.removeAll()
        output.append(bytes)
        return output.count
      }
    case .parse: return { try screen.documents().count }
    case .translate:
      let parts = try screen.parts()
      return { try screen.models(of: parts) }
    case .strings, .texts, .slices:
      let storage = try Storage(screen)
      switch self {
      case .strings: return { storage.strings() }
      case .texts: return { storage.texts() }
      default: return { storage.slices() }
      }
    case .text: return { page.text(width: 100).bytes.count }
    case .outline: return { page.outline().bytes.count }
    }
  }
}

extension Link {
  /// A page that is measured links its stylesheet: a dozen kilobytes that never change would flatter every figure.
  static let bench: Link = "/assets/page.css"
}
