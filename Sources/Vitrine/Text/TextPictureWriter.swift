/// Writes pictures as pixels: what a terminal is sent for one that goes over cells which are written already.
///
/// The cursor stands at the start of the line below when it begins, and when it ends. Only sequences of our own are
/// written, with payloads that were made here (base64) or checked (``Sixel``).
package enum TextPictureWriter {
  /// How pixels are sent.
  package enum Form: String, CaseIterable, Sendable {
    /// The graphics protocol of kitty, direct transmission alone.
    case kitty
    /// The inline images of iTerm2.
    case iterm2
  }

  /// Writes a picture; the cursor stands on the line of that number.
  package static func append(
    _ overlay: TextGallery.Overlay, from line: Int, _ form: Form, to bytes: inout [UInt8]
  ) {
    // DECSC, CUU and CHA to the place, the picture, DECRC.
    bytes += "\u{1B}7\u{1B}[\(line - overlay.lines.lowerBound)A\u{1B}[\(overlay.cells.lowerBound + 1)G".utf8
    switch overlay.drawing {
    case .cells: break
    case .sixel(let sixel):
      bytes += "\u{1B}P0;1q".utf8
      bytes += sixel.data
      bytes += "\u{1B}\\".utf8
    case .pixels(let pixels):
      switch form {
      case .kitty: appendKitty(pixels, overlay, &bytes)
      case .iterm2: appendITerm(pixels, overlay, &bytes)
      }
    }
    bytes += "\u{1B}8".utf8
  }

  /// Source: the kitty graphics protocol: `a=T` sends and shows, `f=24` is RGB, `o=z` is deflated, `C=1` leaves the
  /// cursor, `q=2` wants no answer.
  private static func appendKitty(
    _ pixels: PicturePixels, _ overlay: TextGallery.Overlay, _ bytes: inout [UInt8]
  ) {
    let payload = Base64.encoded(Deflate.zlib(pixels.rgb, rows: pixels.width * 3))
    var keys =
      "a=T,f=24,o=z,s=\(pixels.width),v=\(pixels.height),c=\(overlay.cells.count),r=\(overlay.lines.count),C=1,q=2,"
    for start in stride(from: 0, to: payload.count, by: 4_096) {
      let end = min(start + 4_096, payload.count)
      bytes += "\u{1B}_G\(keys)m=\(end < payload.count ? 1 : 0);".utf8
      bytes += payload[start..<end]
      bytes += "\u{1B}\\".utf8
      keys = ""
    }
  }

  /// Source: iTerm2's inline images protocol.
  private static func appendITerm(
    _ pixels: PicturePixels, _ overlay: TextGallery.Overlay, _ bytes: inout [UInt8]
  ) {
    let file = PNG.encoded(pixels)
    let size = "width=\(overlay.cells.count);height=\(overlay.lines.count);preserveAspectRatio=0"
    bytes += "\u{1B}]1337;File=inline=1;size=\(file.count);\(size):".utf8
    bytes += Base64.encoded(file)
    bytes.append(0x07)
  }
}
