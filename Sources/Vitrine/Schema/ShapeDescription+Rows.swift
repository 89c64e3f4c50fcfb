import VitrineUI

extension ShapeDescription {
  /// A field as people read it: its way from the model, its type with limits and default, what it means.
  package struct Row: Sendable {
    package let name: String
    package let type: String
    package let about: String
  }

  /// The fields of an object and of those inside it, `items[].price.currency` for one.
  package var rows: [Row] { rows(under: "") }

  private func rows(under way: String) -> [Row] {
    fields.flatMap { field -> [Row] in
      let name = way + field.name
      let former = field.rule.formerNames.map { "\"\($0)\"" }
      let about = field.about + (former.isEmpty ? "" : "; once called \(former.joined(separator: ", "))")
      return [Row(name: name, type: field.type, about: about)] + field.shape.inner(name)
    }
  }

  private func inner(_ way: String) -> [Row] {
    switch self {
    case .object: rows(under: way + ".")
    case .list(let element): element.inner(way + "[]")
    default: []
    }
  }

  /// The type in words.
  fileprivate func words(_ rule: FieldRule) -> String {
    switch self {
    case .text: "text"
    case .string(let form): form.isAny ? "string" : form.expectation
    case .integer: "whole number" + (rule.integers.map(Self.limits) ?? "")
    case .number: "number" + (rule.numbers.map { ", \($0.lowerBound) to \($0.upperBound)" } ?? "")
    case .flag: "true or false"
    case .word(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .list(let element): "list of " + element.words(FieldRule()) + (rule.count.map(Self.limits) ?? "")
    case .object(let name, _, _): name
    case .named(let name): name
    }
  }

  fileprivate static func limits(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? ", \(range.lowerBound) or more" : ", \(range.lowerBound) to \(range.upperBound)"
  }
}

extension ShapeDescription.Field {
  fileprivate var type: String { type(shape.words(rule)) }

  /// The type in words, an object as a link to its own heading.
  var linkedType: String {
    switch shape {
    case .object(let name, _, _), .named(let name): type("[\(name)](#\(name.lowercased()))")
    case .list(.object(let name, _, _)), .list(.named(let name)):
      type("list of [\(name)](#\(name.lowercased()))" + (rule.count.map(ShapeDescription.limits) ?? ""))
    default: type
    }
  }

  private func type(_ words: String) -> String {
    if isRequired { return words + ", needed" }
    guard let literal else { return words }
    switch literal {
    case .flag(let flag): return words + ", default \(flag)"
    case .integer(let integer): return words + ", default \(integer)"
    case .number(let number): return words + ", default \(number)"
    case .string(let string): return words + ", default \"\(string)\""
    }
  }
}
