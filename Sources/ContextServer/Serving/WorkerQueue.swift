import Foundation

/// Does work on a fixed number of threads. What waits is limited: whoever adds more waits too.
final class WorkerQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private let limit: Int
    private var waiting: [@Sendable () -> Void] = []
    private var running = 0
    private var isClosed = false

    /// The size of a thread's stack: layouts are nested deeply.
    private static let stackSize = 8 << 20

    /// Starts the threads.
    ///
    /// - Parameter limit: The greatest number of pieces of work that wait.
    init(threads: Int, limit: Int) {
        self.limit = limit
        for _ in 0..<threads {
            let thread = Thread { [self] in run() }
            thread.stackSize = Self.stackSize
            thread.start()
        }
    }

    /// Adds work, once there is room for it.
    func add(_ work: @escaping @Sendable () -> Void) {
        condition.withLock {
            while waiting.count >= limit, !isClosed { condition.wait() }
            if isClosed { return }
            waiting.append(work)
            condition.broadcast()
        }
    }

    /// Whether nothing waits or runs.
    var isIdle: Bool { condition.withLock { waiting.isEmpty && running == 0 } }

    /// Waits until nothing waits or runs, at most until a time; returns whether that is so.
    func waitUntilIdle(before time: Date) -> Bool {
        condition.withLock {
            while !(waiting.isEmpty && running == 0) {
                guard condition.wait(until: time) else { return false }
            }
            return true
        }
    }

    /// Drops what waits, and ends the threads.
    func close() {
        condition.withLock {
            isClosed = true
            waiting = []
            condition.broadcast()
        }
    }

    private func run() {
        while let work = next() {
            work()
            condition.withLock {
                running -= 1
                condition.broadcast()
            }
        }
    }

    private func next() -> (@Sendable () -> Void)? {
        condition.withLock {
            while waiting.isEmpty, !isClosed { condition.wait() }
            guard !isClosed else { return nil }
            running += 1
            let work = waiting.removeFirst()
            condition.broadcast()
            return work
        }
    }
}
