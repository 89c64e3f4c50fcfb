import VitrineTranslation
import VitrineUI

/// What a run without modules draws: it collapses as a module without items does.
final class NoDrawing: Drawing {
  func draw(on canvas: inout HTMLCanvas) {}
  func draw(on canvas: inout RecordingCanvas) {}
}

extension [PlannedModule] {
  /// What is fetched for them, each once.
  var requests: [SourceRequest] {
    var seen = RequestShelf()
    for module in self {
      for part in module.work.need?.requests ?? [] where seen.offset(of: part.request) == nil {
        _ = seen.add(part.request)
      }
    }
    return seen.requests
  }
}

extension PlannedModule.Work {
  var need: SourceNeed? {
    switch self {
    case .module(let matched): matched.need
    case .run(let run): run.need
    case .hole: nil
    }
  }
}

extension PlannedModule {
  func settled(_ state: SettledModule.State, _ status: DataStatus) -> SettledModule {
    SettledModule(
      frame: frame, id: id, type: type, slot: slot, owner: owner, title: title, more: more, markup: markup,
      state: state, dataStatus: status, run: run, spot: spot)
  }
}

extension SettledModule {
  /// A fallback that stands in for its module.
  ///
  /// One that fails as well leaves one hole with both reasons.
  func standing(in failure: Finding) -> SettledModule {
    var fallback = self
    fallback.failure = failure
    switch state {
    case .ready: fallback.dataStatus = .fallback
    case .hole(let own, let isHidden):
      let both = failure.followed(by: own)
      fallback.failure = both
      fallback.state = .hole(both, isHidden: isHidden)
    }
    return fallback
  }
}
