import Synchronization

/// The responses to several requests that came in one list, which are sent as one list.
final class ResponseBatch: Sendable {
    private struct State {
        var responses: [JSON] = []
        var missing: Int
    }

    private let state: Mutex<State>
    private let send: @Sendable (JSON) -> Void

    /// - Parameter count: The number of messages that are answered, with a response or none.
    init(count: Int, send: @escaping @Sendable (JSON) -> Void) {
        state = Mutex(State(missing: count))
        self.send = send
    }

    /// Takes the response to one of the messages; nil for one that has none.
    func take(_ response: JSON?) {
        let responses = state.withLock { state -> [JSON] in
            state.missing -= 1
            if let response { state.responses.append(response) }
            return state.missing == 0 ? state.responses : []
        }
        if !responses.isEmpty { send(.array(responses)) }
    }
}
