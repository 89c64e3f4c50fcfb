// Remarks are looked for only in a text that is known to have some.

extension Remark {
  /// The remarks on a text that was read, in the order of the text.
  ///
  /// Hostile texts have millions: the list ends after a hundred, or when its pointers grow past 64 KiB.
  static func all(in scan: PreScan, duplicates: Bool) -> [Remark] {
    let spans = Spans(scan.text)
    let oddities =
      (bigIntegers(scan, spans) + (duplicates ? duplicateKeys(spans) : [])).sorted { $0.start < $1.start }
    let lines = Lines(scan.text)
    var remarks: [Remark] = []
    var pointerBytes = 0
    for oddity in oddities {
      let pointer = spans.pointer(to: oddity.ordinal)
      pointerBytes += pointer.utf8.count
      let isLast = remarks.count == 99 || pointerBytes > 1 << 16
      let unlisted = oddities.count - remarks.count - 1
      remarks.append(
        Remark(
          rule: oddity.rule,
          message: oddity.message(lines) + (isLast && unlisted > 0 ? " (and \(unlisted) more remarks)" : ""),
          place: lines.place(of: oddity.start), pointer: pointer))
      if isLast { break }
    }
    return remarks
  }

  private static func bigIntegers(_ scan: PreScan, _ spans: Spans) -> [Oddity] {
    scan.bigIntegers.compactMap { token in
      spans.ordinal(startingAt: token.start).map { ordinal in
        Oddity(rule: .bigInteger, ordinal: ordinal, start: token.start) { _ in
          let digits = String(decoding: scan.text[token.start..<token.end].prefix(40), as: UTF8.self)
          let rest = token.count > 40 ? "…" : ""
          return "the integer \(digits)\(rest) is beyond 64 bits; it is kept as \(scan.nearest(token))"
        }
      }
    }
  }

  private static func duplicateKeys(_ spans: Spans) -> [Oddity] {
    spans.entries.indices.filter { spans.isObject($0) }.flatMap { object in
      var firsts: [[UInt8]: Int] = [:]
      return spans.children(of: object).compactMap { member -> Oddity? in
        guard let key = spans.key(of: member), let start = spans.entries[member].key else { return nil }
        guard let first = firsts[key] else {
          firsts[key] = start
          return nil
        }
        return Oddity(rule: .duplicateKey, ordinal: member, start: start) { lines in
          let name = String(quoting: String(decoding: key, as: UTF8.self))
          return "the key \(name) was given at \(lines.place(of: first)) already; the last one counts"
        }
      }
    }
  }
}

/// A remark to be: its words are found only if it is listed.
private struct Oddity {
  let rule: Remark.Rule
  let ordinal: Int
  let start: Int
  let message: (Lines) -> String
}
