/// What a document knows beside its tape, worked out when somebody asks for it.
struct Beside: Sendable {
  /// What every value stands in.
  var ways: Ways?
  private var entries: [Entry] = []
  private var numbers: [Request: Int] = [:]

  /// A member that was looked for in what is on no tape.
  struct Request: Hashable, Sendable {
    let base: Int32
    let baseSought: Sought
    let sought: Sought
  }

  /// What such a member is.
  enum Entry: Sendable {
    /// A value that another document holds.
    case stands(Field)
    /// Nothing. The document is not referred to, for it holds this.
    case nothing(Request)
  }

  subscript(_ number: Int) -> Entry { entries[number] }

  /// The number of what was looked for: the same each time, so that asking again takes no more memory.
  mutating func number(of request: Request, _ entry: () -> Entry) -> Int {
    if let known = numbers[request] { return known }
    entries.append(entry())
    numbers[request] = entries.count - 1
    return entries.count - 1
  }
}

extension Field {
  /// What the value is instead of a word on a tape: what its document holds as a whole, or has noted.
  var aside: Aside? {
    if word >= 0 { return nil }
    if word == Self.whole { return holder.aside }
    switch holder.beside.with({ $0[Self.whole - 1 - Int(word)] }) {
    case .stands(let field): return Aside(.stands(field), base: nil)
    case .nothing(let request):
      let base = Field(holder, Int(request.base), sought: request.baseSought)
      return Aside(.nothing, base: base, .key(request.sought.key))
    }
  }

  /// What a document that holds one field alone calls it.
  static var whole: Int { -1 }

  /// What the document has noted of a member of what is on no tape, for such a field is held by the same document as
  /// those of all other members.
  @inline(never) func noted(_ key: borrowing Key) -> Int {
    let request = Beside.Request(base: word, baseSought: sought, sought: Sought(key))
    let other = memberElsewhere(request.sought.key)
    return holder.beside.with { beside in
      Self.whole - 1 - beside.number(of: request) { other.map(Beside.Entry.stands) ?? .nothing(request) }
    }
  }

  /// The member of what is on no tape, if another document holds it.
  func memberElsewhere(_ key: String) -> Field? {
    switch aside?.what {
    case .stands(let field): field.member(key)
    case .group(let members): members.last { $0.key.utf8.elementsEqual(key.utf8) }?.field
    default: nil
    }
  }
}
