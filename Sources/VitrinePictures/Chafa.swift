// The one file that names CChafa: it owns the libraries that were found and lends out what they do.

import CChafa
import Vitrine

/// The libraries that pictures are drawn with, opened; any of them may be missing.
@safe struct Chafa: ~Copyable {
  private let libraries: OpaquePointer

  /// Opens what there is; nil only without memory.
  init?(_ names: PictureLibraries) {
    guard
      let libraries = unsafe vitrine_chafa_open(names.chafa, names.pixbuf, names.gobject, names.glib)
    else { return nil }
    unsafe self.libraries = unsafe libraries
  }

  deinit { unsafe vitrine_chafa_close(libraries) }

  /// Whether libchafa is there.
  var hasSymbols: Bool { unsafe vitrine_chafa_has_symbols(libraries) != 0 }

  /// Whether pictures can be read.
  var hasReading: Bool { unsafe vitrine_chafa_has_reading(libraries) != 0 }

  /// Bounds what this process may take from now on.
  static func confine(memory: Int, seconds: Int) -> Bool {
    vitrine_chafa_confine(UInt64(memory), UInt32(seconds)) == 0
  }

  /// Reads a picture into pixels.
  func pixels(
    of bytes: [UInt8], _ kind: PictureKind, width: Int, height: Int, ground: Colour, mostPixels: Int
  ) throws(PictureRefusal) -> [UInt8] {
    var rgb = [UInt8](repeating: 0, count: width * height * 3)
    try check(
      unsafe vitrine_chafa_read(
        libraries, kind.mediaType, bytes, bytes.count, Int32(width), Int32(height), ground.word,
        Int64(mostPixels), &rgb))
    return rgb
  }

  /// Draws pixels as cells: three words a cell.
  func cells(
    of rgb: [UInt8], width: Int, height: Int, columns: Int, rows: Int
  ) throws(PictureRefusal) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: columns * rows * 3)
    try check(
      unsafe vitrine_chafa_draw(
        libraries, rgb, Int32(width), Int32(height), Int32(columns), Int32(rows), &words))
    return words
  }

  /// Draws pixels as a sixel sequence, whole.
  func sixel(
    of rgb: [UInt8], width: Int, height: Int, cellWidth: Int, cellHeight: Int
  ) throws(PictureRefusal) -> [UInt8] {
    var start: UnsafeMutablePointer<CChar>?
    var count = 0
    try check(
      unsafe vitrine_chafa_sixel(
        libraries, rgb, Int32(width), Int32(height), Int32(cellWidth), Int32(cellHeight), &start, &count))
    defer { unsafe start?.deallocate() }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  private func check(_ outcome: vitrine_chafa_outcome) throws(PictureRefusal) {
    switch outcome {
    case VITRINE_CHAFA_FINE: return
    case VITRINE_CHAFA_NO_LIBRARY: throw .noLibrary
    case VITRINE_CHAFA_NO_LOADER: throw .noLoader
    case VITRINE_CHAFA_TOO_LARGE: throw .tooLarge
    default: throw .broken
    }
  }
}
