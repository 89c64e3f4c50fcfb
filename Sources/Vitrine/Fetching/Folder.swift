#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What lies in a folder.
package enum Folder {
  /// The names in a folder, in the order of their bytes; none when it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // The entry is only as long as its name: it is read where it lies, for a copy of `d_name` reads past its end.
      let name = withUnsafeMutablePointer(to: &entry.pointee.d_name) { name in
        String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
