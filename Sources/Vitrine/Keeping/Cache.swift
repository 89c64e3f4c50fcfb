// The room of what is kept while nothing changes. A thing is found again by everything that it was made from, compared
// whole: a cache makes a page faster, and never another one.

import VitrineJSON
import VitrineUI

/// What an engine keeps from one page to the next: plans, responses that were read, the models made of them and the
/// bytes of modules, for as long as what they were made from stays the same.
///
/// A page is the same with and without a cache, byte for byte.
///
/// ```swift
/// let cache = Cache(bytes: 64 << 20)
/// let engine = Engine(.builtIn, cache: cache)
/// ```
///
/// One cache serves any number of engines and of pages at the same time. What was not used for the longest time gives
/// way to what is new.
public final class Cache: Sendable {
  /// How many bytes it may hold.
  public let capacity: Int
  private let shelves: Guarded<Shelves>

  /// A cache without anything in it.
  ///
  /// - Parameter bytes: how much it may hold; what alone is larger is not kept.
  public init(bytes: Int) {
    capacity = max(bytes, 0)
    shelves = Guarded(Shelves(capacity: max(bytes, 0)))
  }

  /// How much is held, and how often something was found.
  public var statistics: Statistics { shelves.with { $0.statistics } }

  /// Forgets everything.
  public func removeAll() {
    // What is forgotten is given back outside of the lock.
    let forgotten = shelves.with { shelves in
      let old = shelves
      shelves = Shelves(capacity: old.capacity, counting: old.statistics)
      return old
    }
    withExtendedLifetime(forgotten) {}
  }

  /// How much a cache holds, and how often something was found in it.
  public struct Statistics: Sendable, Equatable {
    /// How many bytes are held: texts and their values, models as they lie in memory by estimate, modules as drawn.
    public internal(set) var bytes = 0
    /// How many things are held.
    public internal(set) var entries = 0
    /// How many things gave way to others.
    public internal(set) var evictions = 0
    /// Layouts that were planned already.
    public internal(set) var plans = Count()
    /// Responses and themes that were read already.
    public internal(set) var responses = Count()
    /// Models, runs of modules, tabs and themes that were made already.
    public internal(set) var models = Count()
    /// Modules that were drawn already, of pages that were not.
    public internal(set) var modules = Count()
    /// Pages that were written already.
    public internal(set) var pages = Count()

    /// How often something was asked for.
    public struct Count: Sendable, Equatable {
      /// How often it was there.
      public internal(set) var hits = 0
      /// How often it was not, or no longer as it had to be.
      public internal(set) var misses = 0

      mutating func add(_ hits: Int, _ misses: Int) {
        self.hits += hits
        self.misses += misses
      }
    }
  }

  /// Whether the account of the bytes is true, and within the capacity.
  package var isAccountTrue: Bool {
    shelves.with { $0.isAccountTrue && $0.statistics.bytes <= $0.capacity }
  }

  // For those who know what they keep

  /// What is kept under a key, newest first.
  func kept(_ key: KeptKey) -> [Kept] { shelves.with { $0.kept(key) } }

  /// Notes that something was found or missed.
  func note(_ kind: KeptKey.Kind, used kept: Kept? = nil, _ key: KeptKey? = nil) {
    shelves.with { $0.note(kind, used: kept, key) }
  }

  /// Keeps something of a size in bytes, in place of what it replaces.
  func keep(_ kept: Kept, _ key: KeptKey, bytes: Int, replacing: (Kept) -> Bool = { _ in false }) {
    // What gives way is given back outside of the lock.
    let evicted = shelves.with { $0.keep(kept, key, bytes: bytes, replacing: replacing) }
    withExtendedLifetime(evicted) {}
  }

  /// Goes through the shelves for many things at once.
  func with<Result>(_ body: (inout Shelves) -> Result) -> Result { shelves.with(body) }
}
