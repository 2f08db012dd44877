import Foundation

/// Performs two pieces of work at the same time, with one thread of its own: a queue of Dispatch starts three for the first work
/// of a process, which takes as long as drawing a small picture.
enum ConcurrentPair {
    /// Returns the results of a closure for one element or two, in the elements' order.
    static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Value
    ) -> [Value] {
        guard elements.count == 2 else { return elements.map(transform) }
        let second = SharedWork { transform(elements[1]) }
        Thread { second.perform() }.start()
        return [transform(elements[0]), second.result()]
    }
}

/// Work that is done once, by the first thread that begins with it. Sendable because the lock guards what changes.
private final class SharedWork<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Value
    private let condition = NSCondition()
    private var isTaken = false
    private var value: Value?

    init(_ work: @escaping @Sendable () -> Value) { self.work = work }

    /// Does the work unless another thread does.
    func perform() {
        guard take() else { return }
        let value = work()
        condition.withLock {
            self.value = value
            condition.signal()
        }
    }

    /// Returns the result; does the work if no thread has begun with it.
    func result() -> Value {
        if take() { return work() }
        return condition.withLock {
            while true {
                if let value { return value }
                condition.wait()
            }
        }
    }

    private func take() -> Bool {
        condition.withLock {
            defer { isTaken = true }
            return !isTaken
        }
    }
}
