/// The names of the libraries that draw pictures, as the system's loader takes them.
package struct PictureLibraries: Sendable, Equatable {
  package var chafa: String
  package var pixbuf: String
  package var gobject: String
  package var glib: String

  /// The names of one system.
  package init(chafa: String, pixbuf: String, gobject: String, glib: String) {
    self.chafa = chafa
    self.pixbuf = pixbuf
    self.gobject = gobject
    self.glib = glib
  }

  #if canImport(Darwin)
    /// The names on this system.
    package static let standard = PictureLibraries(
      chafa: "libchafa.0.dylib", pixbuf: "libgdk_pixbuf-2.0.0.dylib", gobject: "libgobject-2.0.0.dylib",
      glib: "libglib-2.0.0.dylib")
  #else
    /// The names on this system.
    package static let standard = PictureLibraries(
      chafa: "libchafa.so.0", pixbuf: "libgdk_pixbuf-2.0.so.0", gobject: "libgobject-2.0.so.0",
      glib: "libglib-2.0.so.0")
  #endif

  /// What is to be installed where they are missing, as Debian and Ubuntu call it.
  package static let packages = "libchafa0 libgdk-pixbuf-2.0-0 librsvg2-common"

  var names: [String] { [chafa, pixbuf, gobject, glib] }

  init?(names: [String]) {
    guard names.count == 4 else { return nil }
    self.init(chafa: names[0], pixbuf: names[1], gobject: names[2], glib: names[3])
  }
}
