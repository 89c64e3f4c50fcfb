import Vitrine
import VitrineJSON

// The parts of a walk between the response and the page's models.

extension BenchScreen {
  /// A module that waits for a response, and the part of it that it reads.
  struct Part {
    let module: any MatchedModule
    let field: Field
  }

  /// The responses as values, by the name of their file, read as a service reads them.
  func documents() throws -> [String: Document] {
    var documents: [String: Document] = [:]
    for (file, bytes) in responses.contents {
      documents[file] = try reader.document(bytes, name: file, budget: plan.limits.response.budget)
    }
    return documents
  }

  /// What each module of the page reads.
  func parts() throws -> [Part] {
    let documents = try documents()
    return plan.tabs[0].modules.compactMap { planned in
      guard case .module(let module) = planned.work, let need = module.need,
        let document = need.requests.first.flatMap({ documents[$0.request.file] })
      else { return nil }
      return Part(module: module, field: document.root.at(pointer: need.at))
    }
  }

  /// Makes the models, and says how many there are.
  func models(of parts: [Part]) throws -> Int {
    for part in parts {
      if case .failure = part.module.prepare(part.field) { throw Complaint(lines: ["a model does not read"]) }
    }
    return parts.count
  }
}
