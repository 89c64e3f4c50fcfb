/// What kind of mistake a diagnostic reports: a stable, kebab-case word for logs, filters and the docs.
public enum Rule: String, Sendable, CaseIterable {
  // The layout's text
  case unreadable
  case syntax
  case budget
  case duplicateKey = "duplicate-key"
  case bigInteger = "big-integer"
  // The layout's form
  case formatVersion = "format-version"
  case missingKey = "missing-key"
  case shape
  case unknownKey = "unknown-key"
  case unknownSetting = "unknown-setting"
  case badID = "bad-id"
  case duplicateID = "duplicate-id"
  case unsupported
  case unknownList = "unknown-list"
  case unknownValue = "unknown-value"
  case unknownTab = "unknown-tab"
  case unknownModule = "unknown-module"
  // Matching
  case unknownType = "unknown-type"
  case unknownTranslator = "unknown-translator"
  case unknownSource = "unknown-source"
  case wrongModel = "wrong-model"
  // Sources
  case noFile = "no-file"
  case unreadableFile = "unreadable-file"
  case outsideFolder = "outside-folder"
  case noSource = "no-source"
  // Responses
  case droppedElement = "dropped-element"
  case droppedPart = "dropped-part"
  case undeclaredLogField = "undeclared-log-field"
  // Themes
  case unknownToken = "unknown-token"
  case contrast
  // Drawings
  case duplicateItem = "duplicate-item"

  /// What the rule says, in one sentence for the reference.
  public var about: String {
    switch self {
    case .unreadable: "the layout file could not be read"
    case .syntax: "a text is not JSON"
    case .budget: "a limit was reached; the message names it"
    case .duplicateKey: "an object has a key twice; the last one counts"
    case .bigInteger: "an integer beyond 64 bits is kept as the nearest number"
    case .formatVersion: "the layout is not of a format version that this engine reads"
    case .missingKey: "a required key is missing"
    case .shape: "a value has the wrong type, form or range"
    case .unknownKey: "nothing reads this key"
    case .unknownSetting: "a plugin or translator has no such setting"
    case .badID: "an id is not lower-case letters, digits and single hyphens, up to 64"
    case .duplicateID: "an id stands for two things"
    case .unsupported: "a reserved word that this engine cannot honour yet"
    case .unknownList: "there is no shared list of this name"
    case .unknownValue: "a template names a value that the tab does not have"
    case .unknownTab: "there is no tab of this id"
    case .unknownModule: "there is no module of this id on the tab"
    case .unknownType: "no plugin draws this module type"
    case .unknownTranslator: "there is no translator of this name"
    case .unknownSource: "the layout declares no source of this name"
    case .wrongModel: "the translator makes another model than the plugin draws"
    case .noFile: "a file source has no file"
    case .unreadableFile: "a file source is not a regular file that can be read"
    case .outsideFolder: "a file source lies outside the layout's folder"
    case .noSource: "nothing can fetch this source"
    case .droppedElement: "an element of a response was left out because it does not read"
    case .droppedPart: "a part of an element, as a link or a log field, was left out because it does not read"
    case .duplicateItem: "two items of one run have the same id, so that logs cannot tell them apart"
    case .unknownToken: "an alias of a theme leads to no token, or a group extends none"
    case .contrast:
      "two colours of a theme that stand on each other differ less than WCAG 2.2 asks for at level AA"
    case .undeclaredLogField: "a translator filled a log field that it does not declare"
    }
  }
}
