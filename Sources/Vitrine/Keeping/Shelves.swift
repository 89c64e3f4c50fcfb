/// What a cache holds, in the order of its use, and the account of its bytes.
struct Shelves: Sendable {
  /// How many things of one key may be kept: texts that are alike by the sample of their bytes, pages of one tab in other
  /// zones.
  ///
  /// Each is looked at to its first difference, so that a thousand cost less than making one anew.
  private static let alike = 1_024
  /// How many surroundings are known at a time; what was drawn in others is not found again.
  private static let surroundings = 64
  /// What the entry itself takes: its place here, its key in the table, the object that holds it.
  private static let entryBytes = 256

  let capacity: Int
  private(set) var statistics: Cache.Statistics
  private var entries: [Entry] = []
  /// Places in `entries` that hold nothing.
  private var blanks: [Int] = []
  private var places: [KeptKey: [Int]] = [:]
  private var newest: Int?
  private var oldest: Int?
  /// How many entries hold an object that several may hold: it is counted once.
  private var holders: [ObjectIdentifier: Int] = [:]
  private var surroundings: [Surroundings] = []

  private struct Entry: Sendable {
    let key: KeptKey
    let bytes: Int
    var kept: Kept?
    /// The entries that were used next after it and last before it.
    var newer: Int?
    var older: Int?
  }

  /// Empty shelves; the counts of what was asked for go on.
  init(capacity: Int, counting before: Cache.Statistics = Cache.Statistics()) {
    self.capacity = capacity
    statistics = before
    statistics.bytes = 0
    statistics.entries = 0
  }

  // Finding

  /// What is kept under a key, the newest first.
  func kept(_ key: KeptKey) -> [Kept] {
    places[key]?.compactMap { entries[$0].kept } ?? []
  }

  /// The first thing under a key that something can be had from; it counts as used.
  mutating func first<Found>(_ key: KeptKey, _ found: (Kept) -> Found?) -> Found? {
    guard let places = places[key] else { return nil }
    for place in places {
      guard let kept = entries[place].kept, let found = found(kept) else { continue }
      touch(place)
      return found
    }
    return nil
  }

  /// The surroundings that are like these and were there first.
  mutating func first(of like: Surroundings) -> Surroundings {
    if let known = surroundings.first(where: { $0.isSame(as: like) }) { return known }
    if surroundings.count >= Self.surroundings { surroundings.removeFirst() }
    surroundings.append(like)
    return like
  }

  /// Notes that something was found, and used, or missed.
  mutating func note(_ kind: KeptKey.Kind, used kept: Kept?, _ key: KeptKey?) {
    count(kind, hits: kept == nil ? 0 : 1, misses: kept == nil ? 1 : 0)
    guard let kept, let key, let place = place(of: kept, key) else { return }
    touch(place)
  }

  mutating func count(_ kind: KeptKey.Kind, hits: Int, misses: Int) {
    switch kind {
    case .plan: statistics.plans.add(hits, misses)
    case .text: statistics.responses.add(hits, misses)
    case .model, .run, .theme, .tab: statistics.models.add(hits, misses)
    case .drawing: statistics.modules.add(hits, misses)
    case .page: statistics.pages.add(hits, misses)
    }
  }

  private func place(of kept: Kept, _ key: KeptKey) -> Int? {
    places[key]?.first { entries[$0].kept?.object === kept.object }
  }

  // Keeping

  /// Keeps a thing, and gives what had to make room for it; first of all what it replaces.
  mutating func keep(
    _ kept: Kept, _ key: KeptKey, bytes: Int, replacing: (Kept) -> Bool
  ) -> [Kept] {
    let bytes = bytes + Self.entryBytes
    let shares = kept.shares
    guard shares.reduce(bytes, { $0 + $1.bytes }) <= capacity else { return [] }
    var evicted: [Kept] = []
    for place in places[key] ?? [] where entries[place].kept.map(replacing) ?? false {
      evicted.append(contentsOf: remove(place))
    }
    if let alike = places[key], alike.count >= Self.alike, let last = alike.last {
      evicted.append(contentsOf: remove(last))
    }
    // What gives way may have held what is counted with the new thing from now on.
    while let oldest, statistics.bytes + bytes + uncounted(shares) > capacity {
      evicted.append(contentsOf: remove(oldest))
    }
    let entry = Entry(key: key, bytes: bytes, kept: kept)
    let place: Int
    if let blank = blanks.popLast() {
      place = blank
      entries[place] = entry
    } else {
      place = entries.count
      entries.append(entry)
    }
    places[key, default: []].insert(place, at: 0)
    link(place)
    statistics.bytes += bytes + uncounted(shares)
    for share in shares { holders[share.id, default: 0] += 1 }
    statistics.entries += 1
    statistics.evictions += evicted.count
    return evicted
  }

  private func uncounted(_ shares: [KeptShare]) -> Int {
    shares.reduce(0) { holders[$1.id] == nil ? $0 + $1.bytes : $0 }
  }

  private mutating func remove(_ place: Int) -> [Kept] {
    unlink(place)
    let entry = entries[place]
    statistics.bytes -= entry.bytes
    statistics.entries -= 1
    for share in entry.kept?.shares ?? [] {
      let others = (holders[share.id] ?? 1) - 1
      holders[share.id] = others > 0 ? others : nil
      if others == 0 { statistics.bytes -= share.bytes }
    }
    entries[place].kept = nil
    blanks.append(place)
    places[entry.key]?.removeAll { $0 == place }
    if places[entry.key]?.isEmpty ?? false { places[entry.key] = nil }
    return [entry.kept].compactMap(\.self)
  }

  // The order of use

  private mutating func touch(_ place: Int) {
    guard newest != place else { return }
    unlink(place)
    link(place)
  }

  private mutating func link(_ place: Int) {
    entries[place].newer = nil
    entries[place].older = newest
    if let newest { entries[newest].newer = place }
    newest = place
    oldest = oldest ?? place
  }

  private mutating func unlink(_ place: Int) {
    let (newer, older) = (entries[place].newer, entries[place].older)
    if let newer { entries[newer].older = older } else { newest = older }
    if let older { entries[older].newer = newer } else { oldest = newer }
  }
}

extension Shelves {
  /// Whether the account is what all that is held comes to, counted anew.
  var isAccountTrue: Bool {
    let held = entries.filter { $0.kept != nil }
    var shares: [ObjectIdentifier: Int] = [:]
    for share in held.flatMap({ $0.kept?.shares ?? [] }) { shares[share.id] = share.bytes }
    return statistics.entries == held.count && Set(holders.keys) == Set(shares.keys)
      && statistics.bytes == held.reduce(0) { $0 + $1.bytes } + shares.values.reduce(0, +)
  }
}
