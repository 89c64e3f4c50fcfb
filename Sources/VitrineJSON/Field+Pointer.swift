extension Field {
  /// The way to the value, as a JSON Pointer (RFC 6901); empty for the whole text.
  ///
  /// One beyond a kilobyte leads to the nearest value around that has a shorter one.
  public var pointer: String {
    var pointer = PointerText()
    write(to: &pointer)
    return pointer.text
  }

  private func write(to pointer: inout PointerText) {
    guard let aside else {
      pointer.add(wayTo: word > 0 ? value : Int(max(sought.object, 0)), in: holder)
      if word == 0 { pointer.add(key: sought.key) }
      return
    }
    if case .stands(let field) = aside.what { return field.write(to: &pointer) }
    aside.base?.write(to: &pointer)
    switch aside.step {
    case .key(let key): pointer.add(key: key)
    case .offset(let offset): pointer.add(offset: offset)
    case .rest(let rest): pointer.add(rest: rest)
    case nil: break
    }
  }

  /// The value that a JSON Pointer (RFC 6901) leads to from here; a field that does not exist when it leads nowhere.
  public func at(pointer: String) -> Field {
    guard let steps = Pointer(pointer)?.steps else { return nothing(.rest("/" + Pointer.escaped(pointer))) }
    var field = self
    for (count, step) in steps.enumerated() {
      switch field.kind {
      case .object: field = field[step]
      case .array:
        guard let offset = Pointer.offset(step) else { return field.nothing(steps[count...]) }
        field = field[at: offset]
      default: return field.nothing(steps[count...])
      }
    }
    return field
  }

  private func nothing(_ steps: ArraySlice<String>) -> Field {
    nothing(.rest(steps.map { "/" + Pointer.escaped($0) }.joined()))
  }

  /// The error of a value that is not what you need; `found` is filled in.
  ///
  /// ```swift
  /// throw code.mistake(expected: "a currency code")
  /// ```
  public func mistake(expected: String) -> ShapeError {
    ShapeError(self, expected: expected)
  }

  /// The error of a value that says itself what went wrong, as an API's error message does: `found` is printed, cut
  /// after 200 scalars and with what can't be seen spelled out.
  ///
  /// ```swift
  /// throw error.mistake(expected: "items", found: "the error \"too many requests\"")
  /// ```
  public func mistake(expected: String, found: String) -> ShapeError {
    let rest = found.unicodeScalars.dropFirst(200)
    let words = String(escaping: found.unicodeScalars.prefix(200)) + (rest.isEmpty ? "" : "…")
    return ShapeError(self, expected: expected, found: words)
  }
}
