import Synchronization

/// What a server knows about its client: the revision, what is asked to be logged, and the requests in progress.
final class ServerSession: Sendable {
    private struct State {
        var version: ProtocolVersion?
        var level: LogLevel?
        var requests: [RequestID: RequestContext] = [:]
    }

    private let state = Mutex(State())

    /// The revision that the handshake settled; nil before it.
    var version: ProtocolVersion? {
        get { state.withLock { $0.version } }
        set { state.withLock { $0.version = newValue } }
    }

    /// The least important records that the client wants; nil for none.
    var level: LogLevel? {
        get { state.withLock { $0.level } }
        set { state.withLock { $0.level = newValue } }
    }

    /// Adds a request; returns whether no other one has its id.
    func begin(_ id: RequestID, _ context: RequestContext) -> Bool {
        state.withLock { state in
            guard state.requests[id] == nil else { return false }
            state.requests[id] = context
            return true
        }
    }

    /// Removes a request that ended.
    func end(_ id: RequestID) { state.withLock { _ = $0.requests.removeValue(forKey: id) } }

    /// Ends the work on a request, if there is one with the id.
    func cancel(_ id: RequestID) { state.withLock { $0.requests[id] }?.cancel() }

    /// Ends the work on all requests.
    func cancelAll() {
        // All are cancelled, in whatever order.
        for context in state.withLock({ Array($0.requests.values) }) { context.cancel() }
    }
}
