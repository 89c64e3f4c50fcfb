extension TaskGroup {
  /// Adds a task that runs where it is added until it first waits.
  ///
  /// What is answered without waiting, as by files, needs no other thread then: in a process that draws one page, to
  /// start the threads would take longer than to read the files.
  mutating func addPromptTask(operation: sending @escaping @isolated(any) () async -> ChildTaskResult) {
    if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
      addImmediateTask(operation: operation)
    } else {
      addTask(operation: operation)
    }
  }
}
