public import VitrineUI

public import struct VitrineJSON.Field
public import struct VitrineJSON.ShapeError

/// A run of modules that an API sends: the model of a translator whose response says which modules to show.
///
/// Each element takes a slot of the run, whether it reads or not: one that does not is one hole.
public struct ModuleRun: Sendable {
  /// One module of the run, in the words of a layout.
  public struct Entry: Sendable {
    /// The module's id, unique in the run.
    public var id: String
    /// Its module type.
    public var type: String
    /// The field that says its type, to point at when no plugin draws it; nil for the whole element.
    public var typeField: Field?
    /// Its title.
    public var title: Text?
    /// Where its "more" link leads.
    public var more: Link?
    /// Who is asked when it fails.
    public var owner: String?
    /// Its settings, read as a layout's are.
    public var settings: [Setting]
    /// What it shows.
    public var content: Content

    /// A module of a run.
    public init(
      id: String, type: String, from typeField: Field? = nil, title: Text? = nil, more: Link? = nil,
      owner: String? = nil, settings: [Setting] = [],
      _ content: Content
    ) {
      self.id = id
      self.type = type
      self.typeField = typeField
      self.title = title
      self.more = more
      self.owner = owner
      self.settings = settings
      self.content = content
    }
  }

  /// One setting of a module, under the name that the plugin has for it.
  public struct Setting: Sendable {
    package let name: String
    package let field: Field

    /// A setting that the response has in the form in which layouts have it.
    public init(_ name: String, _ field: Field) {
      self.name = name
      self.field = field
    }

    /// A whole number that was read from a field: an API may send it as a string.
    public init(_ name: String, _ number: Int, from field: Field) {
      self.init(name, field.made(.integer(number)))
    }

    /// A word that was made of a field.
    public init(_ name: String, _ word: String, from field: Field) {
      self.init(name, field.made(.string(word)))
    }

    /// A flag that was read from a field: an API may send it as 0 or 1.
    public init(_ name: String, _ flag: Bool, from field: Field) {
      self.init(name, field.made(.flag(flag)))
    }
  }

  /// Where a module's model comes from.
  public enum Content: Sendable {
    /// The model itself, in the form of inline data.
    case data(Field)
    /// A part of the response, through another translator.
    case part(Field, translator: String)
    /// One of the layout's sources, through a translator unless its response is the model.
    case source(String, translator: String?)
    /// Nothing: the model has no required field.
    case nothing
  }

  /// An element of the run, and where the response has it.
  package struct Element: Sendable {
    package let field: Field
    package let entry: Result<Entry, ShapeError>
  }

  package private(set) var elements: [Element] = []

  /// A run without modules.
  public init() {}

  /// Adds the next module.
  ///
  /// One that does not read keeps its slot.
  public mutating func append(_ field: Field, _ read: (Field) throws(ShapeError) -> Entry) {
    do {
      elements.append(Element(field: field, entry: .success(try read(field))))
    } catch {
      elements.append(Element(field: field, entry: .failure(error)))
    }
  }
}
