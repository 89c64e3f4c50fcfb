/// Requests in the order in which they came, each once and found by itself.
///
/// A page has few, which are looked through. A table is made for many: its first use costs a start a search of all
/// conformances of the program.
struct RequestShelf: Sendable {
  /// How many are looked through.
  private static let few = 16

  private(set) var requests: [SourceRequest] = []
  /// Where each stands; empty as long as there are few.
  private var offsets: [SourceRequest: Int] = [:]

  /// Where a request stands; nil when it is not there.
  func offset(of request: SourceRequest) -> Int? {
    requests.count > Self.few ? offsets[request] : requests.firstIndex { $0 == request }
  }

  /// Adds a request that is not there, and says where it stands.
  mutating func add(_ request: SourceRequest) -> Int {
    let offset = requests.count
    requests.append(request)
    if requests.count > Self.few {
      if offsets.isEmpty { for (offset, earlier) in requests.enumerated() { offsets[earlier] = offset } }
      offsets[request] = offset
    }
    return offset
  }
}
