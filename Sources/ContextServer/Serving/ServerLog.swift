/// How much a client wants to know about what a server does.
enum LogLevel: String, Sendable, CaseIterable, Comparable {
    case debug, info, notice, warning, error, critical, alert, emergency

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }
}

/// What a server tells a client about a request that ended.
struct RequestRecord: Sendable {
    /// How the request ended.
    enum Outcome: String, Sendable {
        case finished, cancelled
    }

    let tool: String
    let id: RequestID
    let outcome: Outcome
    /// The work that was done, in the units of the solver.
    let work: Int

    /// How important the record is.
    var level: LogLevel { outcome == .finished ? .debug : .info }

    /// The notification for a client.
    var notification: JSON {
        ServerMessage.notification(
            "notifications/message",
            [
                "level": .string(level.rawValue), "logger": .string(tool),
                "data": [
                    "message": .string("\(tool) \(outcome.rawValue)"), "request": id.value,
                    "outcome": .string(outcome.rawValue), "work": .integer(work),
                ],
            ])
    }
}
