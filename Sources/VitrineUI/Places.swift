/// Where a layout declares a module: among the header's modules, among a tab's, or in a run that a response sent.
///
/// One-based. It never depends on what happened to a neighbour: a module that fails keeps its slot.
public struct ModuleSlot: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The part of the screen that the slot belongs to.
  public enum Region: String, Sendable { case header, tab }
  /// Header or tab.
  public let region: Region
  /// The entry's number in its region, from 1.
  public let entry: Int
  /// The module's number in the run that the entry stands for, from 1; nil for a module of the layout's own.
  public let inRun: Int?

  package init(region: Region, entry: Int, inRun: Int? = nil) {
    self.region = region
    self.entry = entry
    self.inRun = inRun
  }

  /// `3`, `4.2` for the second module of a run, `h1` in the header.
  public var description: String {
    (region == .header ? "h" : "") + String(entry) + (inRun.map { "." + String($0) } ?? "")
  }

  public static func < (one: ModuleSlot, other: ModuleSlot) -> Bool {
    if one.region != other.region { return one.region == .header }
    return one.entry != other.entry ? one.entry < other.entry : (one.inRun ?? 0) < (other.inRun ?? 0)
  }
}

/// Where a module stands among the modules that are really shown, from 1.
public struct ModulePosition: Hashable, Sendable, CustomStringConvertible {
  /// The number, from 1.
  public let number: Int
  package init(_ number: Int) { self.number = number }
  public var description: String { String(number) }
}

/// Where an item stands in its run as drawn, from 1; only the engine makes one.
public struct ItemPosition: Hashable, Sendable, CustomStringConvertible {
  /// The number, from 1.
  public let number: Int
  package init(_ number: Int) { self.number = number }
  public var description: String { String(number) }
}

/// What an API says an item's place is, drawn as it said, even when a neighbour was dropped.
public struct StatedRank: Hashable, Sendable, CustomStringConvertible {
  /// The number as stated, from 1.
  public let number: Int
  /// A stated number; nil below 1.
  public init?(_ number: Int) {
    guard number >= 1 else { return nil }
    self.number = number
  }
  public var description: String { String(number) }
}

/// The identity of an item: what a log, a patch or a "load more" joins on.
///
/// Equal when the bytes are.
@frozen
public struct ItemID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The identity as the data gave it.
  @usableFromInline package var text: Text
  /// An identity that a text is.
  @inlinable package init(_ text: Text) { self.text = text }
  /// An identity from data.
  public init(_ id: String) { text = Text(id) }
  public init(stringLiteral value: String) { text = Text(value) }
  /// The identity as the data gave it.
  public var description: String { text.string }
}

/// An element of a run: what `items` on a canvas can draw.
public protocol Identified {
  /// The element's identity.
  var id: ItemID { get }
}
