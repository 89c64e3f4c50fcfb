/// What a thing is asked for by, when only the thing itself is meant and not one that is like it.
///
/// Who keeps something under an identity keeps the identity too, so that no other one can take its place in memory.
package final class Identity: Sendable {
  package init() {}
}

extension Identity: Hashable {
  package static func == (one: Identity, other: Identity) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
