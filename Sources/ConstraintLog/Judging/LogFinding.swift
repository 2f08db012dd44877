/// The finding for a block of a log.
package enum LogFinding: Sendable {
    case conflict(LogConflict)
    case trace(LogTrace)
    case hierarchy(HierarchyMistake)
    case unrecoverable(UnrecoverableLog)
}
