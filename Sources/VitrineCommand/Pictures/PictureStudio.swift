import Vitrine
import VitrinePictures

/// Draws the pictures of pages whose layout lies in a folder, and keeps what it has drawn.
final class PictureStudio {
  /// Why a picture is not drawn, by its address.
  private(set) var notes: [(address: String, why: String)] = []
  /// Whether pictures were to be drawn and what draws them is not installed.
  private(set) var lacksLibrary = false

  private let source: FileSource
  private let workshop: PictureWorkshop
  private let means: PictureMeans
  private var ground: Colour
  private var drawn: [Key: PictureDrawing?] = [:]

  private struct Key: Hashable {
    let address: [UInt8]
    let columns: Int
    let rows: Int
  }

  init(folder: String, _ setup: PictureWorkshop.Setup, _ means: PictureMeans, ground: Colour) {
    source = FileSource(folder: folder, limit: PictureOrder.mostBytes)
    workshop = PictureWorkshop(setup)
    self.means = means
    self.ground = ground
  }

  /// Draws on another ground from now on; whether it is another one than before.
  func turn(to ground: Colour) -> Bool {
    guard ground != self.ground else { return false }
    self.ground = ground
    drawn = [:]
    return true
  }

  /// A page with its pictures.
  func gallery(of page: TextPage) -> TextGallery {
    workshop.beginPage()
    return TextGallery(page) { picture, columns, rows in drawing(picture, columns, rows) }
  }

  /// Draws anew what it has drawn, for files that may have changed.
  func forget() {
    drawn = [:]
    workshop.forgive()
  }

  private func drawing(_ picture: TextPicture, _ columns: Int, _ rows: Int) -> PictureDrawing? {
    guard means.way != .none, let file = Self.file(of: picture.address) else { return nil }
    let key = Key(address: Array(picture.address.utf8), columns: columns, rows: rows)
    if let known = drawn[key] { return known }
    var drawing: PictureDrawing?
    do throws(SourceFault) {
      let order = PictureOrder(
        try source.bytes(of: file), as: means.way.form, columns: columns, rows: rows, cell: means.cell,
        ground: ground)
      do throws(PictureRefusal) { drawing = try workshop.draw(order) } catch {
        if error == .noLibrary { lacksLibrary = true } else { note(picture.address, error.words) }
      }
    } catch { note(picture.address, error.message) }
    drawn[key] = .some(drawing)
    return drawing
  }

  private func note(_ address: String, _ why: String) {
    guard !notes.contains(where: { $0.address.utf8.elementsEqual(address.utf8) }) else { return }
    notes.append((address, why))
  }

  /// The file that an address leads to, relative to the layout; nil for what is not beside it.
  ///
  /// Nothing is ever fetched: an address with a scheme or a host is left alone.
  static func file(of address: String) -> String? {
    let bytes = Array(address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    guard let first = bytes.first, first != UInt8(ascii: "/") else { return nil }
    let step = bytes.prefix { $0 != UInt8(ascii: "/") }
    guard !step.contains(UInt8(ascii: ":")) else { return nil }
    var path: [UInt8] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "%") {
        guard at + 2 < bytes.count, let high = digit(bytes[at + 1]), let low = digit(bytes[at + 2]),
          high << 4 | low != 0
        else { return nil }
        path.append(high << 4 | low)
        at += 3
      } else {
        path.append(bytes[at])
        at += 1
      }
    }
    return String(validating: path, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
