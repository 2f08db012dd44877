import Dispatch
import Foundation

/// Tells whether code runs on the main queue, which may be served by another thread than the main one once that has
/// handed over to it, as in an asynchronous `main`.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether views may be changed here and on a later turn of the main run loop alike.
    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) ?? false
    }

    /// Does something on the main run loop's next turn.
    package static func onNextTurn(_ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { work() }
    }
}
