// VitrinePictures draws pictures for terminals. What decodes them is other people's C on other people's files: it runs
// in a process of its own (this program once more), bounded in memory and time, and nothing that it says is believed.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process that reads pictures: it takes orders from its input, and gives one answer each, until there are none.
package struct PictureWorker {
  /// What the program is started with to be one; the names of the libraries follow.
  package static let argument = "--draw-pictures"

  private let libraries: PictureLibraries
  private let input: Int32
  private let output: Int32

  /// The worker that a command line asks for; nil when it asks for something else.
  package init?(_ arguments: [String]) {
    guard let first = arguments.first, first.utf8.elementsEqual(Self.argument.utf8),
      let libraries = PictureLibraries(names: Array(arguments.dropFirst()))
    else { return nil }
    self.libraries = libraries
    input = STDIN_FILENO
    output = STDOUT_FILENO
  }

  /// Works until its input ends; false when it could not.
  package func run() -> Bool {
    guard let chafa = Chafa(libraries) else { return false }
    // Bounded before the first byte of a picture is read.
    guard Chafa.confine(memory: 1 << 30, seconds: 20) else { return false }
    var hello: [UInt8] = []
    hello.append(word: Self.greeting | (chafa.hasReading ? 1 : 0) | (chafa.hasSymbols ? 2 : 0))
    guard write(hello) else { return false }
    while let head = read(PictureOrder.headBytes), let (order, count) = PictureOrder.head(head) {
      guard let bytes = read(count) else { return false }
      guard write(answer(to: order, bytes, chafa)) else { return false }
    }
    return true
  }

  /// How an answer of a worker that has started begins; its lowest bits say which libraries it found.
  static let greeting: UInt32 = 0x5654_0000

  private func answer(to order: PictureOrder, _ bytes: [UInt8], _ chafa: borrowing Chafa) -> [UInt8] {
    var answer: [UInt8] = []
    do throws(PictureRefusal) {
      let drawn = try draw(order, bytes, chafa)
      answer.append(word: 0)
      answer.append(word: UInt32(drawn.count))
      answer += drawn
    } catch {
      answer.append(word: error.rawValue)
      answer.append(word: 0)
    }
    return answer
  }

  private func draw(
    _ order: PictureOrder, _ bytes: [UInt8], _ chafa: borrowing Chafa
  ) throws(PictureRefusal) -> [UInt8] {
    guard let kind = PictureKind(bytes) else { throw .unknownKind }
    guard kind.isWhole(bytes) else { throw .broken }
    let (width, height) = (order.width, order.height)
    let rgb = try chafa.pixels(
      of: bytes, kind, width: width, height: height, ground: order.ground,
      mostPixels: PictureOrder.mostPixels)
    switch order.form {
    case .pixels: return rgb
    case .cells:
      var drawn: [UInt8] = []
      let words = try chafa.cells(
        of: rgb, width: width, height: height, columns: order.columns, rows: order.rows)
      drawn.reserveCapacity(words.count * 4)
      for word in words { drawn.append(word: word) }
      return drawn
    case .sixel:
      let sequence = try chafa.sixel(
        of: rgb, width: width, height: height, cellWidth: order.cell.width, cellHeight: order.cell.height)
      return Self.data(of: sequence)
    }
  }

  /// What a sixel sequence says between `DCS … q` and `ST`.
  private static func data(of sequence: [UInt8]) -> [UInt8] {
    guard let start = sequence.firstIndex(of: UInt8(ascii: "q")) else { return [] }
    let rest = sequence[(start + 1)...]
    return Array(rest[..<(rest.firstIndex { $0 < 0x20 } ?? rest.endIndex)])
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let now = unsafe bytes[done...].withUnsafeMutableBytes { unsafe pull(input, $0.baseAddress, $0.count) }
      if now < 0 && errno == EINTR { continue }
      guard now > 0 else { return nil }
      done += now
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let now = unsafe rest.withUnsafeBytes { unsafe push(output, $0.baseAddress, $0.count) }
      if now < 0 && errno == EINTR { continue }
      guard now > 0 else { return false }
      rest = rest.dropFirst(now)
    }
    return true
  }
}

// The calls of the system, apart from the methods above, whose names they have.
private func pull(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, start, count)
}
private func push(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, start, count)
}
