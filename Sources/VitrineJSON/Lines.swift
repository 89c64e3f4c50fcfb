/// The lines and columns of a text, with a mark every so many bytes, so that a long line costs no more than a short one.
struct Lines: Sendable {
  private static let stride = 256

  private let text: [UInt8]
  private let marks: [Place]

  init(_ text: [UInt8]) {
    self.text = text
    var marks: [Place] = []
    marks.reserveCapacity(text.count / Self.stride + 1)
    var place = Place.start
    for start in Swift.stride(from: 0, through: text.count, by: Self.stride) {
      marks.append(place)
      place.advance(over: text[start..<min(start + Self.stride, text.count)])
    }
    self.marks = marks
  }

  /// The place of an offset that a character starts at.
  func place(of offset: Int) -> Place {
    let mark = offset / Self.stride
    var place = marks[mark]
    place.advance(over: text[(mark * Self.stride)..<offset])
    return place
  }
}
