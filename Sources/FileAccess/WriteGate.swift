import Foundation

/// Lets files that are being written become complete before a signal ends the program.
///
/// A signal may reach any thread, so that a mask of the writing thread alone doesn't keep it away.
package final class WriteGate: Sendable {
    package static let shared = WriteGate()

    /// The state is looked at and changed under the condition's lock only.
    private let condition = NSCondition()
    nonisolated(unsafe) private var writers = 0
    nonisolated(unsafe) private var isClosed = false

    /// Begins a write; where the program is ending, it never returns.
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

    /// Waits for the writes that have begun, and lets no other begin.
    package func close() {
        condition.withLock {
            isClosed = true
            while writers > 0 { condition.wait() }
        }
    }
}
