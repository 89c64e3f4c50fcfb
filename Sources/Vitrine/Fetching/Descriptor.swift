#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading of open files.
package enum Descriptor {
  /// All bytes, or more than the limit where there are more; nil after an error, and `errno` says which.
  ///
  /// A file is read into an array of its size, and a pipe piece by piece.
  package static func bytes(of descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    // With one more than the size, so that the read which finds the end has room.
    var room = size(of: descriptor).map { min($0, limit) + 1 } ?? 1 << 16
    while bytes.count <= limit {
      guard let (piece, isLast) = piece(of: descriptor, room) else { return nil }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if isLast { break }
      room = 1 << 16
    }
    return bytes
  }

  /// Up to so many bytes, and whether the end was found behind them.
  private static func piece(of descriptor: Int32, _ room: Int) -> (bytes: [UInt8], isLast: Bool)? {
    var last = 1
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { memory, filled in
      while last > 0, filled < room, let start = memory.baseAddress {
        let count = read(descriptor, start + filled, room - filled)
        if count < 0 && errno == EINTR { continue }
        filled += max(count, 0)
        last = count
      }
    }
    return last < 0 ? nil : (bytes, last == 0)
  }

  /// The size of a regular file; nil for anything else.
  private static func size(of descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}
