import VitrineJSON

/// The responses of one page: each request is fetched once, all of a round at the same time.
///
/// What comes first is stored first, and nothing depends on it: modules ask by request, in the order of the layout.
struct Board: Sendable {
  private let source: any DataSource
  private let budget: Budget
  private let folder: String
  private var responses: [SourceRequest: Result<Document, ResponseFault>] = [:]
  /// The requests whose remarks were said.
  private var told: Set<SourceRequest> = []

  /// A board without responses.
  ///
  /// The folder is put before file names in diagnostics.
  init(_ source: any DataSource, _ budget: Budget, folder: String) {
    self.source = source
    self.budget = budget
    self.folder = folder
  }

  /// Fetches what has not been fetched yet.
  mutating func fetch(_ needs: [SourceNeed]) async {
    var wanted: [SourceRequest] = []
    for need in needs {
      for (_, request) in need.requests where responses[request] == nil {
        responses[request] = .failure(.unfetched(request))
        wanted.append(request)
      }
    }
    guard wanted.count > 1, !source.isPrompt else {
      for request in wanted { responses[request] = await Self.document(request, source, budget, folder) }
      return
    }
    await fetchTogether(wanted)
  }

  private mutating func fetchTogether(_ wanted: [SourceRequest]) async {
    let (source, budget, folder) = (source, budget, folder)
    await withTaskGroup(of: (SourceRequest, Result<Document, ResponseFault>).self) { group in
      for request in wanted {
        group.addTask { (request, await Self.document(request, source, budget, folder)) }
      }
      for await (request, response) in group { responses[request] = response }
    }
  }

  private static func document(
    _ request: SourceRequest, _ source: any DataSource, _ budget: Budget, _ folder: String
  ) async -> Result<Document, ResponseFault> {
    do {
      let bytes = try await source.response(to: request)
      return .success(try Document.parse(bytes, name: folder + request.file, budget: budget))
    } catch let fault as SourceFault {
      return .failure(.source(fault))
    } catch let failure as ParseFailure {
      return .failure(.text(failure, file: request.file, name: folder + request.file))
    } catch {
      return .failure(.source(SourceFault(.noSource, "the source \"\(request.source)\" failed")))
    }
  }

  /// The field that a module asked for; nil when it asked for none.
  func field(for need: SourceNeed?) -> Result<Field?, ResponseFault> {
    guard let need else { return .success(nil) }
    var members: [(String, Field)] = []
    for (member, request) in need.requests {
      switch responses[request] {
      case .success(let document):
        guard let member else { return Self.part(of: document.root, at: need.at) }
        members.append((member, document.root))
      case .failure(let fault): return .failure(fault)
      case nil: return .failure(.unfetched(request))
      }
    }
    return Self.part(of: Field.group(members), at: need.at)
  }

  private static func part(of field: Field, at pointer: String) -> Result<Field?, ResponseFault> {
    let part = field.at(pointer: pointer)
    guard part.exists || pointer.utf8.isEmpty else { return .failure(.nothing(part, at: pointer)) }
    return .success(part)
  }

  /// What was odd about the texts that a module read; said to the first that reads one.
  mutating func takeRemarks(for need: SourceNeed?) -> [PreparationRemark] {
    guard let need else { return [] }
    var remarks: [PreparationRemark] = []
    for (_, request) in need.requests where told.insert(request).inserted {
      guard case .success(let document) = responses[request] else { continue }
      remarks += document.remarks.map { remark in
        let finding = Finding(remark, in: document)
        return PreparationRemark(rule: finding.rule, spot: finding.spot, message: finding.message)
      }
    }
    return remarks
  }
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
