import Foundation
import Testing

/// The program itself, in a shell.
@Suite struct ProcessTests {
  /// The program that was built beside the tests.
  static let program = Bundle.main.executableURL?.deletingLastPathComponent().appending(
    path: "vitrine")

  /// Runs a line of shell in which `$V` is the program and `$L` the folder of our layouts.
  private func sh(_ line: String) throws -> (code: Int32, out: String, err: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    var environment = ProcessInfo.processInfo.environment
    environment["V"] = Self.program?.path
    environment["L"] = Package.root.appending(path: "Layouts").path
    environment["NO_COLOR"] = nil
    process.environment = environment
    let (out, err) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (out, err)
    try process.run()
    let output = out.fileHandleForReading.readDataToEndOfFile()
    let errors = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: errors, as: UTF8.self)
    )
  }

  @Test(arguments: [
    ("$V --version >&2", 0, "vitrine "), ("$V", 64, "usage: vitrine COMMAND"),
    ("$V validate $L/home.json", 0, "home.json: fine"),
    ("$V validate $L/hom.json", 2, "did you mean"), ("$V validate $L", 2, "this is a folder"),
    ("echo '[]' | $V validate -", 1, "<stdin>:1:1: error: "), ("$V validate - <&-", 2, "[unreadable]"),
    (
      "$V preview -i $L/home.json", 64,
      "--interactive needs a terminal to draw on, and standard output is none"
    ),
    ("$V preview --watch $L/home.json", 64, "--watch needs a terminal to draw on"),
    ("$V render $L/home.json >/dev/full", 1, "stdout could not be written"),
    ("mkfifo p$$; $V validate p$$; c=$?; rm p$$; exit $c", 2, "this is a pipe"),
  ])
  func `the program ends as it should`(_ line: String, _ code: Int, _ words: String) throws {
    let ending = try sh(line)
    #expect(Int(ending.code) == code, "\(ending.err)")
    #expect(ending.err.contains(words), "\(ending.err)")
    #expect(!ending.err.contains("\u{1B}"))
  }

  @Test func `whoever stops reading hears nothing more`() throws {
    // The shell's own status is that of head; that of the program goes to a third stream.
    let ending = try sh("{ $V render $L/home.json; echo $? >&2; } | head -c 1")
    #expect(ending.out == "<")
    #expect(ending.err == "0\n")
  }

  @Test func `a file that is written anew keeps its mode`() throws {
    let ending = try sh(
      """
      d=$(mktemp -d); echo old >$d/a.txt; chmod 640 $d/a.txt
      $V render $L/inline.json --text -o $d/a.txt; stat -c %a $d/a.txt; ls -A $d; rm -r $d
      """)
    #expect(ending.out == "640\na.txt\n")
  }
}
