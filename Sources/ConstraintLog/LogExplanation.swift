/// What a log says about constraints, each conflict once with how often the log has it.
public struct LogExplanation: Sendable {
    /// In the order of first occurrence.
    public private(set) var conflicts: [LogConflict] = []
    /// Ambiguity traces and lists of constraints, in the order of first occurrence.
    public private(set) var traces: [LogTrace] = []
    /// Messages that couldn't be read completely, in the order of first occurrence.
    public private(set) var unrecoverable: [UnrecoverableLog] = []

    /// By kind and key, the place in its list.
    private var places: [String: Int] = [:]

    /// Nothing found.
    init() {}

    /// Takes a finding in. Whether it is a new one; otherwise the count of the known one grows.
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

    /// The place of what is known; nil where it is new, and then known from now on.
    private mutating func place(_ key: String, new: Int) -> Int? {
        if let place = places[key] { return place }
        places[key] = new
        return nil
    }
}
