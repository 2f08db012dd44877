import CThreads
import Foundation

/// Performs a few pieces of work at the same time, with threads of its own: a queue of Dispatch starts three for the first work of a
/// process, which takes as long as drawing a small picture.
///
/// They start on other processors than the caller's. Linux starts a thread on its creator's, and often leaves it there for some
/// milliseconds while others are idle.
enum ConcurrentParts {
    /// Returns the results of a closure for each element, in the elements' order.
    ///
    /// - Parameter threads: The number of threads with the caller's; fewer if there are fewer elements.
    /// - Parameter tools: Makes what the closure works with on one thread, from one element to the next.
    /// - Parameter preparing: Returns the closure, on the caller's thread while the others start.
    static func map<Element: Sendable, Tools, Value: Sendable>(
        _ elements: [Element], threads: Int = ProcessInfo.processInfo.activeProcessorCount,
        tools: @escaping @Sendable () -> Tools,
        preparing transform: () -> @Sendable (Element, Tools) -> Value
    ) -> [Value] {
        let parts = SharedParts<Tools, Value>(count: elements.count)
        for _ in 1..<max(1, min(threads, elements.count)) {
            ThreadBody.start { parts.perform(with: tools()) }
        }
        let transform = transform()
        parts.begin { transform(elements[$0], $1) }
        parts.perform(with: tools())
        return parts.results()
    }
}

/// What a thread does.
private final class ThreadBody: Sendable {
    private let perform: @Sendable () -> Void

    private init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }

    /// Starts a thread, if there can be another one.
    static func start(_ perform: @escaping @Sendable () -> Void) {
        let body = Unmanaged.passRetained(ThreadBody(perform))
        let result = thread_start_elsewhere(
            { context in
                guard let context else { return nil }
                Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().perform()
                return nil
            }, body.toOpaque())
        if result != 0 { body.release() }
    }
}

/// Parts of which each is done by the first thread that comes to it. Sendable because the lock guards what changes.
private final class SharedParts<Tools, Value: Sendable>: @unchecked Sendable {
    typealias Work = @Sendable (Int, Tools) -> Value

    private let condition = NSCondition()
    /// What to do for a part; nil until it is prepared.
    private var work: Work?
    /// The next part that no thread has begun with.
    private var next = 0
    private var values: [Value?]

    init(count: Int) {
        values = [Value?](repeating: nil, count: count)
    }

    /// Lets threads work.
    func begin(_ work: @escaping Work) {
        condition.withLock {
            self.work = work
            condition.broadcast()
        }
    }

    /// Does parts until none is left.
    func perform(with tools: Tools) {
        while let (part, work) = take() {
            let value = work(part, tools)
            condition.withLock {
                values[part] = value
                condition.broadcast()
            }
        }
    }

    /// Waits for the parts that other threads do, and returns all results.
    func results() -> [Value] {
        condition.withLock {
            while values.contains(where: { $0 == nil }) { condition.wait() }
            return values.compactMap { $0 }
        }
    }

    private func take() -> (part: Int, work: Work)? {
        condition.withLock {
            while work == nil { condition.wait() }
            guard next < values.count, let work else { return nil }
            defer { next += 1 }
            return (next, work)
        }
    }
}
