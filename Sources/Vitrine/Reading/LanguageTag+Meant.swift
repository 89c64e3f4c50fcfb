package import VitrineUI

extension LanguageTag {
  /// The tag that the name of a POSIX locale was probably meant to be: `de-DE` for `de_DE.UTF-8`; nil for other words.
  package init?(meantBy name: String) {
    let head = name.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let bytes = head.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    self.init(checking: String(decoding: bytes, as: UTF8.self))
  }
}
