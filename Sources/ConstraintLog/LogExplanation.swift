/// The explanation of a log: each conflict once, with how often it occurs.
package struct LogExplanation: Sendable {
    /// Conflicts in the order of first occurrence.
    package private(set) var conflicts: [LogConflict] = []
    /// Ambiguity traces and lists of constraints, in the order of first occurrence.
    package private(set) var traces: [LogTrace] = []
    /// Messages that couldn't be read completely, in the order of first occurrence.
    package private(set) var unrecoverable: [UnrecoverableLog] = []

    /// The indices in the lists by kind and key.
    private var places: [String: Int] = [:]

    /// Creates an empty explanation.
    init() {}

    /// Adds a finding, or increments the count of a known one. Returns whether it is new.
    mutating func add(_ finding: LogFinding) -> Bool {
        switch finding {
        case .conflict(let conflict):
            if let place = place("conflict \(conflict.key)", new: conflicts.count) {
                conflicts[place].count += 1
                return false
            }
            conflicts.append(conflict)
        case .trace(let trace):
            if let place = place("trace \(trace.key)", new: traces.count) {
                traces[place].count += 1
                return false
            }
            traces.append(trace)
        case .unrecoverable(let message):
            if let place = place("unrecoverable \(message.key)", new: unrecoverable.count) {
                unrecoverable[place].count += 1
                return false
            }
            unrecoverable.append(message)
        }
        return true
    }

    /// Returns the index of a known finding. For a new one, stores its index and returns nil.
    private mutating func place(_ key: String, new: Int) -> Int? {
        if let place = places[key] { return place }
        places[key] = new
        return nil
    }
}
