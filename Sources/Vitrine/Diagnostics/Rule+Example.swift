extension Rule {
  /// A diagnostic of the rule, as it is printed.
  package var example: String {
    switch self {
    case .unreadable: #"hom.json:1:1: error: there is no such file; did you mean "home.json"? [unreadable]"#
    case .syntax: #"home.json:1:60: error: expected ',' or '}', found "type" [syntax]"#
    case .budget: "home.json:1:117: error: this value stands 65 deep, over the budget of depth 64 [budget]"
    case .duplicateKey:
      #"home.json:5:36: warning: the key "type" was given at 5:18 already; the last one counts [duplicate-key] /modules/0/type"#
    case .bigInteger:
      "home.json:5:69: warning: the integer 123456789012345678901 is beyond 64 bits; it is kept as 1.2345678901234568e+20 [big-integer] /modules/0/meta"
    case .formatVersion:
      #"home.json:1:14: error: this engine reads format version 1, found the number 2; write "vitrine": 1, or use an engine that reads the other [format-version] /vitrine"#
    case .missingKey:
      #"home.json:5:55: error: the field "name" is missing: what it is called [missing-key] /modules/0/data/items/0/name"#
    case .shape:
      #"home.json:5:84: error: expected a whole number from 2 to 6, found the string "3" [shape] /modules/0/settings/columns"#
    case .unknownKey:
      #"home.json:5:36: warning: nothing reads the key "titel"; did you mean "title"? [unknown-key] /modules/0/titel"#
    case .unknownSetting:
      #"home.json:5:73: error: nothing reads the key "colums"; did you mean "columns"? [unknown-setting] /modules/0/settings/colums"#
    case .badID:
      #"home.json:5:13: error: "My Module" is no id: write lower-case letters, digits and single hyphens, up to 64 [bad-id] /modules/0/id"#
    case .duplicateID:
      #"home.json:5:71: error: the id "a" is taken; an id stands for one module [duplicate-id] /modules/1/id"#
    case .unsupported:
      #"home.json:5:36: error: this engine cannot honour "when" on a module yet; it is never shown as if the word were absent [unsupported] /modules/0/when"#
    case .unknownList:
      #"home.json:5:14: error: there is no list "comon"; there is none [unknown-list] /modules/0/use"#
    case .unknownValue:
      #"home.json:1:63: error: the tab "all" has no value "mal"; did you mean "mall"? [unknown-value] /sources/goods/file"#
    case .unknownTab: #"home.json:1:1: error: there is no tab "cosm"; did you mean "cosme"? [unknown-tab]"#
    case .unknownModule:
      #"home.json:1:1: error: the module "b" is on the tab "cosme", not on "all" [unknown-module]"#
    case .unknownType:
      #"home.json:5:26: error: no plugin draws "rankin"; did you mean "ranking"? [unknown-type] /modules/0/type"#
    case .unknownTranslator:
      #"home.json:5:67: error: there is no translator "shop.item"; did you mean "shop.items"? [unknown-translator] /modules/0/translator"#
    case .unknownSource:
      #"home.json:5:44: error: the layout declares no source "good"; did you mean "goods"? [unknown-source] /modules/0/source"#
    case .wrongModel:
      #"home.json:5:68: error: "modulesFrom" takes a run of modules, but "shop.items" makes ItemList; "shop.modules" would do [wrong-model] /modules/0/modulesFrom/translator"#
    case .noFile:
      #"home.json:3:73: error: there is no file "Data/gods.json"; did you mean "Data/goods.json"? [no-file] /sources/bad/file"#
    case .unreadableFile:
      #"home.json:3:73: error: "Data" is a folder; a source's file is a regular file [unreadable-file] /sources/bad/file"#
    case .outsideFolder:
      #"home.json:3:73: error: "../outside.json" lies outside the layout's folder; move it in [outside-folder] /sources/bad/file"#
    case .noSource:
      #"home.json:3:27: error: nothing can fetch the source "goods" here [no-source] /sources/goods/file"#
    case .droppedElement:
      #"home.json:5:5: warning: "a": left out an element: the field "name" is missing: what it is called [dropped-element] /modules/0"#
    case .droppedPart:
      #"home.json:5:5: warning: "a": left out a part: expected an http or https address, or a relative one, found the string "javascript:x" [dropped-part] /modules/0"#
    case .unknownToken:
      #"plum.json:3:36: error: there is no token "plum.drak"; did you mean "plum.dark"? [unknown-token] /light/accent/$value"#
    case .contrast:
      #"plum.json:3:24: warning: light.accent on light.ground is 3.92:1, on light.surface 4.14:1 and on a callout of light.accent 3.62:1, and text needs 4.5:1; #995c50 would do [contrast] /light/accent"#
    case .duplicateItem:
      #"home.json:5:5: warning: "a": two items of one run have the id "A-1"; logs cannot tell them apart [duplicate-item] /modules/0"#
    case .undeclaredLogField:
      #"home.json:5:5: warning: "a": "own.list" fills the log field "campaign", which it does not declare [undeclared-log-field] /modules/0"#
    }
  }
}
