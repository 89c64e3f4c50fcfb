package import VitrinePictures

/// What a command reads and writes, and what it knows of the place it runs in.
///
/// A test hands in its own.
public struct Streams {
  /// Reads stdin, up to so many bytes.
  public var input: (_ limit: Int) throws(StreamFault) -> [UInt8]
  /// Writes to stdout.
  public var output: (_ bytes: [UInt8]) throws(StreamFault) -> Void
  /// Writes to stdout what is lent, which saves a page a copy; nil where ``output`` takes everything.
  package var lentOutput: ((_ bytes: UnsafeRawBufferPointer) throws(StreamFault) -> Void)?
  /// Writes to stderr; a failure there is nobody's to hear.
  public var errors: (_ bytes: [UInt8]) -> Void
  /// Shows bytes in a pager, a line of shell, and waits for its end; false when there is no such program.
  ///
  /// A reader who leaves early is no failure.
  public var pager: (_ bytes: [UInt8], _ command: String) -> Bool
  /// The folder that relative paths start from, as an absolute path.
  public var workingDirectory: String
  /// How many cells wide the terminal at stdout is; nil when there is none.
  public var terminalWidth: Int?
  /// How many lines high the terminal at stdout is; nil when there is none.
  public var terminalHeight: Int?
  /// Whether a terminal is read from: someone may press keys.
  public var isInputTerminal: Bool
  /// Whether stdout is a terminal.
  public var isOutputTerminal: Bool { terminalWidth != nil }
  /// Whether stderr is a terminal.
  public var isErrorTerminal: Bool
  /// The environment's variables, by name.
  public var environment: Environment

  /// The program to start as a worker that draws pictures; without one none are drawn.
  ///
  /// It must be one whose `main` is ``main(catalog:program:)``.
  package var pictureWorker: String?
  /// The names that the worker looks for its libraries by.
  package var pictureLibraries = PictureLibraries.standard
  /// The pixels of one of the terminal's cells, where it says so.
  package var cellSize: CellSize?
  /// Sends the terminal a question and takes what comes back in so many milliseconds; nil where there is nobody to ask.
  package var ask: ((_ question: [UInt8], _ milliseconds: Int) -> [UInt8])?

  /// Streams of one's own.
  public init(
    input: @escaping (_ limit: Int) throws(StreamFault) -> [UInt8] = { _ in [] },
    output: @escaping (_ bytes: [UInt8]) throws(StreamFault) -> Void,
    errors: @escaping (_ bytes: [UInt8]) -> Void,
    pager: @escaping (_ bytes: [UInt8], _ command: String) -> Bool = { _, _ in false },
    workingDirectory: String, terminalWidth: Int? = nil,
    terminalHeight: Int? = nil, isInputTerminal: Bool = false, isErrorTerminal: Bool = false,
    environment: Environment = [:]
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.pager = pager
    self.workingDirectory = workingDirectory
    self.terminalWidth = terminalWidth
    self.terminalHeight = terminalHeight
    self.isInputTerminal = isInputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.environment = environment
  }
}

/// Why a stream could not be read or written.
public enum StreamFault: Error, Sendable {
  /// The other end is closed, as in `vitrine … | head`.
  case closed
  /// The system's reason.
  case failed(String)
}
