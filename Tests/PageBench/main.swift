import Vitrine
import VitrineUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// How long a page takes. Scripts/bench-page runs it on what Scripts/Bench/workload.py writes; any other layout of ours
// will do as well.

let usage = """
  usage: PageBench WORK LAYOUT SECONDS      does it for so long and prints the times as JSON
         PageBench count WORK LAYOUT TIMES  does it so often, for a counter of instructions
         PageBench many FOLDER TIMES        plans and prints the folder's layouts in turn, so many pages in all
         PageBench page LAYOUT              prints the page
         PageBench models LAYOUT            prints the page's models as JSON, for other engines
  WORK is \(Work.allCases.map(\.rawValue).joined(separator: ", "))
  """

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  try waiting { try await run(arguments) }
} catch {
  let words = Array("PageBench: \(error)\n".utf8)
  write(STDERR_FILENO, words, words.count)
  exit(1)
}

func run(_ arguments: [String]) async throws {
  switch arguments.first ?? "" {
  case "count":
    guard arguments.count == 4, let work = Work(rawValue: arguments[1]), let times = Int(arguments[3]) else {
      throw Complaint(lines: [usage])
    }
    let body = try await work.prepared(BenchScreen(arguments[2]))
    for _ in 0..<times { _ = try await body() }
  case "many":
    guard arguments.count == 3, let times = Int(arguments[2]) else { throw Complaint(lines: [usage]) }
    let layouts = Folder.names(in: arguments[1]).filter {
      $0.utf8.suffix(12).elementsEqual(".layout.json".utf8)
    }
    let screens = try layouts.sorted().map { try BenchScreen(arguments[1] + "/" + $0) }
    guard !screens.isEmpty else { throw Complaint(lines: ["there is no layout in \(arguments[1])"]) }
    for number in 0..<times {
      let screen = screens[number % screens.count]
      let bytes = try await screen.planned().page(screen.request).html(stylesheet: .bench).bytes
      write(STDOUT_FILENO, bytes, bytes.count)
    }
  case "page":
    guard arguments.count == 2 else { throw Complaint(lines: [usage]) }
    let bytes = try await BenchScreen(arguments[1]).page().html(stylesheet: .bench).bytes
    print(String(decoding: bytes, as: UTF8.self), terminator: "")
  case "models":
    guard arguments.count == 2 else { throw Complaint(lines: [usage]) }
    let bytes = try BenchScreen(arguments[1]).models()
    print(String(decoding: bytes, as: UTF8.self), terminator: "")
  case let word:
    guard arguments.count == 3, let work = Work(rawValue: word), let seconds = Double(arguments[2]) else {
      throw Complaint(lines: [usage])
    }
    let body = try await work.prepared(BenchScreen(arguments[1]))
    print(try await Measure(seconds: seconds, body).line("vitrine-\(word)"))
  }
}
