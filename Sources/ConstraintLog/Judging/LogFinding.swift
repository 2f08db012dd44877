/// What a block of a log turned out to be.
public enum LogFinding: Sendable {
    case conflict(LogConflict)
    case trace(LogTrace)
    case unrecoverable(UnrecoverableLog)
}
