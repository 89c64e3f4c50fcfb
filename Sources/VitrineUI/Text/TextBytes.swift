// The one file that names the kernels in C: they judge, copy and escape the bytes of texts.

import CEscape

/// What the bytes of a text are, as far as pages ask.
struct TextTraits {
  /// Whether a byte may not stand in a page as it is.
  let needsCare: Bool
  /// Whether a byte could begin a letter that runs from right to left.
  let mayRunRightToLeft: Bool

  /// The traits of a text with its slack behind it.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    let traits = text.baseAddress.map { escape_traits($0, text.count) } ?? 0
    needsCare = traits & UInt32(ESCAPE_CARE) != 0
    mayRunRightToLeft = traits & UInt32(ESCAPE_LEAD) != 0
  }

  /// Whether each byte of a text with its slack behind it may stand in an address; a doubt is a no.
  static func isAddress(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.baseAddress.map { escape_is_address($0, text.count) != 0 } ?? true
  }

  /// How many bytes at the start of a text with its slack behind it may be a host's, and where its last name starts.
  static func host(_ text: UnsafeBufferPointer<UInt8>) -> (count: Int, lastName: Int) {
    var name = 0
    let count = text.baseAddress.map { escape_host($0, text.count, &name) } ?? 0
    return (count, name)
  }

  /// Whether a text with its slack behind it means nothing but itself in an address: letters, digits and `-._~`.
  @inline(__always) static func isUnreserved(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.baseAddress.map { escape_is_unreserved($0, text.count) != 0 } ?? true
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a text that needs no care, with its slack behind it.
  @inline(__always) func copy(_ text: UnsafeBufferPointer<UInt8>) {
    if let first = text.baseAddress { escape_copy(self, first, text.count) }
  }

  /// The same for one of up to 128 bytes.
  @inline(__always) func copy(short text: UnsafeBufferPointer<UInt8>) {
    if let first = text.baseAddress { escape_copy_short(self, first, text.count) }
  }

  /// Writes a text with its slack behind it as HTML, and gives its end; it takes six bytes for each at most.
  func escape(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    text.baseAddress.map { escape_text(self, $0, text.count) } ?? self
  }

  /// The same for an address that has passed its door: no mark that HTML knows is in it but `&` and `'`.
  func escape(address: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    address.baseAddress.map { escape_address(self, $0, address.count) } ?? self
  }

  /// The same for bytes behind which nothing may be read.
  func escape(tight text: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    text.baseAddress.map { escape_tight_text(self, $0, text.count) } ?? self
  }
}
