/// A piece of an outline: JSON whose members keep the order in which they are written in source.
package indirect enum OutlineValue: Sendable, Equatable {
  case string(String)
  case number(Int)
  case decimal(Double)
  case truth(Bool)
  case array([OutlineValue])
  case object([Member])

  /// A member of an object; its key is in source.
  package struct Member: Sendable, Equatable {
    package let key: String
    package let value: OutlineValue

    package init(_ key: StaticString, _ value: OutlineValue) {
      self.key = key.description
      self.value = value
    }
  }

  /// The value as UTF-8, indented by two spaces a level and ended by LF.
  ///
  /// The same value gives the same bytes.
  package func written() -> [UInt8] {
    var writer = OutlineWriter()
    writer.write(self, depth: 0)
    return writer.bytes + [0x0A]
  }
}
