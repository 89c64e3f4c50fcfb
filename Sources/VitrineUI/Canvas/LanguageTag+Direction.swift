// Which languages are written from right to left.

extension LanguageTag {
  /// Whether what is written in these is written from right to left.
  ///
  /// Source: CLDR 41, `likelySubtags.xml`, and the scripts that run so.
  static func isRightToLeft(language: String, script: String?, region: String?) -> Bool {
    if let script { return scripts.contains(script) }
    if let region {
      let tag = language + "-" + region
      if rightToLeftElsewhere.contains(tag) { return true }
      if leftToRightElsewhere.contains(tag) { return false }
    }
    return languages.contains(language)
  }

  private static let scripts = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  private static let languages = [
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
  private static let rightToLeftElsewhere = [
    "az-IQ", "az-IR", "ha-CM", "ha-SD", "kk-AF", "kk-CN", "kk-IR", "kk-MN", "ku-LB", "ky-CN", "man-GN",
    "ms-CC",
    "pa-PK", "tg-PK", "uz-AF",
  ]
  private static let leftToRightElsewhere = ["sd-IN", "ug-KZ", "ug-MN"]
}
