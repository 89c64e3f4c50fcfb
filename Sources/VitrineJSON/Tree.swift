// The one file that names jansson: it owns the tree that jansson builds and lends out its nodes.

import CJansson

/// jansson's tree of one text; it lives as long as its `Document`.
///
/// `@unchecked`, since nothing changes a tree once it is built and jansson's reads share no state.
@safe struct Tree: ~Copyable, @unchecked Sendable {
  /// What becomes of a key that an object has twice.
  enum Duplicates { case refused, lastWins }

  private let top: UnsafeMutablePointer<json_t>

  init(_ text: [UInt8], duplicates: Duplicates) throws(Refusal) {
    _ = seeded
    var flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL)
    if duplicates == .refused { flags |= Int(JSON_REJECT_DUPLICATES) }
    var failure = json_error_t()
    let top = unsafe text.withUnsafeBytes { bytes in
      unsafe json_loadb(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, flags, &failure)
    }
    guard let top = unsafe top else { throw Refusal(failure) }
    unsafe self.top = unsafe top
  }

  deinit { unsafe json_decref(top) }

  var root: Node { unsafe Node(top) }
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

/// One value in a tree, borrowed: whoever holds it must hold the `Document` too.
@safe struct Node: @unchecked Sendable {
  private let value: UnsafeMutablePointer<json_t>

  fileprivate init(_ value: UnsafeMutablePointer<json_t>) { unsafe self.value = unsafe value }

  var kind: Field.Kind {
    switch unsafe value.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .number
    case JSON_TRUE, JSON_FALSE: .flag
    default: .null
    }
  }

  var flag: Bool { unsafe value.pointee.type == JSON_TRUE }

  var integer: Int { unsafe Int(json_integer_value(value)) }

  /// The number, be it an integer or a real.
  var number: Double { unsafe json_number_value(value) }

  var string: String {
    unsafe string(json_string_value(value), count: json_string_length(value))
  }

  /// How many bytes a string has.
  var stringLength: Int { unsafe json_string_length(value) }

  /// How many elements or members there are.
  var count: Int { unsafe kind == .array ? json_array_size(value) : json_object_size(value) }

  func element(_ offset: Int) -> Node? {
    guard offset >= 0, let found = unsafe json_array_get(value, offset) else { return nil }
    return unsafe Node(found)
  }

  /// The member with a key, compared byte by byte.
  func member(_ key: String) -> Node? {
    var key = key
    let found = key.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe json_object_getn(value, $0.baseAddress, $0.count)
      }
    }
    guard let found = unsafe found else { return nil }
    return unsafe Node(found)
  }

  /// The members in the order of the text.
  var members: [(key: String, node: Node)] {
    var members: [(key: String, node: Node)] = []
    members.reserveCapacity(count)
    var next = unsafe json_object_iter(value)
    while let member = unsafe next {
      if let child = unsafe json_object_iter_value(member) {
        let key = unsafe string(json_object_iter_key(member), count: json_object_iter_key_len(member))
        members.append((key, unsafe Node(child)))
      }
      unsafe next = unsafe json_object_iter_next(value, member)
    }
    return members
  }

  private func string(_ start: UnsafePointer<CChar>?, count: Int) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
