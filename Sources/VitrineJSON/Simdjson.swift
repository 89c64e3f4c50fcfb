// The one file that names CSimdjson: it owns the library that was found and its parsers, and puts what they make of a
// text on a tape of ours.

import CSimdjson
import VitrineUI

/// The library, opened; it stays in memory from then on.
///
/// `@unchecked`, since nothing changes an open library.
@safe final class Simdjson: @unchecked Sendable {
  /// The library's file name; nil when Vitrine was built without its header.
  static var name: String? { unsafe vitrine_simdjson_name().map { unsafe String(cString: $0) } }

  private let library: OpaquePointer

  /// Looks for the library; nil when it is not there.
  init?(_ name: String) {
    guard let library = unsafe vitrine_simdjson_open(name) else { return nil }
    unsafe self.library = unsafe library
  }

  deinit { unsafe vitrine_simdjson_close(library) }

  /// A parser and the memory that it works in, for one thread at a time.
  @safe final class Parser {
    private let parser: OpaquePointer
    /// Where a text goes that has too little memory behind it.
    private var padded: [UInt8] = []

    /// A parser of texts of up to so many bytes; nil without memory.
    init?(_ library: Simdjson, capacity: Int) {
      guard let parser = unsafe vitrine_simdjson_new(library.library, capacity) else { return nil }
      unsafe self.parser = unsafe parser
    }

    deinit { unsafe vitrine_simdjson_free(parser) }

    /// How many bytes a text may have.
    var capacity: Int { unsafe vitrine_simdjson_capacity(parser) }

    /// The values of a text; nil when there is anything odd about it.
    func tape(of text: [UInt8], within budget: Budget) -> Tape? {
      let padding = vitrine_simdjson_padding()
      guard text.capacity - text.count < padding else { return read(text, text.count, budget) }
      padded.removeAll(keepingCapacity: true)
      padded.reserveCapacity(text.count + padding)
      padded += text
      return read(padded, text.count, budget)
    }

    private func read(_ text: [UInt8], _ count: Int, _ budget: Budget) -> Tape? {
      // jansson's own depth ends a little above this.
      let depth = min(max(budget.depth, 0), 1_999) + 1
      var made = unsafe vitrine_simdjson_tape()
      guard unsafe vitrine_simdjson_read(parser, text, count, depth, &made) != 0 else { return nil }
      let memory = unsafe UnsafeRawBufferPointer(
        start: made.words, count: made.count * MemoryLayout<Word>.size)
      var words = unsafe memory.withMemoryRebound(to: Word.self) { unsafe Array($0) }
      let strings = unsafe RawSpan(_unsafeStart: made.strings, byteCount: made.string_capacity)
      guard let check = TapeCheck(&words, strings, budget) else { return nil }
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: check.stringBytes + TextBuffer.slack) {
        bytes, count in
        let strings = unsafe UnsafeBufferPointer(start: made.strings, count: check.stringBytes)
        let (_, end) = unsafe bytes.initialize(from: strings)
        unsafe bytes[end...].initialize(repeating: 0)
        count = bytes.count
      }
      return check.tape(words, bytes)
    }
  }
}
