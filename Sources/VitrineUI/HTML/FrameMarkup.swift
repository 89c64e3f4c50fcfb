/// A module's frame as HTML, up to the module's content, written once and copied into each page.
package struct FrameMarkup: Sendable {
  fileprivate let bytes: [UInt8]
  /// Where the module's own stamp stands in it, without its end.
  fileprivate let stamp: Range<Int>
}

extension HTMLCanvas {
  /// What was written since the canvas was made or emptied, as a frame to be copied; nil when the module's own stamp is
  /// not in it.
  package mutating func takeFrame() -> FrameMarkup? {
    defer { out.truncate(to: 0) }
    return stampOfModule.map { FrameMarkup(bytes: out.bytes(after: 0), stamp: $0) }
  }

  /// Writes a frame that was taken before, of the module that the canvas was turned to.
  package mutating func append(_ frame: FrameMarkup) {
    let start = out.count
    out.append(frame.bytes)
    stampOfModule = start + frame.stamp.lowerBound..<start + frame.stamp.upperBound
  }
}
