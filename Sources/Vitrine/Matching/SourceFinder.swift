import VitrineJSON

/// Finds what a tab's modules ask for: the name of a source becomes a request.
///
/// The world is asked once for each request, however many modules have it.
struct SourceFinder {
  private let shelf: SourceShelf
  private let source: any DataSource
  private let limit: Int
  private var values: TabValues
  private var asked = RequestShelf()
  /// What the world says of the requests that it was asked for.
  private var said: [Answer] = []
  /// What the source said when it was asked, as it said it.
  var answers: [SourceAnswer] {
    zip(asked.requests, said).map { SourceAnswer(request: $0, fault: $1.fault) }
  }
  /// The files that were asked for, whether they are there or not, in the order of their bytes.
  var files: [String] {
    var files: [String] = []
    for file in asked.requests.map(\.file).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !(files.last?.utf8.elementsEqual(file.utf8) ?? false) {
      files.append(file)
    }
    return files
  }

  /// How many responses the tab has asked for.
  private var requests = 0
  private var turn = 0

  /// What the world says of a request.
  private struct Answer {
    let fault: SourceFault?
    let miss: Miss?
    /// The turn in which it was counted for a tab.
    var turn: Int?

    init(_ fault: SourceFault?, _ spot: Finding.Spot) {
      self.fault = fault
      miss = fault.map { Miss(spot: spot, rule: $0.rule, message: $0.message, suggestion: $0.suggestion) }
    }
  }

  /// Why a name gives no request.
  struct Miss: Error {
    /// Where it is wrong; nil for where the name stands.
    var spot: Finding.Spot?
    let rule: Rule
    let message: String
    var suggestion: String?
    /// The finding, when it has been made already.
    var said: Finding?
  }

  init(_ screen: Screen, _ source: any DataSource, limit: Int) {
    shelf = screen.sources
    self.source = source
    self.limit = limit
    values = TabValues(tab: nil, [])
  }

  /// Turns to another tab, whose values fill the files' names.
  mutating func turn(to values: TabValues) {
    self.values = values
    requests = 0
    turn += 1
  }

  mutating func request(_ name: String, _ speller: inout Speller) -> Result<SourceRequest, Miss> {
    guard let declared = shelf.source(named: name) else {
      let (near, clause) = speller.meant(name, among: shelf.names)
      return .failure(
        Miss(
          rule: .unknownSource, message: "the layout declares no source \(String(quoting: name))" + clause,
          suggestion: near))
    }
    let spot = Finding.Spot(declared.field["file"])
    guard let template = declared.file else {
      return .failure(
        Miss(
          rule: .unknownSource, message: "the source \(String(quoting: name)) is at fault",
          said: declared.fault))
    }
    let (file, faults) = values.filled(template, spot, &speller)
    if let fault = faults.first {
      return .failure(
        Miss(spot: spot, rule: fault.rule, message: fault.message, suggestion: fault.suggestion))
    }
    let request = SourceRequest(source: name, file: file)
    if values.areUnknown && Template.isFilled(template) { return .success(request) }
    let place = place(of: request, spot)
    if let miss = said[place].miss { return .failure(miss) }
    guard said[place].turn != turn else { return .success(request) }
    guard requests < limit else {
      return .failure(Miss(rule: .budget, message: "a tab asks for up to \(limit) responses"))
    }
    requests += 1
    said[place].turn = turn
    return .success(request)
  }

  /// Where the answer to a request stands; the world is asked the first time.
  private mutating func place(of request: SourceRequest, _ spot: Finding.Spot) -> Int {
    if let known = asked.offset(of: request) { return known }
    said.append(Answer(source.fault(of: request), spot))
    return asked.add(request)
  }
}

extension SourceFinder.Miss {
  /// The finding of a name that stands somewhere in the layout.
  func finding(at name: Finding.Spot) -> Finding {
    said ?? .error(rule, spot ?? name, message, suggestion: suggestion)
  }
}
