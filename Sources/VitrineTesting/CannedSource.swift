public import Vitrine

/// A data source whose answers are known, for tests of a program that renders layouts.
///
/// ```swift
/// let source: CannedSource = ["ranking": "{\"items\": []}", "banners": .never]
/// let plan = try engine.plan(layout, named: "home.json", source: source)
/// ```
public struct CannedSource: DataSource, ExpressibleByDictionaryLiteral {
  /// What a source answers.
  public indirect enum Answer: Sendable, ExpressibleByStringLiteral {
    /// A response.
    case bytes([UInt8])
    /// No response, for a reason.
    case fault(SourceFault)
    /// An answer that is a while in coming.
    case after(Duration, Answer)
    /// No answer until the one who asked gives up.
    case never

    /// A response in source.
    public init(stringLiteral text: String) { self = .bytes(Array(text.utf8)) }
  }

  private let answers: [(source: String, answer: Answer)]

  /// Answers by the names of the layout's sources.
  public init(dictionaryLiteral answers: (String, Answer)...) {
    self.answers = answers.map { (source: $0, answer: $1) }
  }

  public func fault(of request: SourceRequest) -> SourceFault? {
    guard !answers.contains(where: { sameBytes($0.source, request.source) }) else { return nil }
    return Self.unknown(request)
  }

  public func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
    guard let (_, answer) = answers.first(where: { sameBytes($0.source, request.source) }) else {
      throw Self.unknown(request)
    }
    return try await Self.response(answer, to: request)
  }

  private static func unknown(_ request: SourceRequest) -> SourceFault {
    SourceFault(.noSource, "no answer is canned for the source \"\(request.source)\"")
  }

  private static func response(_ answer: Answer, to request: SourceRequest) async throws(SourceFault)
    -> [UInt8]
  {
    switch answer {
    case .bytes(let bytes): return bytes
    case .fault(let fault): throw fault
    case .after(let time, let answer):
      try? await Task.sleep(for: time)
      return try await response(answer, to: request)
    case .never:
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
      throw SourceFault(.unreadableFile, "the source \"\(request.source)\" was given up")
    }
  }
}
