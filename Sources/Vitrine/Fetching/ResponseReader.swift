import VitrineJSON

/// A response that was read, or why there is none.
///
/// An enum of its own, as is ``FetchedBytes``: a `Result` makes the runtime look at every conformance of the program when
/// the first array of them is made, for that of the failure.
enum Response: Sendable {
  case success(Document)
  case failure(ResponseFault)
}

/// What came of asking a source.
enum FetchedBytes: Sendable {
  case success([UInt8])
  case failure(SourceFault)
}

/// Fetches and reads responses; of those that are the same, one is read.
struct ResponseReader: Sendable {
  let source: any DataSource
  let reader: DocumentReader
  let budget: Budget
  let folder: String
  let cache: Cache?

  /// The responses to requests; those of one file that are the same are read once.
  func responses(to requests: [SourceRequest]) async -> [(SourceRequest, Response)] {
    let fetched = await fetched(requests)
    var read: [(file: String, bytes: [UInt8], response: Response)] = []
    return fetched.map { request, fetched in
      guard case .success(let bytes) = fetched else { return (request, response(fetched, to: request)) }
      if let known = read.first(where: {
        $0.file.utf8.elementsEqual(request.file.utf8) && $0.bytes.isSame(as: bytes)
      }) {
        return (request, known.response)
      }
      let response = response(fetched, to: request)
      read.append((request.file, bytes, response))
      return (request, response)
    }
  }

  private func fetched(_ requests: [SourceRequest]) async -> [(SourceRequest, FetchedBytes)] {
    var fetched: [(SourceRequest, FetchedBytes)] = []
    if requests.count < 2 || source.isPrompt {
      for request in requests { fetched.append((request, await bytes(of: request))) }
      return fetched
    }
    await withTaskGroup(of: (SourceRequest, FetchedBytes).self) { group in
      for request in requests { group.addTask { (request, await bytes(of: request)) } }
      for await one in group { fetched.append(one) }
    }
    return fetched
  }

  func bytes(of request: SourceRequest) async -> FetchedBytes {
    do throws(SourceFault) { return .success(try await source.response(to: request)) } catch {
      return .failure(error)
    }
  }

  func response(_ fetched: FetchedBytes, to request: SourceRequest) -> Response {
    let name = folder + request.file
    switch fetched {
    case .failure(let fault): return .failure(.source(fault))
    case .success(let bytes):
      do throws(ParseFailure) {
        return .success(try reader.document(bytes, name: name, budget: budget, cache))
      } catch {
        return .failure(.text(error, file: request.file, name: name))
      }
    }
  }
}
