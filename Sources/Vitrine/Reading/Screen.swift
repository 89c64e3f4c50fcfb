// The walk's first room: a layout's text has become fields, and here fields become a screen. After this nobody
// asks whether a key is there.

package import VitrineJSON
package import VitrineUI

/// A layout, understood: what its text says, before it is known whether anything can draw it.
package struct Screen: Sendable {
  package let document: Document
  package let id: String
  package let title: LocalizedText
  package let locale: LanguageTag?
  package let zone: Zone?
  /// The file of the theme that it names.
  package let theme: (file: String, field: Field)?
  package let sources: SourceShelf
  package let header: [EntryDeclaration]
  package let tabs: [TabDeclaration]
  /// What no tab shows: lists that are not used, and tabs that cannot be asked for.
  ///
  /// It is matched for its mistakes.
  package let unshown: [[EntryDeclaration]]
  /// Whether the layout has tabs of its own, or one column of modules.
  package let hasTabs: Bool
  package let findings: [Finding]
}

/// One tab and the modules it shows.
package struct TabDeclaration: Sendable {
  package let id: String
  package let title: LocalizedText
  /// What fills `{tab.name}` in templates.
  package let values: [(name: String, value: String)]
  package let entries: [EntryDeclaration]
  package let field: Field
}

/// The sources that a layout declares, by name.
package struct SourceShelf: Sendable {
  /// As the layout has them.
  private let sources: [SourceDeclaration]
  /// In the order of their names' bytes: most layouts have few, and a table is dear to begin with.
  private let sorted: [SourceDeclaration]

  package init(_ sources: [SourceDeclaration]) {
    self.sources = sources
    sorted =
      sources.count < 2
      ? sources : sources.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  package var names: [String] { sources.map(\.name) }

  package func source(named name: String) -> SourceDeclaration? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < sorted.count && sorted[low].name.hasSameBytes(as: name) ? sorted[low] : nil
  }
}

/// An API response that modules may use.
package struct SourceDeclaration: Sendable {
  package let name: String
  /// The file's name, with templates; nil when the declaration is at fault.
  package let file: String?
  /// Why the source cannot be used.
  package let fault: Finding?
  package let field: Field
}

/// One entry of a column of modules: a module, a run of modules, or what stands for either and is at fault.
package enum EntryDeclaration: Sendable {
  case module(ModuleDeclaration)
  case run(RunDeclaration)
  /// An entry that cannot be understood: its slot stays.
  case fault(id: String?, owner: String?, Finding)
}

/// One module as declared.
package struct ModuleDeclaration: Sendable {
  /// Its number among the layout's modules: several tabs may show the same one.
  package let number: Int
  /// Nil when the layout gives no id that can be used.
  package let id: String?
  package let type: Field
  package let title: LocalizedText?
  package let more: MoreDeclaration?
  package let owner: String?
  package let content: ContentDeclaration
  package let settings: Field
  package let fallback: FallbackDeclaration
  package let field: Field
  /// Why it cannot be shown, whatever can draw it; its other mistakes are still looked for.
  package var fault: Finding?
}

/// Where a module's "more" link leads.
package enum MoreDeclaration: Sendable {
  case link(Link)
  /// An address that the values of the tab fill.
  case template(String, Field)
}

/// Where a module's model comes from.
package enum ContentDeclaration: Sendable {
  case data(Field)
  case source(SourceUse, translator: TranslatorUse?)
  case nothing
  /// A mistake that was named: nobody can tell where the model was meant to come from.
  case fault
}

/// Which sources a module reads, and which part of them.
package struct SourceUse: Sendable {
  package struct Name: Sendable {
    /// The member's name that a translator sees, when it takes several.
    let member: String?
    let source: String
    let field: Field
  }

  package let names: [Name]
  package let at: String
}

/// The translator that a module names.
package struct TranslatorUse: Sendable {
  package let name: String
  package let options: Field?
  package let field: Field
}

/// What is shown in place of a module that fails.
package indirect enum FallbackDeclaration: Sendable {
  case none
  case hide
  case module(ModuleDeclaration)
}

/// A run of modules that an API sends.
package struct RunDeclaration: Sendable {
  /// Nil when the layout gives no id that can be used.
  package let id: String?
  package let owner: String?
  package let source: SourceUse
  /// Nil when the layout names none, which is its fault.
  package let translator: TranslatorUse?
  package let field: Field
  /// Why it cannot be shown; its other mistakes are still looked for.
  package var fault: Finding?
}
