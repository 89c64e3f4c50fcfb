public import VitrineUI

/// One of several to pick: for whom, which age group.
public struct ChoiceModule: Plugin {
  public static let moduleType: ModuleType = "choice"
  public static let summary = "One of several to pick, such as an age group."

  /// The module type `choice`.
  public init() {}

  public func draw(_ choice: Choice, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    guard !choice.options.isEmpty else { return }
    canvas.choice(choice)
  }
}

extension ChoiceModule {
  public static let examples = [
    Example<Self>(
      "age groups",
      Choice(
        name: "age-group", label: "世代をえらぶ",
        options: [
          ChoiceOption("10s", "10代"), ChoiceOption("20s", "20代", isSelected: true),
          ChoiceOption("30s", "30代"),
          ChoiceOption("40s", "40代〜"),
        ])),
    Example(
      "none picked yet",
      Choice(
        name: "gender", label: "Who are you shopping for?",
        options: [
          ChoiceOption("ladies", "Women"), ChoiceOption("mens", "Men"), ChoiceOption("kids", "Children"),
        ])),
    Example(
      "long options",
      Choice(
        name: "skin", label: "お肌のなやみ",
        options: [
          ChoiceOption("dry", "夕方になると頬がつっぱる、粉をふく", isSelected: true),
          ChoiceOption("mixed", "おでこと鼻はべたつくのに、口のまわりは乾く"), ChoiceOption("", "とくにない"),
        ])),
  ]
}
