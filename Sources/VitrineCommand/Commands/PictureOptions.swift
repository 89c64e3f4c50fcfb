import Vitrine
import VitrinePictures

extension Option {
  static let pictures = Option(
    name: "pictures", value: "HOW",
    about:
      "auto, off, symbols, kitty, iterm2 or sixel; auto: as well as the terminal shows them, none elsewhere")
}

extension Arguments {
  /// Whether pictures are wanted whatever the terminal is.
  var asksForPictures: Bool {
    value("pictures").flatMap(PictureWay.Wish.init).map { $0 != .auto && $0 != .off } ?? false
  }

  /// What `--pictures` says.
  func pictureWish() throws(Stop) -> PictureWay.Wish {
    try value("pictures", Self.oneOf(PictureWay.Wish.allCases.map(\.rawValue)), PictureWay.Wish.init) ?? .auto
  }

  /// How pictures are drawn on stdout.
  func pictures(_ streams: Streams, _ paint: TextPaint, isPaged: Bool = false) throws(Stop) -> PictureMeans {
    PictureMeans(try pictureWish(), hasColours: paint.colours > .none, isPaged: isPaged, streams)
  }
}

extension Shell {
  /// What draws the pictures of pages whose layout lies in a folder; nil when none are drawn.
  func studio(in folder: String, _ means: PictureMeans, _ paint: TextPaint) -> PictureStudio? {
    guard means.way != .none, let program = streams.pictureWorker else { return nil }
    let setup = PictureWorkshop.Setup(
      program: program, libraries: streams.pictureLibraries, variable: { streams.environment[$0] })
    return PictureStudio(
      folder: folder, setup, means, ground: paint.theme.colour(.ground, paint.mode))
  }

  /// Says on stderr which pictures are not drawn and why.
  func report(_ studio: PictureStudio, wasAsked: Bool) {
    if studio.lacksLibrary, wasAsked {
      note(
        "\(program): pictures are not drawn, since libchafa or gdk-pixbuf is not installed; "
          + "on Debian and Ubuntu: apt-get install \(PictureLibraries.packages)")
    }
    let shown = studio.notes.prefix(5).map { "\(printable($0.address)): \($0.why)" }
    guard !shown.isEmpty else { return }
    let rest = studio.notes.count - shown.count
    note("\(program): not drawn: " + shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : ""))
  }
}

extension TextPaint {
  /// A page as a terminal is sent it, pictures as pixels over the lines that they belong to.
  mutating func bytes(of gallery: TextGallery, _ means: PictureMeans) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, line) in gallery.page.lines.enumerated() {
      append(line, to: &bytes)
      bytes.append(0x0A)
      for overlay in gallery.overlays(after: number) {
        TextPictureWriter.append(overlay, from: number + 1, means.form, to: &bytes)
      }
    }
    return bytes
  }
}
