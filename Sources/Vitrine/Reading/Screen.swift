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
  package let sources: [SourceDeclaration]
  package let header: [EntryDeclaration]
  package let tabs: [TabDeclaration]
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
  package let id: String
  package let type: Field
  package let title: LocalizedText?
  package let more: Link?
  package let owner: String?
  package let content: ContentDeclaration
  package let settings: Field
  package let fallback: FallbackDeclaration
  package let field: Field
}

/// Where a module's model comes from.
package enum ContentDeclaration: Sendable {
  case data(Field)
  case source(SourceUse, translator: TranslatorUse?)
  case nothing
}

/// Which sources a module reads, and which part of them.
package struct SourceUse: Sendable {
  /// The member's name that a translator sees, when it takes several; and the source's name.
  package let names: [(member: String?, source: String, field: Field)]
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
  package let id: String
  package let owner: String?
  package let source: SourceUse
  package let translator: TranslatorUse
  package let field: Field
}
