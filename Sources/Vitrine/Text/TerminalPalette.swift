/// The fixed part of xterm's 256 colours: a cube of 6×6×6 and 24 greys.
///
/// The sixteen before them are the terminal's own and differ from one to the next. Source: xterm, `256colres.pl`.
enum TerminalPalette {
  /// The steps of a side of the cube.
  static let steps = [0, 95, 135, 175, 215, 255]

  /// The number, 16 to 255, of the colour that is nearest; of two that are as near, the one of the cube.
  static func nearest(red: Int, green: Int, blue: Int) -> Int {
    let sides = [red, green, blue].map(step)
    let ofCube = distance((red, green, blue), (steps[sides[0]], steps[sides[1]], steps[sides[2]]))
    // Greys are 8, 18 … 238.
    let grey = min(max((red + green + blue - 9) / 30, 0), 23)
    let level = 8 + 10 * grey
    let ofGreys = distance((red, green, blue), (level, level, level))
    return ofGreys < ofCube ? 232 + grey : 16 + 36 * sides[0] + 6 * sides[1] + sides[2]
  }

  /// The colour of a number, 16 to 255.
  static func colour(_ number: Int) -> (red: Int, green: Int, blue: Int) {
    if number >= 232 {
      let level = 8 + 10 * (number - 232)
      return (level, level, level)
    }
    let place = number - 16
    return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
  }

  /// The number, 0 to 15, of the terminal's own colour that is nearest, as xterm has them unless told otherwise.
  static func nearestOfSixteen(red: Int, green: Int, blue: Int) -> Int {
    sixteen.indices.min {
      distance((red, green, blue), sixteen[$0]) < distance((red, green, blue), sixteen[$1])
    } ?? 0
  }

  private static let sixteen = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  /// Which step of a side is nearest to a value.
  private static func step(_ value: Int) -> Int {
    steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
  }

  private static func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
    let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
    return red * red + green * green + blue * blue
  }
}
