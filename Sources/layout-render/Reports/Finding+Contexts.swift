extension Finding {
    /// The states in which it occurs, in the order they were laid out; nil stands for the document without a state.
    var states: [String?] { contexts.map(\.state).uniqued() }

    /// The devices it occurs on, in the order they were laid out.
    var devices: [String] { contexts.compactMap(\.device).uniqued() }

    /// The message, with the states and devices it is limited to.
    var messageWithContexts: String {
        if occursEverywhere { return message }
        var parts: [String] = []
        let states = states.compactMap(\.self)
        if !states.isEmpty {
            let others = self.states.contains(nil) ? " and without a state" : ""
            parts.append(
                "\(states.count == 1 ? "in state" : "in states") \(states.joined(separator: ", "))\(others)")
        } else if contexts.contains(where: { $0.state == nil }) && hasStates {
            parts.append("only without a state")
        }
        if !devices.isEmpty { parts.append("on \(devices.joined(separator: ", "))") }
        return parts.isEmpty ? message : "\(message) (\(parts.joined(separator: "; ")))"
    }

    /// The finding without its contexts and amounts, which differ from state to state.
    fileprivate var subject: Finding {
        var subject = self
        subject.contexts = []
        if line != nil && !items.isEmpty { subject.message = "" }
        return subject
    }
}

extension [Finding] {
    /// Merges equal findings of one input, with all contexts in which each occurs.
    ///
    /// - Parameter all: Every context in which the input was laid out.
    func merged(of all: [LayoutContext]) -> [Finding] {
        var places: [Finding: Int] = [:]
        var merged: [Finding] = []
        for finding in self {
            let subject = finding.subject
            if let place = places[subject] {
                for context in finding.contexts where !merged[place].contexts.contains(context) {
                    merged[place].contexts.append(context)
                }
            } else {
                places[subject] = merged.count
                merged.append(finding)
            }
        }
        let hasStates = all.contains { $0.state != nil }
        for index in merged.indices {
            merged[index].hasStates = hasStates
            merged[index].occursEverywhere =
                merged[index].contexts.isEmpty || merged[index].contexts.count == all.count
        }
        return merged
    }
}
