// The one file that names jansson: it owns the tree that jansson builds and puts its values on a tape.

import CJansson

/// jansson's tree of one text; it lives until its values are on a tape.
@safe struct Tree: ~Copyable {
  /// What becomes of a key that an object has twice.
  enum Duplicates { case refused, lastWins }

  /// The version of jansson's header.
  static var version: String { JANSSON_VERSION }

  private let top: UnsafeMutablePointer<json_t>

  init(_ text: [UInt8], duplicates: Duplicates) throws(Refusal) {
    _ = seeded
    var flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL)
    if duplicates == .refused { flags |= Int(JSON_REJECT_DUPLICATES) }
    var failure = json_error_t()
    let top = unsafe text.withUnsafeBytes { bytes in
      unsafe json_loadb(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, flags, &failure)
    }
    guard let top = unsafe top else { throw Refusal(failure) }
    unsafe self.top = unsafe top
  }

  deinit { unsafe json_decref(top) }

  /// The tree's values, in the order of the text.
  func tape(textBytes: Int) -> Tape {
    var writer = TapeWriter(textBytes: textBytes)
    unsafe writer.add(top)
    return writer.finish()
  }
}

/// jansson's table seed, set once before any thread reads.
private let seeded: Void = json_object_seed(0)

/// jansson's word on a text that it does not take.
struct Refusal: Error {
  enum Code { case syntax, endOfText, duplicateKey, zeroInKey, overflow, depth, other }

  let code: Code
  /// How many bytes jansson had taken when it stopped: the end of the token at fault.
  let bytesTaken: Int
  /// jansson's sentence without what it quotes of the text.
  let complaint: String

  fileprivate init(_ failure: json_error_t) {
    let bytes = unsafe withUnsafeBytes(of: failure.text) { unsafe [UInt8]($0) }
    let sentence = bytes.prefix { $0 != 0 }.filter { (0x20..<0x7F).contains($0) }
    let quote = Array(" near ".utf8)
    let end = sentence.indices.first { sentence[$0...].starts(with: quote) } ?? sentence.endIndex
    complaint = String(decoding: sentence[..<end], as: UTF8.self)
    bytesTaken = Int(failure.position)
    code =
      switch UInt32(bytes.last ?? 0) {
      case json_error_invalid_syntax.rawValue, json_error_end_of_input_expected.rawValue: .syntax
      case json_error_premature_end_of_input.rawValue: .endOfText
      case json_error_duplicate_key.rawValue: .duplicateKey
      case json_error_null_byte_in_key.rawValue: .zeroInKey
      case json_error_numeric_overflow.rawValue: .overflow
      case json_error_stack_overflow.rawValue: .depth
      default: .other
      }
  }
}

extension TapeWriter {
  /// Adds a value of a tree and all that is in it.
  fileprivate mutating func add(_ value: UnsafeMutablePointer<json_t>) {
    switch unsafe value.pointee.type {
    case JSON_OBJECT:
      let start = open()
      var next = unsafe json_object_iter(value)
      while let member = unsafe next {
        unsafe add(key: json_object_iter_key(member), count: json_object_iter_key_len(member))
        unsafe add(json_object_iter_value(member))
        unsafe next = unsafe json_object_iter_next(value, member)
      }
      unsafe close(start, ("{", "}"), count: json_object_size(value))
    case JSON_ARRAY:
      let start = open()
      let count = unsafe json_array_size(value)
      for offset in 0..<count { unsafe add(json_array_get(value, offset)) }
      close(start, ("[", "]"), count: count)
    case JSON_STRING: unsafe add(string: json_string_value(value), count: json_string_length(value))
    case JSON_INTEGER: unsafe add(Int(json_integer_value(value)))
    case JSON_REAL: unsafe add(json_real_value(value))
    case JSON_TRUE: add("t")
    case JSON_FALSE: add("f")
    default: add("n")
    }
  }

  private mutating func add(key start: UnsafePointer<CChar>?, count: Int) {
    unsafe add(key: UnsafeRawBufferPointer(start: start, count: count))
  }

  private mutating func add(string start: UnsafePointer<CChar>?, count: Int) {
    unsafe add(string: UnsafeRawBufferPointer(start: start, count: count))
  }
}
