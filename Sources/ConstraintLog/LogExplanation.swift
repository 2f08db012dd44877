/// The explanation of a log: each conflict once, with how often it occurs.
package struct LogExplanation: Sendable {
    /// Conflicts in the order of first occurrence.
    package private(set) var conflicts: [LogConflict] = []
    /// Ambiguity traces and lists of constraints, in the order of first occurrence.
    package private(set) var traces: [LogTrace] = []
    /// Messages about constraints whose items aren't in one hierarchy, in the order of first occurrence.
    package private(set) var hierarchyMistakes: [HierarchyMistake] = []
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
        case .hierarchy(let mistake): return add(mistake)
        case .unrecoverable(let message):
            if let place = place("unrecoverable \(message.key)", new: unrecoverable.count) {
                unrecoverable[place].count += 1
                return false
            }
            unrecoverable.append(message)
        }
        return true
    }

    private mutating func add(_ mistake: HierarchyMistake) -> Bool {
        // The system says it in several sentences.
        if let place = hierarchyMistakes.firstIndex(where: { $0.identity == mistake.identity }) {
            hierarchyMistakes[place].complete(with: mistake)
            return false
        }
        if let place = place("hierarchy \(mistake.key)", new: hierarchyMistakes.count) {
            hierarchyMistakes[place].count += 1
            return false
        }
        hierarchyMistakes.append(mistake)
        return true
    }

    /// Takes what the whole log prints about the items of messages about hierarchies.
    mutating func locateItems(in hierarchy: PrintedHierarchy) {
        for place in hierarchyMistakes.indices { hierarchyMistakes[place].locate(in: hierarchy) }
    }

    /// Whether there is anything but traces.
    package var hasProblems: Bool {
        !conflicts.isEmpty || !unrecoverable.isEmpty || !hierarchyMistakes.isEmpty
    }

    /// Returns the index of a known finding. For a new one, stores its index and returns nil.
    private mutating func place(_ key: String, new: Int) -> Int? {
        if let place = places[key] { return place }
        places[key] = new
        return nil
    }
}
