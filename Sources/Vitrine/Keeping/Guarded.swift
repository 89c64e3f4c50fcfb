#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that one thread at a time may touch.
///
/// The lock is POSIX's: ThreadSanitizer cannot see the standard library's `Mutex` and reports races that are none.
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    let refused = pthread_mutex_init(lock, nil)
    precondition(refused == 0, "there is no lock to be had")
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Touches the value; whoever else wants to waits, so nothing is drawn, read or fetched in here.
  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
