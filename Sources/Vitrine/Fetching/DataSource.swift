/// Where responses come from: the seam between the walk and the world.
///
/// Only what is behind it waits.
public protocol DataSource: Sendable {
  /// Why a request can never be answered, when that is known without fetching: no such file, a bad name.
  func fault(of request: SourceRequest) -> SourceFault?
  /// Whether no response waits for anyone, as files do not.
  ///
  /// Those of a page are then fetched one after the other; else at the same time, each in a task. To start the threads
  /// for tasks takes longer than to read some files. Unless told otherwise, a source waits.
  var isPrompt: Bool { get }
  /// Fetches the bytes of a response.
  func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8]
}

extension DataSource {
  public var isPrompt: Bool { false }
  public func fault(of request: SourceRequest) -> SourceFault? { nil }
}

/// What is asked of a data source.
public struct SourceRequest: Sendable, Hashable {
  /// The source's name in the layout.
  public let source: String
  /// The file's name, relative to the layout, with its templates filled.
  public let file: String

  /// A request for a file.
  public init(source: String, file: String) {
    self.source = source
    self.file = file
  }

  public static func == (one: SourceRequest, other: SourceRequest) -> Bool {
    one.source.hasSameBytes(as: other.source) && one.file.hasSameBytes(as: other.file)
  }

  public func hash(into hasher: inout Hasher) {
    source.hashBytes(into: &hasher)
    file.hashBytes(into: &hasher)
  }
}

/// Why a source has no response.
public struct SourceFault: Error, Sendable, Equatable {
  /// What kind of fault it is.
  public let rule: Rule
  /// What is wrong and what would be right; lower case, no full stop.
  public let message: String
  /// The name that was probably meant.
  public let suggestion: String?

  /// A fault.
  public init(_ rule: Rule, _ message: String, suggestion: String? = nil) {
    self.rule = rule
    self.message = message
    self.suggestion = suggestion
  }
}

/// A data source that has nothing: for layouts whose data is all inline.
public struct NoSource: DataSource {
  public let isPrompt = true
  /// The only value.
  public init() {}
  public func fault(of request: SourceRequest) -> SourceFault? { refusal(of: request) }
  public func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
    throw refusal(of: request)
  }

  private func refusal(of request: SourceRequest) -> SourceFault {
    SourceFault(.noSource, "nothing can fetch the source \"\(request.source)\" here")
  }
}
