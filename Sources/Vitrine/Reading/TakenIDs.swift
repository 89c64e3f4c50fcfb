import VitrineJSON

/// Ids that are taken, and where each was first.
///
/// Few are looked through; a table is made for many, as in ``RequestShelf``.
struct TakenIDs {
  private static let few = 16

  private var ids: [String] = []
  private var fields: [Field] = []
  /// Where each stands; empty as long as there are few.
  private var offsets: [String: Int] = [:]

  /// Where an id was first; nil when it is free.
  func first(_ id: String) -> Field? {
    let known = ids.count > Self.few ? offsets[id] : ids.firstIndex { $0.hasSameBytes(as: id) }
    return known.map { fields[$0] }
  }

  /// Takes an id that is free.
  mutating func take(_ id: String, _ field: Field) {
    ids.append(id)
    fields.append(field)
    guard ids.count > Self.few else { return }
    if offsets.isEmpty { for (offset, earlier) in ids.enumerated() { offsets[earlier] = offset } }
    offsets[id] = ids.count - 1
  }
}
