import Synchronization

/// A request that is being worked on: whether it is still wanted, how far the work is, and what it may read.
package final class RequestContext: Sendable {
    /// The folders that the client lets its servers read.
    package enum ClientRoots: Sendable, Hashable {
        /// The client says nothing about folders.
        case unlimited
        /// The client has folders, but didn't say which in time.
        case unknown
        /// Absolute paths, perhaps none.
        case folders([String])
    }

    private struct State {
        var isCancelled = false
        var work = 0
        var progress = 0.0
    }

    private let state = Mutex(State())
    private let sendProgress: (@Sendable (_ progress: Double, _ total: Double?, _ words: String) -> Void)?
    private let readRoots: @Sendable () -> ClientRoots

    /// Creates the context of a request.
    ///
    /// - Parameters:
    ///   - sendProgress: Tells the client how far the work is; nil if it doesn't ask.
    ///   - roots: Returns the client's folders, waiting for them if necessary.
    package init(
        sendProgress: (@Sendable (_ progress: Double, _ total: Double?, _ words: String) -> Void)? = nil,
        roots: @escaping @Sendable () -> ClientRoots = { .unlimited }
    ) {
        self.sendProgress = sendProgress
        readRoots = roots
    }

    /// The client's folders.
    package var roots: ClientRoots { readRoots() }

    /// Whether the client doesn't want the result any more.
    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// The work done so far, in the units of the solver.
    package var work: Int { state.withLock { $0.work } }

    /// Ends the work as soon as it is noticed.
    package func cancel() { state.withLock { $0.isCancelled = true } }

    /// Counts work that was done; returns whether to go on.
    @Sendable package func note(work: Int) -> Bool {
        state.withLock { state in
            state.work += work
            return !state.isCancelled
        }
    }

    /// Tells the client how far the work is; what isn't further than before is left out.
    package func report(_ progress: Double, of total: Double? = nil, _ words: String) {
        guard let sendProgress else { return }
        let isFurther = state.withLock { state in
            guard progress > state.progress, !state.isCancelled else { return false }
            state.progress = progress
            return true
        }
        if isFurther { sendProgress(progress, total, words) }
    }
}
