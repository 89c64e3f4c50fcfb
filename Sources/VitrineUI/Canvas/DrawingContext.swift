/// What a medium knows of the module it draws; a plugin sees none of it.
///
/// Nothing here depends on a neighbour.
package struct DrawingContext: Sendable {
  package var moduleID: String
  package var slot: ModuleSlot
  package var language: LanguageTag
  /// How the language's readers write numbers, money and dates.
  package var conventions: Conventions
  package var zone: Zone
  package var now: Moment?
  /// Put before relative addresses.
  package var addressPrefix: String
  package var limits: DrawingLimits
  /// Whether the module's frame says its title, below which headings inside stand.
  package var isTitled: Bool

  package init(
    moduleID: String, slot: ModuleSlot, language: LanguageTag = LanguageTag("en"),
    conventions: Conventions? = nil, zone: Zone = .utc, now: Moment? = nil, addressPrefix: String = "",
    limits: DrawingLimits = DrawingLimits(),
    isTitled: Bool = true
  ) {
    self.moduleID = moduleID
    self.slot = slot
    self.language = language
    self.conventions = conventions ?? .of(language)
    self.zone = zone
    self.now = now
    self.addressPrefix = addressPrefix
    self.limits = limits
    self.isTitled = isTitled
  }

  /// Whether a picture is likely in the first screenful and loads at once.
  ///
  /// The slot and the item's place in its run decide, both known before anything is fetched.
  package func isEager(item: Int?) -> Bool { (item ?? 1) <= eagerItems }

  /// How many items of a run have pictures that load at once.
  var eagerItems: Int {
    if slot.region == .header { return .max }
    guard slot.entry <= 4, (slot.inRun ?? 1) <= 4 else { return 0 }
    // In the fourth slot first rows can still be seen on a desk; on a phone they are two screens down and more.
    return slot.entry < 4 ? 8 : 6
  }
  /// Whether the module's first picture is likely the largest thing seen first.
  package var hasPriority: Bool { slot.region == .tab && slot.entry <= 3 && (slot.inRun ?? 1) == 1 }

  /// An address as it is written: relative ones get the prefix.
  ///
  /// Written addresses are ASCII.
  package func written(_ address: String) -> String {
    guard !addressPrefix.isEmpty, let first = address.utf8.first else { return address }
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "#") || first == UInt8(ascii: "?") {
      return address
    }
    for byte in address.utf8 {
      if byte == UInt8(ascii: ":") { return address }
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
    }
    return addressPrefix + address
  }
}

/// How much one module may draw.
package struct DrawingLimits: Sendable, Equatable {
  package var items = 1_000
  package var bytes = 4 << 20
  package init(items: Int = 1_000, bytes: Int = 4 << 20) {
    self.items = items
    self.bytes = bytes
  }
}
