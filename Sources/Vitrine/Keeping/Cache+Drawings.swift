import VitrineUI

extension Cache {
  /// The modules of a page that were drawn before, each in its place; nil for those that are to be drawn.
  func drawings(
    of modules: [SettledModule], in surroundings: Surroundings, at now: Moment?
  ) -> (drawings: [KeptDrawing?], surroundings: Surroundings) {
    with { shelves in
      // The first of those that are alike stands for all, so that one look at it tells them apart.
      let surroundings = shelves.first(of: surroundings)
      var drawings: [KeptDrawing?] = []
      drawings.reserveCapacity(modules.count)
      var (hits, misses) = (0, 0)
      for place in modules.indices {
        guard let model = modules[place].kept else {
          drawings.append(nil)
          continue
        }
        let frame = modules[place].frame
        let found = shelves.first(KeptKey(frame, model, surroundings)) { kept -> KeptDrawing? in
          guard case .drawing(let drawing) = kept, drawing.serves(frame, model, surroundings, at: now) else {
            return nil
          }
          return drawing
        }
        if found == nil { misses += 1 } else { hits += 1 }
        drawings.append(found)
      }
      shelves.count(.drawing, hits: hits, misses: misses)
      return (drawings, surroundings)
    }
  }

  /// Keeps a module as it was drawn, in place of what it was at another time.
  func keep(_ drawing: KeptDrawing) {
    let key = KeptKey(drawing.frame, drawing.model, drawing.surroundings)
    keep(.drawing(drawing), key, bytes: drawing.bytes.count) { kept in
      guard case .drawing(let old) = kept else { return false }
      return old.isOfOtherTime(than: drawing)
    }
  }

  /// A page that was written before, with all its inputs as they are now.
  func page(_ page: Page, _ stylesheet: Link?) -> KeptPage? {
    guard page.settled.isKept else { return nil }
    let inputs = PageInputs(page, stylesheet)
    let key = KeptKey(.page, of: page.settled, [])
    return with { shelves in
      let found = shelves.first(key) { kept -> KeptPage? in
        guard case .page(let known) = kept, known.serves(page.settled, inputs, at: page.request.now) else {
          return nil
        }
        return known
      }
      shelves.count(.page, hits: found == nil ? 0 : 1, misses: found == nil ? 1 : 0)
      return found
    }
  }

  /// Keeps a page as it was written, in place of what it was at another time.
  func keep(_ page: KeptPage) {
    keep(.page(page), KeptKey(.page, of: page.tab, []), bytes: page.bytes.count) { kept in
      guard case .page(let old) = kept else { return false }
      return old.isOfOtherTime(than: page)
    }
  }
}
