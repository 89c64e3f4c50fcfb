import VitrineUI

extension Field {
  /// What there is, as an error says it: `the number 3`, `an array of 2`, `nothing`.
  package var summary: String {
    switch scalar {
    case .flag(let flag): return flag ? "true" : "false"
    case .integer(let integer): return "the number \(integer)"
    case .number(let number): return "the number \(number)"
    case .string(let string): return "the string \(String(quoting: string))"
    case nil: break
    }
    switch kind {
    case .array: return counted("array")
    case .object: return counted("object")
    case .nothing: return "nothing"
    default: return "null"
    }
  }

  private func counted(_ thing: String) -> String {
    let field = onTape
    guard field.value > 0 else { return "an \(thing)" }
    let count = field.holder.tape.count(of: field.value)
    if count == 0 { return "an empty \(thing)" }
    return kind == .array ? "an array of \(count)" : "an \(thing)"
  }
}
