/// Memory that pages are written into, one after the other.
///
/// Whoever writes many pages keeps one: its memory stays from page to page.
///
/// ```swift
/// var output = OutputBuffer()
/// for page in pages {
///   output.removeAll()
///   page.write(to: &output)
///   output.withUnsafeBytes { bytes in send(bytes) }
/// }
/// ```
public struct OutputBuffer: ~Copyable {
  /// Bytes beyond the limit that a writer of whole vectors may touch.
  static let slack = 64

  @usableFromInline private(set) var start: UnsafeMutablePointer<UInt8>
  /// Where the next byte goes.
  @usableFromInline var end: UnsafeMutablePointer<UInt8>
  @usableFromInline private(set) var limit: UnsafeMutablePointer<UInt8>

  /// Memory for so many bytes; it grows when more are written.
  public init(capacity: Int = 0) {
    start = .allocate(capacity: max(0, capacity) + Self.slack)
    end = start
    limit = start + max(0, capacity)
  }

  deinit { start.deallocate() }

  /// How many bytes were written.
  @inlinable public var count: Int { end - start }

  /// Forgets what was written and keeps the memory.
  public mutating func removeAll() { end = start }

  /// What was written, as an array of its own.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// What was written after the first so many bytes, as an array of its own.
  package func bytes(after count: Int) -> [UInt8] {
    let first = min(max(0, count), self.count)
    return Array(UnsafeBufferPointer(start: start + first, count: self.count - first))
  }

  /// Lends what was written.
  public borrowing func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Takes back what was written after the first so many bytes.
  package mutating func truncate(to count: Int) { end = start + min(max(0, count), self.count) }

  /// Bytes that were written before, once more.
  mutating func repeatBytes(_ range: Range<Int>) {
    reserve(range.count)
    // What a step copies too much lies behind what is written here, within the slack.
    end.copySteps(from: start + range.lowerBound, range.count)
    end += range.count
  }

  /// Makes room for so many bytes.
  @inlinable package mutating func reserve(_ count: Int) {
    if limit - end < count { grow(by: count) }
  }

  @usableFromInline mutating func grow(by count: Int) {
    let used = self.count
    let capacity = max((limit - start) * 2, used + count, 1_024)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.slack)
    larger.initialize(from: start, count: used)
    start.deallocate()
    start = larger
    end = larger + used
    limit = larger + capacity
  }

  /// Bytes as they are.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    end.initialize(from: first, count: bytes.count)
    end += bytes.count
  }

  /// Bytes as they are.
  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  package mutating func append(_ byte: UInt8) {
    reserve(1)
    end.pointee = byte
    end += 1
  }
}
