import Foundation

/// Results that threads finish in any order and one thread takes in order.
final class ResultLine<Result: Sendable>: @unchecked Sendable {
    /// What the thread that takes the results does next.
    enum Step {
        case handOver(Result)
        /// The next result isn't finished, and there is work left that no thread has claimed.
        case transform(Int)
    }

    private let count: Int
    private let window: Int
    /// Guards everything below.
    private let condition = NSCondition()
    private var claimed = 0
    private var taken = 0
    private var finished: [Int: Result] = [:]

    /// - Parameter window: How far work may be ahead of the results taken.
    init(count: Int, window: Int) {
        self.count = count
        self.window = max(1, window)
    }

    /// Returns the index of work that no other thread does, waiting until the results taken are close enough; nil once
    /// all is claimed.
    func claim() -> Int? {
        condition.withLock {
            while claimed < count, claimed >= taken + window { condition.wait() }
            return claimNext()
        }
    }

    /// Adds a result.
    func finish(_ index: Int, with result: Result) {
        condition.withLock {
            finished[index] = result
            if index == taken { condition.broadcast() }
        }
    }

    /// Returns what is to be done next by the thread that takes the results; nil once all are taken.
    func next() -> Step? {
        condition.withLock {
            while taken < count {
                if let result = finished.removeValue(forKey: taken) {
                    taken += 1
                    condition.broadcast()
                    return .handOver(result)
                }
                if claimed < taken + window, let index = claimNext() { return .transform(index) }
                condition.wait()
            }
            return nil
        }
    }

    private func claimNext() -> Int? {
        guard claimed < count else { return nil }
        defer { claimed += 1 }
        return claimed
    }
}
