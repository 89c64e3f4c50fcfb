/// One mistake or remark, with its place, as a person or a program reads it.
public struct Diagnostic: Sendable, Equatable {
  /// How much it matters.
  public enum Severity: String, Sendable { case error, warning }

  /// Another place that has to do with it, in a response mostly.
  public struct Related: Sendable, Equatable {
    /// The file or response.
    public let file: String
    /// Its line, from 1.
    public let line: Int
    /// Its column in Unicode scalars, from 1.
    public let column: Int
    /// The way to the value, as a JSON Pointer (RFC 6901).
    public let pointer: String
    /// What is said of it.
    public let message: String
  }

  /// The file, or `<stdin>`.
  public let file: String
  /// The line of the value's start, from 1.
  public let line: Int
  /// The column of the value's start in Unicode scalars, from 1.
  public let column: Int
  /// The way to the value, as a JSON Pointer (RFC 6901).
  public let pointer: String
  /// Error or warning.
  public let severity: Severity
  /// What kind of mistake it is.
  public let rule: Rule
  /// What is wrong and what would be right; lower case, no full stop.
  public let message: String
  /// The word that was probably meant.
  public let suggestion: String?
  /// Who owns the module, if the layout says.
  public let owner: String?
  /// Other places.
  public let related: [Related]
}
