import Dispatch
import Foundation

/// Performs independent work on all cores.
enum ParallelMap {
    /// Transforms each element and hands over the results on the caller's thread, in the elements' order, while later
    /// elements are still transformed.
    ///
    /// - Parameter window: The number of results that may wait for an earlier one, which limits memory use.
    static func forEach<Element: Sendable, Result: Sendable>(
        _ elements: [Element], window: Int, _ transform: @escaping @Sendable (Element) -> Result,
        handOver: (Result) -> Void
    ) {
        let line = ResultLine<Result>(count: elements.count, window: window)
        let group = DispatchGroup()
        for _ in 1..<max(1, ProcessInfo.processInfo.activeProcessorCount) where elements.count > 1 {
            DispatchQueue.global().async(group: group) {
                while let index = line.claim() { line.finish(index, with: transform(elements[index])) }
            }
        }
        while let step = line.next() {
            switch step {
            case .handOver(let result): handOver(result)
            case .transform(let index): line.finish(index, with: transform(elements[index]))
            }
        }
        group.wait()
    }

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
