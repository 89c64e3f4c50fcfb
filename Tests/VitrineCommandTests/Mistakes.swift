/// Mistakes of layouts, one each, and the lines that name them: place, what is wrong, what would be right.
///
/// `modules` are the modules of a layout whose source `goods` is sound, `sources` are declared beside it; `file` is
/// the file of the source that a grid reads, `layout` is a whole layout. A note's place is in a file of its own.
let mistakes = Mistake.table(
  #"""
  # misspelt type
  modules: { "id": "a", "type": "rankin", "source": "goods", "translator": "shop.ranking" }
  > 5:26: error: no plugin draws "rankin"; did you mean "ranking"? [unknown-type] /modules/0/type

  # misspelt translator
  modules: { "id": "a", "type": "grid", "source": "goods", "translator": "shop.item" }
  > 5:67: error: there is no translator "shop.item"; did you mean "shop.items"? [unknown-translator] /modules/0/translator

  # misspelt source
  modules: { "id": "a", "type": "grid", "source": "good", "translator": "shop.items" }
  > 5:44: error: the layout declares no source "good"; did you mean "goods"? [unknown-source] /modules/0/source

  # misspelt key
  modules: { "id": "a", "type": "notice", "titel": "x", "data": { "text": "x" } }
  > 5:36: warning: nothing reads the key "titel"; did you mean "title"? [unknown-key] /modules/0/titel

  # misspelt key of data
  modules: { "id": "a", "type": "notice", "data": { "text": "x", "titel": "x" } }
  > 5:59: warning: nothing reads the key "titel"; did you mean "title"? [unknown-key] /modules/0/data/titel

  # misspelt settings key
  modules: { "id": "a", "type": "grid", "data": { "items": [] }, "settings": { "colums": 3 } }
  > 5:73: error: nothing reads the key "colums"; did you mean "columns"? [unknown-setting] /modules/0/settings/colums

  # misspelt option
  modules: { "id": "a", "type": "grid", "source": "goods", "translator": { "name": "rakuten.items", "options": { "imagesize": 300 } } }
  > 5:107: error: nothing reads the key "imagesize"; did you mean "imageSize"? [unknown-setting] /modules/0/translator/options/imagesize

  # wrong type of value
  modules: { "id": "a", "type": "grid", "data": { "items": [] }, "settings": { "columns": "3" } }
  > 5:84: error: expected a whole number from 2 to 6, found the string "3" [shape] /modules/0/settings/columns

  # wrong type of data
  modules: { "id": "a", "type": "grid", "data": [] }
  > 5:42: error: expected an object with "items", found an empty array [shape] /modules/0/data

  # an item's id twice
  modules: { "id": "a", "type": "grid", "data": { "items": [ { "id": "A-1", "name": "A" }, { "id": "A-1", "name": "B" } ] } }
  > 5:5: warning: "a": two items of one run have the id "A-1"; logs cannot tell them apart [duplicate-item] /modules/0

  # out of range
  modules: { "id": "a", "type": "grid", "data": { "items": [] }, "settings": { "columns": 9 } }
  > 5:84: error: expected a whole number from 2 to 6, found the number 9 [shape] /modules/0/settings/columns

  # misspelt word
  modules: { "id": "a", "type": "notice", "data": { "text": "x", "tone": "warnin" } }
  > 5:67: error: expected one of "neutral", "accent", "sale", "success", "warning", "danger", found the string "warnin"; did you mean "warning"? [shape] /modules/0/data/tone

  # address that runs
  modules: { "id": "a", "type": "notice", "data": { "text": "x", "link": "javascript:alert(1)" } }
  > 5:67: error: expected an http, https, mailto or tel address with its host in ASCII, or a relative one, found the string "javascript:alert(1)" [shape] /modules/0/data/link

  # missing id
  modules: { "type": "notice", "data": { "text": "x" } }
  > 5:5: error: a module needs an "id": lower-case letters, digits and hyphens, stable for good [missing-key] /modules/0/id

  # bad id
  modules: { "id": "My Module", "type": "notice", "data": { "text": "x" } }
  > 5:13: error: "My Module" is no id: write lower-case letters, digits and single hyphens, up to 64 [bad-id] /modules/0/id

  # missing type
  modules: { "id": "a", "data": { "text": "x" } }
  > 5:5: error: a module needs a "type" [missing-key] /modules/0

  # duplicate id
  modules: { "id": "a", "type": "notice", "data": { "text": "x" } }, { "id": "a", "type": "notice", "data": { "text": "y" } }
  > 5:71: error: the id "a" is taken; an id stands for one module [duplicate-id] /modules/1/id
  > 5:13: note: the first one /modules/0/id

  # unknown format version
  layout: { "vitrine": 2, "id": "home", "modules": [] }
  > 1:14: error: this engine reads format version 1, found the number 2; write "vitrine": 1, or use an engine that reads the other [format-version] /vitrine

  # no format version
  layout: { "id": "home", "modules": [] }
  > 1:1: error: a layout says its format version first: write "vitrine": 1 [missing-key] /vitrine

  # a time zone that is misspelt
  layout: { "vitrine": 1, "id": "home", "timeZone": "Asia/Tokio", "modules": [] }
  > 1:43: error: expected a time zone as "Asia/Tokyo" or "+09:00", found the string "Asia/Tokio"; did you mean "Asia/Tokyo"? [shape] /timeZone

  # a time zone by its city alone
  layout: { "vitrine": 1, "id": "home", "timeZone": "berlin", "modules": [] }
  > 1:43: error: expected a time zone as "Asia/Tokyo" or "+09:00", found the string "berlin"; did you mean "Europe/Berlin"? [shape] /timeZone

  # a time zone that is none
  layout: { "vitrine": 1, "id": "home", "timeZone": 9, "modules": [] }
  > 1:43: error: expected a time zone as "Asia/Tokyo" or "+09:00", found the number 9 [shape] /timeZone

  # nothing to show
  layout: { "vitrine": 1, "id": "home" }
  > 1:1: error: a screen needs "modules" or "tabs" [missing-key]

  # translator of another model
  modules: { "id": "a", "type": "grid", "source": "goods", "translator": "shop.banners" }
  > 5:67: error: "grid" draws ItemList, but "shop.banners" makes BannerList; "dummyjson.products", "rakuten.items", "rakuten.ranking", "shop.items", "shop.liked-items", "shop.ranking", "shopify.products" would do [wrong-model] /modules/0/translator

  # run of no modules
  modules: { "id": "a", "modulesFrom": { "source": "goods", "translator": "shop.items" } }
  > 5:68: error: "modulesFrom" takes a run of modules, but "shop.items" makes ItemList; "shop.modules" would do [wrong-model] /modules/0/modulesFrom/translator

  # data field missing
  modules: { "id": "a", "type": "grid", "data": { "items": [ { "id": "one" } ] } }
  > 5:55: error: the field "name" is missing: what it is called [missing-key] /modules/0/data/items/0/name

  # no data at all
  modules: { "id": "a", "type": "grid" }
  > 5:5: error: a grid needs "data" or a "source": the field "items" is missing: the items in order [missing-key] /modules/0

  # data and source
  modules: { "id": "a", "type": "grid", "data": { "items": [] }, "source": "goods" }
  > 5:59: error: a module has "data" or a "source", not both [shape] /modules/0/source

  # reserved word
  modules: { "id": "a", "type": "notice", "when": "always", "data": { "text": "x" } }
  > 5:36: error: this engine cannot honour "when" on a module yet; it is never shown as if the word were absent [unsupported] /modules/0/when

  # unknown list
  modules: { "use": "comon" }
  > 5:14: error: there is no list "comon"; there is none [unknown-list] /modules/0/use

  # file missing
  file: Data/gods.json
  > 3:73: error: there is no file "Data/gods.json"; did you mean "Data/goods.json"? [no-file] /sources/bad/file

  # file that is no JSON
  file: Data/words.json
  > 5:5: error: "a": the response "Data/words.json" does not read: "words" is not JSON; a string stands in double quotes [syntax] /modules/0
  > shop/Data/words.json:1:1: note: "words" is not JSON; a string stands in double quotes

  # empty file
  file: Data/empty.json
  > 5:5: error: "a": the response "Data/empty.json" does not read: the text is empty [syntax] /modules/0
  > shop/Data/empty.json:1:1: note: the text is empty

  # folder
  file: Data
  > 3:73: error: "Data" is a folder; a source's file is a regular file [unreadable-file] /sources/bad/file

  # pipe
  file: Data/pipe.json
  > 3:73: error: "Data/pipe.json" is a pipe; a source's file is a regular file [unreadable-file] /sources/bad/file

  # link out of the folder
  file: Data/link.json
  > 3:73: error: "Data/link.json" lies outside the layout's folder; move it in [outside-folder] /sources/bad/file

  # way out of the folder
  file: ../outside.json
  > 3:73: error: "../outside.json" lies outside the layout's folder; move it in [outside-folder] /sources/bad/file

  # absolute name
  file: /etc/hosts
  > 3:73: error: "/etc/hosts" is an absolute name; a source's file lies in the layout's folder [outside-folder] /sources/bad/file

  # response of another shape
  file: Data/other.json
  > 5:5: error: "a": expected an array, found nothing [shape] /modules/0
  > shop/Data/other.json:1:1: note: expected an array, found nothing /goods_list

  # url source
  sources: "far": { "url": "https://shop.example" }
  modules: { "id": "a", "type": "grid", "source": "far", "translator": "shop.items" }
  > 3:65: error: this engine has no network: give a "file" instead of a "url" [unsupported] /sources/far/url

  # not JSON
  layout: { "vitrine": 1,   "id": "home",   "modules": [ { "id": "a" "type": "grid" } ] }
  > 1:60: error: expected ',' or '}', found "type" [syntax]

  # empty layout
  layout: 
  > 1:1: error: the text is empty [syntax]

  # duplicate key
  modules: { "id": "a", "type": "notice", "type": "notice", "data": { "text": "x" } }
  > 5:36: warning: the key "type" was given at 5:18 already; the last one counts [duplicate-key] /modules/0/type

  # unknown value
  layout: { "vitrine": 1, "id": "home", "sources": { "goods": { "file": "Data/{tab.mal}.json" } }, "tabs": [ { "id": "all", "values": { "mall": "all" }, "modules": [ { "id": "a", "type": "grid", "source": "goods", "translator": "shop.items" } ] } ] }
  > 1:63: error: the tab "all" has no value "mal"; did you mean "mall"? [unknown-value] /sources/goods/file

  # integer beyond 64 bits
  modules: { "id": "a", "type": "notice", "data": { "text": "x" }, "meta": 123456789012345678901 }
  > 5:69: warning: the integer 123456789012345678901 is beyond 64 bits; it is kept as 1.2345678901234568e+20 [big-integer] /modules/0/meta

  # too deep
  layout: { "vitrine": 1, "id": "home", "modules": [], "meta": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]] }
  > 1:117: error: this value stands 65 deep, over the budget of depth 64 [budget]

  # element that does not read
  sources: "half": { "file": "Data/half.json" }
  modules: { "id": "a", "type": "grid", "source": "half" }
  > 5:5: warning: "a": left out an element: the field "name" is missing: what it is called [dropped-element] /modules/0
  > shop/Data/half.json:1:42: note: the field "name" is missing: what it is called /items/1/name

  # part that does not read
  sources: "part": { "file": "Data/part.json" }
  modules: { "id": "a", "type": "grid", "source": "part", "translator": "shop.items" }
  > 5:5: warning: "a": left out a part: expected an http or https address, or a relative one, found the string "javascript:x" [dropped-part] /modules/0
  > shop/Data/part.json:1:70: note: expected an http or https address, or a relative one, found the string "javascript:x" /goods_list/0/detail_url
  """#)
