package import Vitrine

/// Has pictures drawn by workers, one order after the other, each within a time.
///
/// A worker that hangs, ends or talks nonsense costs its picture and no other: the next one has a new worker. After
/// three such workers no more are started, until somebody forgives.
package final class PictureWorkshop {
  /// What a workshop starts and how long it waits.
  package struct Setup: Sendable {
    /// The program that becomes a worker, and what it is started with.
    package var program: String
    package var arguments: [String]
    /// What it is given of the environment, as `name=value`: where the system's loader and gdk-pixbuf look.
    package var environment: [String]
    /// How long a picture may take, in milliseconds.
    package var patience: Int
    /// How long all pictures of a page may take, in milliseconds.
    package var wholePatience: Int

    package init(
      program: String, libraries: PictureLibraries = .standard,
      variable: (_ name: String) -> String? = { _ in nil },
      patience: Int = 2_000, wholePatience: Int = 10_000
    ) {
      self.program = program
      self.environment = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "GDK_PIXBUF_MODULE_FILE"].compactMap {
        name in
        variable(name).map { "\(name)=\($0)" }
      }
      arguments = [PictureWorker.argument] + libraries.names
      self.patience = patience
      self.wholePatience = wholePatience
    }
  }

  private let setup: Setup
  private var worker: WorkerProcess?
  private var failures = 0
  private var spent = 0

  package init(_ setup: Setup) { self.setup = setup }

  deinit { worker?.end() }

  /// Another page begins, which has the time of a page.
  package func beginPage() { spent = 0 }

  /// What failed is tried again: files may have changed.
  package func forgive() { failures = 0 }

  /// Draws a picture.
  package func draw(_ order: PictureOrder) throws(PictureRefusal) -> PictureDrawing {
    guard order.hasSoundPlace else { throw .tooManyCells }
    guard order.isSound else { throw .tooLarge }
    guard failures < 3, spent < setup.wholePatience else { throw .late }
    let began = Clock.milliseconds
    defer { spent += Clock.milliseconds - began }
    let deadline = began + min(setup.patience, setup.wholePatience - spent)
    do throws(PictureRefusal) {
      let worker = try started(deadline)
      guard worker.canRead, worker.hasSymbols || order.form == .pixels else { throw .noLibrary }
      return try answer(of: worker, to: order, deadline)
    } catch {
      if error == .late || error == .failed {
        failures += 1
        worker?.end()
        worker = nil
      }
      throw error
    }
  }

  private func started(_ deadline: Int) throws(PictureRefusal) -> WorkerProcess {
    if let worker, !worker.isGone { return worker }
    // One that ended between two pictures is no picture's fault.
    worker?.end()
    worker = nil
    let fresh = try WorkerProcess(setup, deadline)
    worker = fresh
    return fresh
  }

  private func answer(
    of worker: WorkerProcess, to order: PictureOrder, _ deadline: Int
  ) throws(PictureRefusal) -> PictureDrawing {
    try worker.send(order.wire, deadline)
    let head = try worker.receive(8, deadline)
    let count = Int(head.word(at: 4))
    guard head.word(at: 0) == 0 else {
      guard count == 0, let refusal = PictureRefusal(rawValue: head.word(at: 0)) else { throw .failed }
      throw refusal
    }
    guard count <= order.mostAnswered else { throw .failed }
    guard let drawing = order.drawing(try worker.receive(count, deadline)) else { throw .failed }
    return drawing
  }
}
