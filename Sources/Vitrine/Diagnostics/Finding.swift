package import VitrineJSON
package import VitrineUI

/// A diagnostic before its place is worked out: places cost a walk through the text, and many findings share one.
package struct Finding: Sendable {
  /// Where something stands: a text and the way to it.
  package struct Spot: Sendable {
    package let document: Document?
    /// The value that it is; the way to it is only written when somebody asks.
    private let field: Field?
    private let statedPointer: String
    /// Whether the key is meant and not its value.
    package var isKey = false
    /// The place, where it is known and is not the value's.
    package var ownPlace: (name: String, place: Place)?

    package init(_ document: Document?, _ pointer: String, isKey: Bool = false) {
      self.document = document
      field = nil
      statedPointer = pointer
      self.isKey = isKey
    }

    package init(_ field: Field, isKey: Bool = false) {
      document = field.document
      self.field = field
      statedPointer = ""
      self.isKey = isKey
    }

    /// The way from the top of the text, as RFC 6901 writes it.
    package var pointer: String { field?.pointer ?? statedPointer }

    /// A place in a text that has no values, since it is not JSON.
    package init(text name: String, at place: Place) {
      self.init(nil, "")
      ownPlace = (name, place)
    }

    /// The place of a remark: of a key that is there twice, the second.
    package init(_ remark: Remark, in document: Document) {
      self.init(document, remark.pointer)
      ownPlace = (document.name, remark.place)
    }

    /// Whether it is anywhere: what several responses make together stands in no text.
    fileprivate var isSomewhere: Bool { document != nil || ownPlace != nil }
  }

  package var spot: Spot
  package let rule: Rule
  package let severity: Diagnostic.Severity
  package var message: String
  package var suggestion: String?
  package var owner: String?
  /// Whom the message speaks of, where the place alone does not say it: `"feed--rank"`.
  package var subject: String?
  /// The slot of the module that it was found in, where the spot is an entry that several modules share.
  package var slot: ModuleSlot?
  package var related: [(spot: Spot, message: String)] = []

  package static func error(_ rule: Rule, _ spot: Spot, _ message: String, suggestion: String? = nil)
    -> Finding
  {
    Finding(spot: spot, rule: rule, severity: .error, message: message, suggestion: suggestion)
  }

  package static func warning(_ rule: Rule, _ spot: Spot, _ message: String, suggestion: String? = nil)
    -> Finding
  {
    Finding(spot: spot, rule: rule, severity: .warning, message: message, suggestion: suggestion)
  }

  /// The finding with another place beside; a spot that is nowhere adds nothing.
  package func related(to spot: Spot, _ message: String) -> Finding {
    guard spot.isSomewhere else { return self }
    var finding = self
    finding.related.append((spot, message))
    return finding
  }

  /// The finding of a module that its id is told with, since its data is elsewhere.
  package func about(_ id: String?) -> Finding {
    var finding = self
    finding.subject = id.map { "\"\($0)\"" }
    return finding
  }

  package func found(in slot: ModuleSlot) -> Finding {
    var finding = self
    finding.slot = finding.slot ?? slot
    return finding
  }

  package func owned(by owner: String?) -> Finding {
    var finding = self
    finding.owner = finding.owner ?? owner
    return finding
  }
}

extension Finding {
  /// A mistake of a shape as a finding; a setting that nobody knows is an error, another key a warning.
  package init(_ mistake: ShapeMistake, isSetting: Bool = false) {
    let spot = Spot(mistake.document, mistake.pointer, isKey: mistake.kind == .unknownKey)
    switch mistake.kind {
    case .shape: self = .error(.shape, spot, mistake.message, suggestion: mistake.suggestion)
    case .missing: self = .error(.missingKey, spot, mistake.message)
    case .unknownKey where isSetting:
      self = .error(.unknownSetting, spot, mistake.message, suggestion: mistake.suggestion)
    case .unknownKey: self = .warning(.unknownKey, spot, mistake.message, suggestion: mistake.suggestion)
    case .dropped: self = .warning(.droppedElement, spot, mistake.message)
    }
  }

  package init(_ remark: Remark, in document: Document) {
    self = .warning(Rule(remark.rule), Spot(remark, in: document), remark.message)
  }
}

extension Rule {
  /// The rule of a text that could not be read.
  init(_ rule: ParseFailure.Rule) {
    switch rule {
    case .syntax: self = .syntax
    case .budget: self = .budget
    }
  }

  /// The rule of what was odd about a text.
  fileprivate init(_ rule: Remark.Rule) {
    switch rule {
    case .duplicateKey: self = .duplicateKey
    case .bigInteger: self = .bigInteger
    }
  }
}

extension [Finding] {
  /// The diagnostics with their places, in the order of the layout, and of one run in the order of its modules; the
  /// same mistake is said once.
  package func placed(in layout: Document) -> [Diagnostic] {
    var atlas = Atlas(layout)
    var seen: Set<[UInt8]> = []
    let placed = map { (diagnostic: $0.placed(by: &atlas), inRun: $0.slot?.inRun ?? 0) }
      .filter { seen.insert($0.diagnostic.json.compact).inserted }
    return placed.enumerated().sorted { one, other in
      let (first, second) = (one.element.diagnostic, other.element.diagnostic)
      return (first.line, first.column, one.element.inRun, one.offset) < (
        second.line, second.column, other.element.inRun, other.offset
      )
    }.map(\.element.diagnostic)
  }
}

extension Finding {
  fileprivate func placed(by atlas: inout Atlas) -> Diagnostic {
    let (file, place) = atlas.place(spot)
    var others: [Diagnostic.Related] = []
    for other in related {
      let (file, place) = atlas.place(other.spot)
      others.append(
        Diagnostic.Related(
          file: file, line: place.line, column: place.column, pointer: other.spot.pointer,
          message: other.message))
    }
    return Diagnostic(
      file: file, line: place.line, column: place.column, pointer: spot.pointer, severity: severity,
      rule: rule,
      message: (subject.map { $0 + ": " } ?? "") + message, suggestion: suggestion, owner: owner,
      related: others)
  }
}

/// The places of several texts: each is walked once, however many findings it has.
private struct Atlas {
  private let layout: Document
  private var places: [ObjectIdentifier: Places] = [:]

  init(_ layout: Document) { self.layout = layout }

  mutating func place(_ spot: Finding.Spot) -> (String, Place) {
    if let (name, place) = spot.ownPlace { return (name, place) }
    let document = spot.document ?? layout
    let id = ObjectIdentifier(document)
    // Taken out while it is asked, so that its tables are not copied.
    var known = places.removeValue(forKey: id) ?? Places(of: document)
    let place = spot.isKey ? known.place(ofKeyAt: spot.pointer) : known.place(of: spot.pointer)
    places[id] = known
    return (document.name, place)
  }
}
