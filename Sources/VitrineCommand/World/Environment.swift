#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables of an environment, by name.
///
/// Each is looked up when it is asked for: a command reads few of the many that a process is given.
public struct Environment: Sendable, ExpressibleByDictionaryLiteral {
  private let variable: @Sendable (String) -> String?

  private init(variable: @escaping @Sendable (String) -> String?) { self.variable = variable }

  /// An environment of variables.
  public init(_ variables: [String: String]) { self.init { variables[$0] } }

  /// An environment in source; the last of two variables of one name counts.
  public init(dictionaryLiteral variables: (String, String)...) {
    self.init(Dictionary(variables) { _, last in last })
  }

  /// The environment of the process; variables that are not UTF-8 are repaired.
  public static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  /// The value of a variable; nil where there is none.
  public subscript(_ name: String) -> String? { variable(name) }
}
