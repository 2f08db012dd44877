import Foundation

/// Lets writes in progress finish before a signal ends the program.
///
/// Signals can be delivered to any thread, so a mask on the writing thread isn't enough.
package final class WriteGate: Sendable {
    package static let shared = WriteGate()

    /// The state is only accessed under the condition's lock.
    private let condition = NSCondition()
    nonisolated(unsafe) private var writers = 0
    nonisolated(unsafe) private var isClosed = false

    /// Begins a write; never returns if the program is ending.
    func enter() {
        condition.withLock {
            while isClosed { condition.wait() }
            writers += 1
        }
    }

    /// Ends a write.
    func leave() {
        condition.withLock {
            writers -= 1
            condition.broadcast()
        }
    }

    /// Waits for writes in progress and prevents new ones.
    package func close() {
        condition.withLock {
            isClosed = true
            while writers > 0 { condition.wait() }
        }
    }
}
