// VitrineCommand is where the walk meets a shell: it alone knows arguments, streams and exit codes. A command is
// parse, run, exit code; what it reads and writes is handed in, so that it is tested without a process.

public import Vitrine
import VitrinePictures

/// Runs one command and gives its exit code.
///
/// ```swift
/// var catalog = Catalog.builtIn
/// catalog.add(CouponModule())
/// exit(await run(["render", "Layouts/home.json"], catalog: catalog, streams: .process))
/// ```
/// - Parameters:
///   - arguments: the words after the program's name.
///   - catalog: the plugins and translators that layouts may name.
///   - streams: what is read and written.
///   - program: the program's name, for help and messages.
/// - Returns: 0, 1 for errors or nothing to show, 2 for a layout that could not be read, 64 for wrong use.
public func run(
  _ arguments: [String], catalog: Catalog, streams: Streams, program: String = "vitrine"
) async -> Int32 {
  let shell = Shell(catalog: catalog, streams: streams, program: program)
  do throws(Stop) {
    return try await shell.run(arguments).rawValue
  } catch {
    return shell.report(error).rawValue
  }
}

/// Runs the process's command and ends the process: all that a `main.swift` has to say.
///
/// ```swift
/// await main(catalog: .builtIn)
/// ```
public func main(catalog: Catalog, program: String = "vitrine") async -> Never {
  Process.fillClosedStreams()
  Process.ignoreClosedPipes()
  if let worker = PictureWorker(Process.arguments) { Process.end(with: worker.run() ? 0 : 1) }
  var streams = Streams.process
  streams.pictureWorker = Process.executable
  Process.end(with: await run(Process.arguments, catalog: catalog, streams: streams, program: program))
}

/// How a command ended, as a shell sees it.
enum ExitCode: Int32 {
  /// All is well; warnings are allowed, and so are holes in a page.
  case fine = 0
  /// There are errors, or there is nothing to show.
  case errors = 1
  /// A layout file could not be read.
  case unreadable = 2
  /// The command line makes no sense: `EX_USAGE` of sysexits.h.
  case usage = 64
}

/// Why a command stops before its end.
enum Stop: Error {
  /// The command line makes no sense; the command is named for its help.
  case usage(String, of: Command?)
  /// Diagnostics that leave nothing to go on with; they were printed.
  case reported(ExitCode)
  /// Something that no layout is at fault for.
  case failed(String)
  /// Nobody reads the output any more: `vitrine … | head`.
  case closed
}
