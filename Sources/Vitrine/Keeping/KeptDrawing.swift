import VitrineUI

/// A module as it stands in a page, in its frame.
final class KeptDrawing: Sendable {
  /// The module's frame in its plan: its id, type, slot, title and "more" link.
  let frame: Identity
  let model: KeptModel
  let surroundings: Surroundings
  /// The time that it was drawn at, when the drawing has asked for it.
  let time: KeptTime
  let bytes: [UInt8]
  let findings: [Finding]

  init(
    _ frame: Identity, _ model: KeptModel, _ surroundings: Surroundings, _ time: KeptTime, _ bytes: [UInt8],
    _ findings: [Finding]
  ) {
    self.frame = frame
    self.model = model
    self.surroundings = surroundings
    self.time = time
    self.bytes = bytes
    self.findings = findings
  }

  /// Whether a module of a page would be drawn the same.
  func serves(_ frame: Identity, _ model: KeptModel, _ surroundings: Surroundings, at now: Moment?) -> Bool {
    self.frame === frame && self.model === model && self.surroundings === surroundings && time.includes(now)
  }

  /// Whether only the time tells it from another one.
  func isOfOtherTime(than other: KeptDrawing) -> Bool {
    frame === other.frame && model === other.model && surroundings === other.surroundings
  }
}

/// When something that was drawn can be shown again.
enum KeptTime: Sendable {
  /// Whenever; its drawing has not asked for the time.
  case any
  case only(Moment?)

  func includes(_ now: Moment?) -> Bool {
    switch self {
    case .any: true
    case .only(let moment): moment == now
    }
  }
}

/// What all modules of a page are drawn with, the time apart.
final class Surroundings: Sendable {
  let language: LanguageTag
  let conventions: Conventions
  let zone: Zone
  let addressPrefix: String
  let limits: DrawingLimits

  init(_ context: DrawingContext) {
    language = context.language
    conventions = context.conventions
    zone = context.zone
    addressPrefix = context.addressPrefix
    limits = context.limits
  }

  func isSame(as other: Surroundings) -> Bool {
    language == other.language && conventions.name.utf8.elementsEqual(other.conventions.name.utf8)
      && zone == other.zone
      && addressPrefix.utf8.elementsEqual(other.addressPrefix.utf8) && limits == other.limits
  }
}
