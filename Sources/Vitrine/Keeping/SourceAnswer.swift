/// What a source said when it was asked whether it can answer a request at all.
struct SourceAnswer: Sendable {
  let request: SourceRequest
  let fault: SourceFault?

  /// Whether a source says the same now: a file may have come or gone.
  func isStill(of source: any DataSource) -> Bool { source.fault(of: request) == fault }
}
