import VitrineUI

/// What a field is that no tape has: nothing, values of several texts, a value that a translator made.
final class Aside: Sendable {
  enum What: Sendable {
    case nothing
    case group([(key: String, field: Field)])
    /// A value that a translator made of what stands there.
    case made(ShapeLiteral)
    /// A member of what no tape has; it may stand on a tape itself.
    case stands(Field)
  }

  /// A step that leads nowhere.
  enum Step: Sendable {
    case key(String)
    case offset(Int)
    /// What is left of a pointer after the last value that is there.
    case rest(String)
  }

  let what: What
  /// The field that the way starts with.
  let base: Field?
  let step: Step?

  init(_ what: What, base: Field?, _ step: Step? = nil) {
    self.what = what
    self.base = base
    self.step = step
  }

  var kind: Field.Kind {
    switch what {
    case .nothing: .nothing
    case .group: .object
    case .made(.flag): .flag
    case .made(.integer): .integer
    case .made(.number): .number
    case .made(.string): .string
    case .stands(let field): field.kind
    }
  }
}
