import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineUI

@Suite struct `What is kept while nothing changes` {
  static let roomy = 64 << 20

  @Test(arguments: CacheChange.all) func `a change of one input is seen as without a cache`(
    change: CacheChange
  ) async throws {
    let cache = Cache(bytes: Self.roomy)
    let before = CacheScene()
    let first = try await before.seen()
    // Drawn, put together from what was drawn, found as a whole.
    for _ in 0..<3 { #expect(try await before.seen(cache).differences(from: first) == []) }
    #expect(cache.statistics.pages.hits == 1)
    var scene = before
    for number in 1...2 {
      change.apply(&scene, number)
      let fresh = try await scene.seen()
      for _ in 0..<3 { #expect(try await scene.seen(cache).differences(from: fresh) == []) }
      let isSeen = fresh.html != first.html
      if change.isSeen, number == 1 { #expect(isSeen) }
    }
    #expect(try await before.seen(cache).differences(from: first) == [])
  }

  @Test(arguments: [(UInt64(1), 64 << 20), (2, 64 << 20), (3, 600_000), (4, 60_000), (5, 4_000), (6, 0)])
  func `a page is the same with a cache and without, whatever was asked before`(seed: UInt64, capacity: Int)
    async throws
  {
    let cache = Cache(bytes: capacity)
    try await Self.walk(seed, cache, steps: 25)
    if capacity == 0 { #expect(cache.statistics.entries == 0) }
    if capacity == Self.roomy {
      #expect(cache.statistics.plans.hits > 0)
      #expect(cache.statistics.responses.hits > 0)
      #expect(cache.statistics.models.hits > 0)
      #expect(cache.statistics.modules.hits > 0)
      #expect(cache.statistics.pages.hits > 0)
    }
  }

  /// A key holds a sample of a text's bytes, and these differ in none of them.
  @Test func `many layouts that differ in a digit are all kept`() throws {
    let cache = Cache(bytes: Self.roomy)
    let engine = Engine(.builtIn, cache: cache)
    func plan(_ number: Int) throws {
      let long = String(repeating: "x", count: 4_000)
      let layout = #"{"vitrine": 1, "id": "a", "title": "\#(long)\#(100 + number)\#(long)", "modules": []}"#
      _ = try engine.plan(Array(layout.utf8), named: "a.json", source: NoSource())
    }
    for _ in 0..<2 { for number in 0..<100 { try plan(number) } }
    #expect(cache.statistics.plans.hits == 100 && cache.statistics.plans.misses == 100)
  }

  @Test(arguments: [64 << 20, 300_000]) func `pages at the same time share a cache`(capacity: Int)
    async throws
  {
    let cache = Cache(bytes: capacity)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seed in 10..<18 { group.addTask { try await Self.walk(UInt64(seed), cache, steps: 12) } }
      try await group.waitForAll()
    }
  }

  /// Changes one input after the other, goes back now and then, and compares.
  static func walk(_ seed: UInt64, _ cache: Cache, steps: Int) async throws {
    var state = seed
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var scenes = [CacheScene()]
    for step in 0..<steps {
      var scene = scenes[draw(scenes.count)]
      var changes: [String] = []
      for _ in 0..<draw(3) {
        let change = CacheChange.all[draw(CacheChange.all.count)]
        change.apply(&scene, 1 + draw(4))
        changes.append(change.name)
      }
      let (fresh, kept) = (try await scene.seen(), try await scene.seen(cache))
      #expect(
        kept.differences(from: fresh) == [], "seed \(seed), step \(step): \(changes.joined(separator: ", "))")
      #expect(cache.statistics.bytes <= cache.capacity)
      #expect(cache.isAccountTrue)
      scenes.append(scene)
      if scenes.count > 12 { scenes.remove(at: draw(scenes.count)) }
    }
  }

  @Test func `an unchanged page is neither planned nor read nor translated again`() async throws {
    let cache = Cache(bytes: Self.roomy)
    let scene = CacheScene()
    for _ in 0..<2 { _ = try await scene.seen(cache) }
    let before = cache.statistics
    _ = try await scene.seen(cache)
    let after = cache.statistics
    #expect(after.plans.misses == before.plans.misses)
    #expect(after.responses.misses == before.responses.misses)
    #expect(after.models.misses == before.models.misses)
    #expect(after.entries == before.entries)
    #expect(after.bytes == before.bytes)
  }

  @Test(arguments: [true, false]) func `only what asks for the time is drawn anew at another time`(
    asks: Bool
  ) async throws {
    var scene = CacheScene()
    if !asks { scene.order.removeAll { $0 == "jobs" } }
    let cache = Cache(bytes: Self.roomy)
    for minute in 0..<4 {
      scene.request.now = Moment(seconds: 1_796_000_000 + minute * 60)
      _ = try await scene.seen(cache)
    }
    let before = cache.statistics
    scene.request.now = Moment(seconds: 1_797_000_000)
    let (kept, fresh) = (try await scene.seen(cache), try await scene.seen())
    #expect(kept.differences(from: fresh) == [])
    #expect(cache.statistics.pages.hits - before.pages.hits == (asks ? 0 : 1))
    // The page's module and its fragment.
    #expect(cache.statistics.modules.misses - before.modules.misses == (asks ? 1 : 0))
    #expect(cache.statistics.entries == before.entries)
  }

  @Test func `a file that a run asks for is seen when it comes`() async throws {
    let whole = CacheScene()
    var scene = whole
    scene.files["jewels.json"] = nil
    let cache = Cache(bytes: Self.roomy)
    for _ in 0..<3 { _ = try await scene.seen(cache) }
    let (kept, fresh) = (try await whole.seen(cache), try await whole.seen())
    #expect(kept.differences(from: fresh) == [])
  }

  @Test func `one response that two sources name is read once`() async throws {
    var scene = CacheScene()
    scene.order = ["coats", "plain", "probe", "both"]
    scene.isCopying = true
    let cache = Cache(bytes: Self.roomy)
    _ = try await scene.seen(cache)
    // The theme is the other text.
    #expect(cache.statistics.responses.misses == 2)
    #expect(cache.statistics.responses.hits == 0)
  }

  @Test func `what was not used for the longest time gives way`() async throws {
    var scene = CacheScene()
    let needed = Cache(bytes: Self.roomy)
    _ = try await scene.seen(needed)
    let cache = Cache(bytes: needed.statistics.bytes * 2)
    _ = try await scene.seen(cache)
    for number in 1...8 {
      scene.note = "Good morning \(number)"
      _ = try await scene.seen(cache)
      // The first one is used all the time.
      let before = cache.statistics.plans.misses
      _ = try await CacheScene().seen(cache)
      #expect(cache.statistics.plans.misses == before)
    }
    #expect(cache.statistics.evictions > 0)
  }

  @Test func `a cache forgets everything when it is told to`() async throws {
    let cache = Cache(bytes: Self.roomy)
    _ = try await CacheScene().seen(cache)
    let before = cache.statistics
    cache.removeAll()
    #expect(cache.statistics.bytes == 0)
    #expect(cache.statistics.entries == 0)
    #expect(cache.statistics.plans.misses == before.plans.misses)
    _ = try await CacheScene().seen(cache)
    #expect(cache.statistics.plans.misses > before.plans.misses)
  }

  @Test func `a cache is given back when nobody has it any more`() async throws {
    weak var gone: Cache?
    do {
      let cache = Cache(bytes: Self.roomy)
      gone = cache
      _ = try await CacheScene().seen(cache)
    }
    #expect(gone == nil)
  }
}
