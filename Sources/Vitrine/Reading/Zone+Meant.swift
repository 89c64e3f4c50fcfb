import VitrineJSON
package import VitrineUI

extension Zone {
  /// The name of the database that a misspelt one was probably meant to be: the city alone will do.
  package static func meant(by word: String) -> String? {
    let letters = word.utf8.map(lowercased)
    let ofCity = names.first { name in
      let city = name.utf8.split(separator: UInt8(ascii: "/")).last ?? name.utf8[...]
      return city.lazy.map(lowercased).elementsEqual(letters)
    }
    return ofCity ?? nearest(word, among: names)
  }
}
