import Dispatch
import Synchronization

/// Does asynchronous work and waits for it.
///
/// A program whose main thread ends while others run, as an `await` at its top does, is too much for callgrind.
func waiting<Value: Sendable>(
  for work: sending @escaping @isolated(any) () async throws -> Value
) throws -> Value {
  let answer = Answer<Value>()
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do {
      let value = try await work()
      answer.result.withLock { $0 = .success(value) }
    } catch {
      answer.result.withLock { $0 = .failure(error) }
    }
    done.signal()
  }
  done.wait()
  guard let result = answer.result.withLock({ $0 }) else { throw Complaint(lines: ["no answer came"]) }
  return try result.get()
}

private final class Answer<Value: Sendable>: Sendable {
  let result = Mutex<Result<Value, any Error>?>(nil)
}
