import VitrineJSON

/// The responses of one page: each request is fetched once, all of a round at the same time.
///
/// What comes first is stored first, and nothing depends on it: modules ask by request, in the order of the layout.
struct Board: Sendable {
  private let reader: ResponseReader
  private var shelf = RequestShelf()
  /// What the requests of the shelf came to, and whether its remarks were said.
  private var answers: [Answer] = []

  private struct Answer {
    var response: Response
    var isTold = false
  }

  /// A board without responses.
  ///
  /// The folder is put before file names in diagnostics.
  init(
    _ source: any DataSource, _ documents: DocumentReader, _ budget: Budget, folder: String, cache: Cache?
  ) {
    reader = ResponseReader(source: source, reader: documents, budget: budget, folder: folder, cache: cache)
  }

  /// Fetches what has not been fetched yet.
  mutating func fetch(_ requests: [SourceRequest]) async {
    let wanted = requests.filter { shelf.offset(of: $0) == nil }
    guard wanted.count > 1, !reader.source.isPrompt else {
      keep(await reader.responses(to: wanted))
      return
    }
    await fetchTogether(wanted)
  }

  private mutating func fetchTogether(_ wanted: [SourceRequest]) async {
    let reader = reader
    // What goes by one name may be one response, which is then read once.
    let byFile = Dictionary(grouping: wanted) { Array($0.file.utf8) }.values
    await withTaskGroup(of: [(SourceRequest, Response)].self) { group in
      for requests in byFile { group.addTask { await reader.responses(to: requests) } }
      for await answered in group { keep(answered) }
    }
  }

  private mutating func keep(_ answered: [(SourceRequest, Response)]) {
    for (request, response) in answered {
      if let known = shelf.offset(of: request) {
        answers[known].response = response
      } else {
        _ = shelf.add(request)
        answers.append(Answer(response: response))
      }
    }
  }

  private func response(to request: SourceRequest) -> Response? {
    shelf.offset(of: request).map { answers[$0].response }
  }

  /// The responses that a module asked for, read, if all of them are there.
  func documents(for need: SourceNeed?) -> [Document]? {
    documents(of: need?.requests.map(\.request) ?? [])
  }

  func documents(of requests: [SourceRequest]) -> [Document]? {
    var documents: [Document] = []
    documents.reserveCapacity(requests.count)
    for request in requests {
      guard case .success(let document) = response(to: request) else { return nil }
      documents.append(document)
    }
    return documents
  }

  /// What was fetched beside these requests.
  func requests(beside requests: [SourceRequest]) -> [SourceRequest] {
    shelf.requests.filter { !requests.contains($0) }
  }

  /// The field that a module asked for; nil when it asked for none.
  func field(for need: SourceNeed?) -> FieldAnswer {
    guard let need else { return .success(nil) }
    var members: [(String, Field)] = []
    for part in need.requests {
      switch response(to: part.request) {
      case .success(let document):
        guard let member = part.member else { return Self.part(of: document.root, at: need.at) }
        members.append((member, document.root))
      case .failure(let fault): return .failure(fault)
      case nil: return .failure(.unfetched(part.request))
      }
    }
    return Self.part(of: Field.group(members), at: need.at)
  }

  private static func part(of field: Field, at pointer: String) -> FieldAnswer {
    let part = field.at(pointer: pointer)
    guard part.exists || pointer.utf8.isEmpty else { return .failure(.nothing(part, at: pointer)) }
    return .success(part)
  }

  /// What was odd about the texts that a module read; said to the first that reads one.
  mutating func takeRemarks(for need: SourceNeed?) -> [PreparationRemark] {
    guard let need else { return [] }
    var remarks: [PreparationRemark] = []
    for part in need.requests {
      guard let known = shelf.offset(of: part.request), !answers[known].isTold,
        case .success(let document) = answers[known].response, !document.remarks.isEmpty
      else { continue }
      answers[known].isTold = true
      remarks += document.remarks.map { remark in
        let finding = Finding(remark, in: document)
        return PreparationRemark(rule: finding.rule, spot: finding.spot, message: finding.message)
      }
    }
    return remarks
  }
}

/// The part of a response that a module asked for, or why there is none; an enum of its own as ``Response`` is.
enum FieldAnswer {
  case success(Field?)
  case failure(ResponseFault)
}

/// Why there is no response to read.
enum ResponseFault: Error {
  case source(SourceFault)
  case text(ParseFailure, file: String, name: String)
  /// The part that a module takes is not there.
  case nothing(Field, at: String)

  static func unfetched(_ request: SourceRequest) -> ResponseFault {
    .source(SourceFault(.noSource, "the source \"\(request.source)\" was not fetched"))
  }
}
