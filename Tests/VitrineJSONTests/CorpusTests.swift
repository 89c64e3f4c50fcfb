import Testing
import VitrineJSON

@Suite struct CorpusTests {
  @Test(.enabled(if: Corpora.has("json_test_suite"), "json_test_suite is not here"))
  func `what is not JSON is refused and what is JSON is read`() throws {
    let files = try Corpora.files("json_test_suite/test_parsing")
    let verdicts = files.map { (name: $0.name, verdict: verdict($0.bytes, budget: .response)) }
    let wrong = verdicts.filter {
      $0.name.hasPrefix("n_") && $0.verdict.hasPrefix("read")
        || $0.name.hasPrefix("y_") && !$0.verdict.hasPrefix("read")
    }
    #expect(verdicts.count { $0.name.hasPrefix("n_") } >= 188)
    #expect(verdicts.count { $0.name.hasPrefix("y_") } >= 95)
    // jansson keeps keys as C strings, so that U+0000 can't be had in one.
    #expect(wrong.map(\.name) == ["y_object_escaped_null_in_key.json"])
  }

  @Test(.enabled(if: Corpora.has("json_test_suite"), "json_test_suite is not here"))
  func `what the standard leaves open has one verdict here`() throws {
    let files = try Corpora.files("json_test_suite/test_parsing").filter { $0.name.hasPrefix("i_") }
    let verdicts = Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, verdict($0.bytes, budget: .response)) })
    #expect(differences(verdicts, from: table(Verdicts.leftOpen)) == [])
  }

  @Test(.enabled(if: Corpora.has("json_adversarial"), "json_adversarial is not here"))
  func `each hostile text has its verdict`() throws {
    let files = try Corpora.files("json_adversarial/files")
    let verdicts = Dictionary(uniqueKeysWithValues: files.map { ($0.name, verdict($0.bytes)) })
    #expect(verdicts.count >= 96)
    #expect(differences(verdicts, from: table(Verdicts.hostile)) == [])
  }

  @Test(.enabled(if: Corpora.has("jsonchecker_roundtrip"), "jsonchecker_roundtrip is not here"))
  func `the texts of the JSON checker are told apart`() throws {
    let files = try Corpora.files("jsonchecker_roundtrip/jsonchecker")
    let wrong = files.filter { $0.name.hasPrefix("fail") == verdict($0.bytes).hasPrefix("read") }
    // Both are JSON by RFC 8259: a text may be a string, and may be twenty arrays deep.
    #expect(wrong.map(\.name) == ["fail01_EXCLUDE.json", "fail18_EXCLUDE.json"])
    for file in try Corpora.files("jsonchecker_roundtrip") where !file.name.hasPrefix("jsonchecker/") {
      #expect(verdict(file.bytes) == "read", "\(file.name)")
    }
  }

  private func differences(_ verdicts: [String: String], from expected: [String: String]) -> [String] {
    Set(verdicts.keys).union(expected.keys).sorted().filter { verdicts[$0] != expected[$0] }.map {
      "\($0) | \(verdicts[$0] ?? "no such file")"
    }
  }
}
