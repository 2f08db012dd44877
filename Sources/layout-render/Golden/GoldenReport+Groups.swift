extension GoldenReport {
    /// The failures by what caused them; members are places among `failures`.
    var groups: [ChangeGroup] {
        let failures = failures
        return ChangeGroup.groups(of: failures.map(\.name), causes: failures.map(\.groupedCauses))
    }

    /// The names of the failures that a picture's or a group's name stands for; empty where the report has neither.
    func names(of selection: String) -> [String] {
        let failures = failures
        if let group = groups.first(where: { $0.id == selection }) {
            return group.members.map { failures[$0].name }
        }
        return failures.map(\.name).filter { $0 == selection }
    }
}

extension GoldenCase {
    /// Why it doesn't pass: what changed in the layout, or else what is wrong with the picture.
    fileprivate var groupedCauses: [String] {
        if let causes, !causes.isEmpty { return causes }
        return switch outcome {
        case .missing: ["no golden yet"]
        case .unreadable: ["a picture that can't be read"]
        case .failed: ["not drawn"]
        case .different, .equal, .allowed, .recorded, .empty: ["pixels alone"]
        }
    }
}
