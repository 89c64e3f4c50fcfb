import VitrineJSON
import VitrineUI

/// What a design token is worth to a theme.
enum TokenValue {
  case colour(Colour)
  case length(Length)
  case fonts([FontFamily])
  case number(Double)
  /// A type of the format that no theme reads, as a shadow.
  case other

  /// The types of the format.
  static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle",
    "border", "transition", "shadow", "gradient", "typography",
  ]

  /// Reads a value of a type and notes what is wrong with it.
  static func read(_ value: Field, as type: String, _ note: (Finding) -> Void) -> TokenValue? {
    switch type {
    case "color": return colour(value, note).map(TokenValue.colour)
    case "dimension":
      let (length, mistakes) = value.read(LengthShape.self, ShapePolicy(dropsElements: false) { _ in nil })
      mistakes.map { Finding($0) }.forEach(note)
      return mistakes.contains { $0.kind != .unknownKey } ? nil : .length(Length(length.value, length.unit))
    case "fontFamily": return fonts(value, note).map(TokenValue.fonts)
    case "number":
      if let number = try? value.number() { return .number(number) }
      note(.error(.shape, .init(value), "expected a number, found \(value.summary)"))
      return nil
    default: return .other
    }
  }

  // Colours

  private static func colour(_ value: Field, _ note: (Finding) -> Void) -> Colour? {
    func fail(_ field: Field, _ expected: String, _ suggestion: String? = nil) -> Colour? {
      note(
        .error(
          .shape, .init(field),
          "expected \(expected), found \(field.summary)"
            + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""), suggestion: suggestion))
      return nil
    }
    if let text = try? value.string() {
      return Colour(hex: text)
        ?? fail(
          value, "a colour as \"#2b1d2a\", or an object with \"colorSpace\" and \"components\"", near(text))
    }
    if value["$ref"].exists {
      note(
        .error(
          .unsupported, .init(value["$ref"], isKey: true),
          "this engine follows no \"$ref\"; an alias as \"{light.ink}\" leads to a token too"))
      return nil
    }
    guard value.kind == .object else {
      return fail(value, "a colour, an object with \"colorSpace\" and \"components\", or \"#rrggbb\"")
    }
    noteKeys(of: value, ["colorSpace", "components", "alpha", "hex"], note)
    guard let space = try? value["colorSpace"].string(),
      ColourSpace.all.contains(where: { $0.utf8.elementsEqual(space.utf8) })
    else {
      let near = (try? value["colorSpace"].string()).flatMap { nearest($0, among: ColourSpace.all) }
      return fail(value["colorSpace"], "a colour space as \"srgb\"", near)
    }
    let alpha = value["alpha"]
    if alpha.exists, (try? alpha.number()) != 1 {
      return fail(alpha, "1, since the colours of a theme let nothing through")
    }
    var hex: Colour?
    if value["hex"].exists {
      hex = (try? value["hex"].string()).flatMap(Colour.init(hex:))
      if hex == nil {
        return fail(value["hex"], "six digits as \"#2b1d2a\"", (try? value["hex"].string()).flatMap(near))
      }
    }
    guard space.utf8.elementsEqual("srgb".utf8) else {
      if let hex { return hex }
      note(
        .error(
          .unsupported, .init(value["colorSpace"]),
          "this engine reads the colour space \"srgb\"; give a \"hex\" beside the \"\(space)\", and it is read instead"
        ))
      return nil
    }
    guard let elements = try? value["components"].elements(), elements.count == 3 else {
      return fail(value["components"], "three numbers from 0 to 1: red, green and blue")
    }
    var channels: [UInt8] = []
    for element in elements {
      // Source: CSS Color 4: a component that is missing counts as 0.
      let isNone = (try? element.string())?.utf8.elementsEqual("none".utf8) ?? false
      guard let number = isNone ? 0 : try? element.number(), (0...1).contains(number) else {
        return fail(element, "a number from 0 to 1")
      }
      channels.append(UInt8((number * 255).rounded()))
    }
    let colour = Colour(red: channels[0], green: channels[1], blue: channels[2])
    if let hex, hex != colour {
      note(
        .warning(
          .shape, .init(value["hex"]),
          "the components say \(colour), and they count; found the string \"\(hex)\"",
          suggestion: colour.description))
    }
    return colour
  }

  /// `#fff`, and six digits without their `#`, as they should be written.
  private static func near(_ text: String) -> String? {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "#") }
    let six = digits.count == 3 ? digits.flatMap { [$0, $0] } : Array(digits.prefix(6))
    guard digits.count == 3 || digits.count == 6 else { return nil }
    return Colour(hex: "#" + String(decoding: six, as: UTF8.self))?.description
  }

  // Fonts

  private static func fonts(_ value: Field, _ note: (Finding) -> Void) -> [FontFamily]? {
    let names: [Field]
    if value.kind == .string {
      names = [value]
    } else if let elements = try? value.elements() {
      names = elements
    } else {
      note(.error(.shape, .init(value), "expected a font's name or a list of names, found \(value.summary)"))
      return nil
    }
    guard (1...12).contains(names.count) else {
      note(.error(.shape, .init(value), "expected 1 to 12 names of fonts, found \(value.summary)"))
      return nil
    }
    var fonts: [FontFamily] = []
    for field in names {
      if let font = (try? field.string()).flatMap(FontFamily.init) {
        fonts.append(font)
      } else {
        note(
          .error(
            .shape, .init(field),
            "expected a font's name of letters, digits, blanks and - _ . +, up to 64, found \(field.summary)")
        )
      }
    }
    return fonts.count == names.count ? fonts : nil
  }

  /// Warns of keys that nothing reads.
  static func noteKeys(of field: Field, _ known: [String], _ note: (Finding) -> Void) {
    for (key, member) in (try? field.members()) ?? []
    where member.exists && !known.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
      let near = nearest(key, among: known)
      note(
        .warning(
          .unknownKey, .init(member, isKey: true),
          "nothing reads the key \(String(quoting: key))"
            + (near.map { "; did you mean \"\($0)\"?" } ?? "; the keys are " + known.joined(separator: ", ")),
          suggestion: near))
    }
  }
}

/// The colour spaces of the format.
enum ColourSpace {
  static let all = [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
    "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
  ]
}

/// A dimension as the format writes it.
private struct LengthShape: Shaped {
  let value: Double
  let unit: Length.Unit

  init(_ shape: inout some Shape & ~Copyable) {
    value = shape.field("value", in: 0...10_000, "how long")
    unit = shape.field("unit", "px or rem")
  }
}
