/// The program that turns pages: a line of shell.
struct PagerChoice: Equatable {
  let command: String
  /// Whether it is less, which lets links through.
  let isLess: Bool

  /// What the environment names: `VITRINE_PAGER`, then `PAGER`; less when neither is there.
  ///
  /// Nil when one of them says that there is to be none: it is empty, or `cat`. Less is told to show colours, to
  /// leave a short page at once and the screen as it is, unless `LESS` says otherwise. Source: as git does it.
  init?(_ environment: Environment) {
    let named = environment["VITRINE_PAGER"] ?? environment["PAGER"]
    if let named {
      let words = named.utf8.split(separator: 0x20)
      guard let program = words.first.map({ Path.name(of: String(decoding: $0, as: UTF8.self)) }),
        !(words.count == 1 && same(program, "cat"))
      else { return nil }
      isLess = same(program, "less")
    } else {
      isLess = true
    }
    let program = named ?? "command -v less >/dev/null 2>&1 || exit 127; exec less -R"
    command = (environment["LESS"] == nil ? "LESS=FRX; export LESS; " : "") + program
  }
}
