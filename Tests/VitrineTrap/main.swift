// The program with a plugin that crashes when it draws: for the tests that a crash gives the terminal back.

import Vitrine
import VitrineBuiltIn
import VitrineCommand
import VitrineUI

/// A module that no one gets to see.
struct TrapModule: Plugin {
  static let moduleType: ModuleType = "trap"
  static let examples: [Example<TrapModule>] = []

  func draw(_ model: Trap, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    if model.overflows { canvas.text(Text(String(deep(1))), .body) }
    fatalError("a module crashed while it was drawn")
  }

  /// Needs more stack than there is.
  private func deep(_ number: Int) -> Int {
    number == .max ? 0 : deep(number + 1) + number % 7
  }
}

/// How to crash.
struct Trap: Shaped, Sendable {
  let overflows: Bool

  init(_ shape: inout some Shape & ~Copyable) {
    overflows = shape.field("overflows", default: false, "whether the stack overflows")
  }
}

var catalog = Catalog.builtIn
catalog.add(TrapModule())
await VitrineCommand.main(catalog: catalog, program: "vitrine-trap")
