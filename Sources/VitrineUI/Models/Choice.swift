/// One of several that a reader picks: gender, age group.
public struct Choice: Shaped, Hashable {
  /// The name that a request carries; an identifier.
  public let name: String
  /// What is chosen.
  public let label: Text
  /// What there is to choose from.
  public let options: [ChoiceOption]

  /// A choice.
  public init(name: String, label: Text, options: [ChoiceOption]) {
    self.name = name
    self.label = label
    self.options = options
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    name = shape.field("name", default: "choice", "the name that a request carries")
    label = shape.field("label", "what is chosen")
    options = shape.field("options", "what there is to choose from")
  }
}

/// One option of a choice.
public struct ChoiceOption: Shaped, Hashable {
  /// What a request carries.
  public let value: String
  /// What a reader sees.
  public let label: Text
  /// Whether it is the one chosen now.
  public let isSelected: Bool

  /// An option.
  public init(_ value: String, _ label: Text, isSelected: Bool = false) {
    self.value = value
    self.label = label
    self.isSelected = isSelected
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    value = shape.field("value", "what a request carries")
    label = shape.field("label", "what a reader sees")
    isSelected = shape.field("selected", default: false, "whether it is the one chosen now")
  }
}

/// A field to search in.
public struct SearchBox: Shaped, Hashable {
  /// What stands in the field while it is empty.
  public let placeholder: Text
  /// What the field is for, for readers who cannot see it; the engine's word unless given.
  public let label: Text?
  /// Where the words go.
  public let action: Link
  /// The name that a request carries them under.
  public let parameter: String

  /// A search field.
  public init(placeholder: Text, label: Text? = nil, action: Link = .search, parameter: String = "q") {
    self.placeholder = placeholder
    self.label = label
    self.action = action
    self.parameter = parameter
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    placeholder = shape.field("placeholder", default: "", "what stands in the field while it is empty")
    label = shape.optionalField("label", "what the field is for")
    action = shape.field("action", default: .search, "where the words go")
    parameter = shape.field("parameter", default: "q", "the name that a request carries them under")
  }
}

extension Link {
  /// The address `/search`.
  public static let search: Link = "/search"
}
