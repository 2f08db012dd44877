import Dispatch
import Foundation

/// Performs independent work on all cores.
enum ParallelMap {
    /// Returns the results of a closure for each element, in the elements' order.
    ///
    /// - Parameter finished: Called with each element when it is finished, never concurrently.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], finished: (Element) -> Void = { _ in },
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let lock = NSLock()
        // Written only under the lock, each index once.
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
