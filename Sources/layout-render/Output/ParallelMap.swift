import Dispatch
import Foundation

/// Independent pieces of work done on all cores.
enum ParallelMap {
    /// What a closure makes of each element, in the elements' order.
    ///
    /// - Parameter finished: Called after each, never twice at once, with the element that was finished.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], finished: (Element) -> Void = { _ in },
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let lock = NSLock()
        // Written under the lock only, each place once.
        nonisolated(unsafe) var results = [Result?](repeating: nil, count: elements.count)
        withoutActuallyEscaping(finished) { finished in
            nonisolated(unsafe) let finished = finished
            DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                let result = transform(elements[index])
                lock.withLock {
                    results[index] = result
                    finished(elements[index])
                }
            }
        }
        return results.compactMap { $0 }
    }
}
