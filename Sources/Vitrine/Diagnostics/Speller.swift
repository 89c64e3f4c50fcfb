import VitrineJSON

/// Offers the word that was probably meant.
///
/// A layout may have tens of thousands of misspelt words and as many right ones: only so many are compared, so that
/// a hostile layout costs no more time than its size.
struct Speller {
  private static let candidates = 1_000
  private static let listed = 12
  private var questionsLeft = 1_000

  mutating func near(_ word: String, among words: [String]) -> String? {
    guard questionsLeft > 0 else { return nil }
    questionsLeft -= 1
    return nearest(word, among: words.prefix(Self.candidates))
  }

  /// The nearest word, and the clause that offers it or says what there is to choose from.
  mutating func meant(_ word: String, among words: [String]) -> (near: String?, clause: String) {
    let near = near(word, among: words)
    return (near, Self.clause(near, words))
  }

  /// `; did you mean "x"?`, or what there is to choose from.
  private static func clause(_ near: String?, _ words: [String]) -> String {
    if let near { return "; did you mean \(String(quoting: near))?" }
    guard !words.isEmpty else { return "; there is none" }
    let rest = words.count - listed
    return (words.count == 1 ? "; there is " : "; there are ")
      + words.prefix(listed).map { String(quoting: $0) }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
