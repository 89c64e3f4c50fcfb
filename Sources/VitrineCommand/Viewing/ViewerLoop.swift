import Vitrine
import VitrineTerminal
import VitrineViewer

/// The interactive preview at a terminal: waits for keys, signals and saved files, and paints what changed.
struct ViewerLoop: ~Copyable {
  private let device: TerminalDevice
  private var layout: ViewedLayout
  private var viewer: Viewer
  private var painter: FramePainter
  private let studio: PictureStudio?
  private var reader = KeyReader()
  private var wantsReload = false
  private var lastTyped = ContinuousClock.now
  private var watch: FileWatch
  /// What was typed while the terminal was asked for its ground.
  private var early: [Key] = []
  /// The mode of the terminal's own ground.
  private var ground: ThemeMode
  /// When what was saved is read: a little after the last of it.
  private var due: (at: ContinuousClock.Instant, latest: ContinuousClock.Instant)?
  /// How often a file that is missing for the moment is looked for again.
  private var patience = 0

  /// Takes the terminal over.
  init(
    _ layout: ViewedLayout, _ sight: Sight, paint: TextPaint, studio: PictureStudio?, asksGround: Bool,
    widest: Int?, isWatching: Bool
  ) throws(TerminalFault) {
    device = try TerminalDevice(
      keys: TerminalDevice.keysDescriptor, entering: ScreenModes.entering, leaving: ScreenModes.leaving)
    let size = device.size
    self.layout = layout
    viewer = Viewer(sight, columns: size.columns, rows: size.rows, widest: widest, isWatching: isWatching)
    painter = FramePainter(paint: paint)
    self.studio = studio
    ground = paint.mode
    watch = FileWatch()
    if asksGround { askGround() }
    takeSize()
    if isWatching { watch.watch(layout.files) }
  }

  /// Runs until somebody quits or leaves.
  mutating func run() async -> Viewer {
    for key in early where await !act(on: key) { return viewer }
    if wantsReload { await reload() }
    while true {
      if let theme = viewer.sight.page?.theme { painter.turn(to: theme) }
      guard device.write(painter.bytes(of: viewer.frame())) else { return viewer }
      // The words come at once, the pictures when they are drawn.
      if let studio, studio.turn(to: pictureGround) || viewer.lacksPictures {
        viewer.drawPictures { studio.gallery(of: $0).page }
        continue
      }
      let news = device.wait(timeout, other: viewer.isWatching ? watch.descriptor : nil)
      if news.isGone { return viewer }
      if news.isResized || news.isResumed {
        takeSize()
        painter.forget()
      }
      for key in keys(news.keys) where await !act(on: key) { return viewer }
      if wantsReload { await reload() }
      await readWhatWasSaved()
    }
  }

  /// What is seen where a picture is transparent.
  private var pictureGround: Colour {
    (viewer.sight.page?.theme ?? .standard).colour(.ground, viewer.colours.mode ?? ground)
  }

  /// Takes the terminal's size, which may be another one than before.
  private mutating func takeSize() {
    let (columns, rows) = device.size
    guard columns != viewer.columns || rows != viewer.rows else { return }
    device.shieldThread()
    viewer.resize(columns: columns, rows: rows)
  }

  private mutating func keys(_ bytes: [UInt8]) -> [Key] {
    let now = ContinuousClock.now
    if !bytes.isEmpty {
      lastTyped = now
      return reader.keys(of: bytes)
    }
    guard let patience = reader.patience, now - lastTyped >= .milliseconds(patience) else { return [] }
    return reader.keysAfterSilence()
  }

  /// How long nothing may come before something is to be done.
  private var timeout: Int? {
    let wait = due.map { max(0, ($0.at - .now).milliseconds + 1) }
    return [reader.patience, wait, viewer.isWatching ? watch.interval : nil].compactMap { $0 }.min()
  }

  /// Whether it goes on after a key.
  private mutating func act(on key: Key) async -> Bool {
    let colours = viewer.colours
    device.shieldThread()
    switch viewer.handle(key) {
    case .nothing: break
    case .quit: return false
    // Once for all the keys that came together.
    case .reload: wantsReload = true
    case .tab(let id): if let sight = await layout.turn(to: id) { show(sight) }
    case .repaint: painter.forget()
    }
    if viewer.colours != colours {
      painter.turn(to: viewer.colours.mode ?? ground, isGrounded: viewer.colours.mode != nil)
    }
    return true
  }

  private mutating func show(_ sight: Sight) {
    device.shieldThread()
    viewer.show(sight)
  }

  private mutating func reload() async {
    wantsReload = false
    studio?.forget()
    show(await layout.read())
    if viewer.isWatching { watch.watch(layout.files) }
  }

  // What was saved

  /// Editors write, rename and touch several times for one save: what comes together is read once.
  private mutating func readWhatWasSaved() async {
    guard viewer.isWatching else { return }
    let now = ContinuousClock.now
    if watch.takeNews() {
      patience = 5
      due = (now + .milliseconds(50), due?.latest ?? now + .milliseconds(500))
    }
    guard let due, now >= min(due.at, due.latest) else { return }
    self.due = nil
    studio?.forget()
    let sight = await layout.read()
    // A file that is saved by renaming is away for a moment.
    if layout.isMissing, patience > 0 {
      patience -= 1
      let next = ContinuousClock.now + .milliseconds(100)
      self.due = (next, next)
      return
    }
    show(sight)
    watch.watch(layout.files)
  }

  // The ground

  /// Asks the terminal for the colour of its ground; one that does not say so soon keeps the one that is known.
  private mutating func askGround() {
    guard device.write(GroundAnswer.question) else { return }
    var answer = GroundAnswer()
    let end = ContinuousClock.now + .milliseconds(GroundAnswer.patience)
    while !answer.isComplete {
      let milliseconds = (end - .now).milliseconds
      guard milliseconds > 0 else { break }
      let news = device.wait(milliseconds)
      if news.isGone { return }
      answer.read(news.keys)
    }
    if let isDark = answer.isDark {
      ground = isDark ? .dark : .light
      painter.turn(to: ground)
    }
    early = keys(answer.rest)
  }
}
