/// The source that lists what comes with Vitrine: an import and a line for each plugin and translator, sorted.
enum CatalogSource {
  /// The source with one more import; nil when there is no place for it.
  static func importing(_ module: String, in source: String) -> String? {
    inserted("import \(module)", into: source) { line in
      imported(line).map { (key: $0, isAfter: $0.utf8.lexicographicallyPrecedes(module.utf8)) }
    }
  }

  /// The source with one more `catalog.add(…)`; plugins are called `…Module`, translators are not.
  static func registering(_ type: String, isPlugin: Bool, in source: String) -> String? {
    inserted("    catalog.add(\(type)())", into: source) { line in
      guard let other = registered(line), isModule(other) == isPlugin else { return nil }
      return (other, other.utf8.lexicographicallyPrecedes(type.utf8))
    }
  }

  /// The types of the lines `catalog.add(…)`, in their order.
  static func types(in source: String, arePlugins: Bool) -> [String] {
    source.split(separator: "\n").compactMap(registered).filter { isModule($0) == arePlugins }
  }

  private static func isModule(_ type: String) -> Bool { type.utf8.suffix(6).elementsEqual("Module".utf8) }

  /// Inserts a line after the last of its kind that sorts before it, else before the first of its kind.
  private static func inserted(
    _ line: String, into source: String, _ kind: (Substring) -> (key: String, isAfter: Bool)?
  ) -> String? {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var place: Int?
    for (number, other) in lines.enumerated() {
      guard let (_, isAfter) = kind(other) else { continue }
      if same(String(other), line) { return source }
      if isAfter { place = number + 1 } else if place == nil { place = number }
    }
    guard let place else { return nil }
    lines.insert(Substring(line), at: place)
    return lines.joined(separator: "\n")
  }

  /// The module of an import line, whatever stands before `import`.
  private static func imported(_ line: Substring) -> String? {
    let words = line.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count >= 2, words.dropLast().contains(where: { same($0, "import") }),
      !words[0].utf8.starts(with: "//".utf8)
    else { return nil }
    return words.last
  }

  /// The type of a line `catalog.add(Type())`.
  private static func registered(_ line: Substring) -> String? {
    let bytes = Array(line.utf8.drop { $0 == UInt8(ascii: " ") })
    let (head, tail) = (Array("catalog.add(".utf8), Array("())".utf8))
    guard bytes.starts(with: head), bytes.suffix(3).elementsEqual(tail) else { return nil }
    return String(decoding: bytes.dropFirst(head.count).dropLast(tail.count), as: UTF8.self)
  }
}
