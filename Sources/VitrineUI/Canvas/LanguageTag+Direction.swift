// Which languages are written from right to left.

extension LanguageTag {
  /// Whether the language is written from right to left: by its script when it names one, else by the usual one of
  /// the language in its region.
  ///
  /// Source: CLDR 41, `likelySubtags.xml`, and the scripts that run so.
  package var isRightToLeft: Bool {
    if let script { return Self.scripts.contains(script) }
    if let region, let usual = Self.elsewhere[language + "-" + region] { return usual }
    return Self.languages.contains(language)
  }

  private static let scripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  private static let languages: Set<String> = [
    "aeb", "apc", "apd", "ar", "arc", "arq", "ars", "ary", "arz", "avl", "bal", "bej", "bft", "bgn", "bqi",
    "brh",
    "cja", "ckb", "dcc", "dgl", "dv", "fa", "fia", "fub", "gbz", "gjk", "gju", "glk", "gwc", "gwt", "haz",
    "he",
    "hnd", "hno", "iw", "ji", "kby", "khw", "ks", "kvx", "kxp", "kzh", "lad", "lah", "lki", "lrc", "luz",
    "mde",
    "mfa", "mki", "mvy", "myz", "mzn", "nqo", "oru", "ota", "phl", "prd", "ps", "rhg", "rmt", "scl", "sd",
    "sdh",
    "shu", "skr", "smp", "swb", "syr", "trw", "ug", "ur", "wni", "yi", "zdj",
  ]

  /// Regions in which a language is written the other way.
  private static let elsewhere: [String: Bool] = [
    "az-IQ": true, "az-IR": true, "ha-CM": true, "ha-SD": true, "kk-AF": true, "kk-CN": true, "kk-IR": true,
    "kk-MN": true, "ku-LB": true, "ky-CN": true, "man-GN": true, "ms-CC": true, "pa-PK": true, "tg-PK": true,
    "uz-AF": true, "sd-IN": false, "ug-KZ": false, "ug-MN": false,
  ]
}
