/// What the reference says of the format itself, which no catalog changes.
enum FormatPages {
  static let head = """
    # The layout format, version 1

    Written by `vitrine reference` from what is registered: `make schema` writes it anew. [Layouts.md](Layouts.md) is the
    guide, `vitrine validate` names every mistake, and [layout.schema.json](../Layouts/layout.schema.json) is the same for
    editors and other programs.

    The schema is stricter than `validate` in one way: to it a key that nothing reads, and a `null`, is a mistake, where
    `validate` warns of the one and takes the other for absent.

    Only `validate` knows what depends on two places of a text, such as an id that is taken or a source that is not
    declared. The schema also lets pass a banner with neither `picture` nor `clip`, a picture with neither `alt` nor
    `"decorative": true`, a day that its month does not have, an address whose host is none, and a link's `{hole}` that
    its translator does not fill.

    ## The document

    Ids are lower-case letters, digits and single hyphens, up to 64, unique in the screen, and stable for good. A text is
    one string, or an object of strings by language (`{"ja": "…", "en": "…"}`). An address is `http`, `https`, `mailto`,
    `tel`, or relative to the layout. `null` means absent. A key twice is a warning, and the last one counts.


    """

  typealias Page = (name: String, about: String, keys: [(String, String)])

  static let objects: [Page] = [
    (
      "Screen", "The whole document. It has `modules` or `tabs`.",
      [
        ("$schema", "where editors find the schema"), ("vitrine", "the version of the format: 1; needed"),
        ("id", "the screen's id; needed"), ("title", "what it is called, its heading; the id unless given"),
        (
          "locale",
          "the language and region that it is written for, as `ja-JP`; numbers, money and dates are written as there; `en` unless given"
        ),
        (
          "timeZone",
          "the zone that it is written for, as `Asia/Tokyo` or `+09:00`; UTC unless given"
        ),
        (
          "theme",
          "the file of its theme in the layout's folder, as `Themes/night-market.json`; see [Themes.md](Themes.md)"
        ),
        ("sources", "the responses that modules use, by name"),
        ("header", "a list of modules above every tab"),
        ("lists", "columns of modules that several tabs use, by id"), ("tabs", "a list of tabs"),
        ("modules", "a list of modules, of a screen without tabs"),
        ("meta", "notes of your own; nothing reads them"),
      ]
    ),
    (
      "Source", "Where a response comes from.",
      [
        ("file", "a file in the layout's folder; `{tab.name}` stands for a value of the tab; needed"),
        ("meta", "notes of your own"),
      ]
    ),
    (
      "Tab", "One column of modules among several; one is shown at a time.",
      [
        ("id", "its id; needed"), ("title", "what it is called; the id unless given"),
        ("values", "strings by name, which fill `{tab.name}` in files, titles and `more`"),
        ("modules", "its modules; needed"),
        ("meta", "notes of your own"),
      ]
    ),
    (
      "Module",
      "One thing that is shown. It has `data`, or a `source`, or neither when its model needs nothing.",
      [
        ("id", "its id; needed"), ("type", "the module type, see below; needed"),
        ("title", "the heading above it"),
        ("more", "where its \"more\" link leads"), ("data", "its model, inline"),
        ("source", "the name of a source, or several by the names that a translator takes them under"),
        (
          "translator",
          "what makes the model of the response: a name, or `{\"name\": …, \"options\": {…}}`; without one the response is the model"
        ), ("at", "the part of the response to read, as a JSON Pointer: `/sections/3`"),
        ("settings", "what the module type leaves to choose"),
        ("fallback", "what stands in when it fails: `\"hide\"`, or a module without an id of its own"),
        ("owner", "who is asked when it fails; printed in diagnostics"), ("meta", "notes of your own"),
      ]
    ),
    (
      "Run of modules", "Modules that an API sends; they stand where the run stands.",
      [
        ("id", "its id; its modules are called `id--their-id`; needed"),
        ("modulesFrom", "an object with `source`, `translator` and, if need be, `at`; needed"),
        ("owner", "who is asked when it fails"), ("meta", "notes of your own"),
      ]
    ),
    (
      "Use of a list", "In `modules`: the modules of a shared list stand here. A tab uses a list once.",
      [("use", "the list's id; needed"), ("meta", "notes of your own")]
    ),
  ]

  static let reserved = """
    A later version gives them a meaning. A module that has one, and an engine that cannot honour it, is a hole; on the
    screen, a tab or a source it is an error there. It is never shown as if the word were absent. Other keys that nothing
    reads are warnings.

    """
}
