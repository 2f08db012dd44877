import LayoutComparison

extension GoldenReport {
    /// The failures grouped by cause; members are indices into `failures`.
    package var groups: [ChangeGroup] {
        let failures = failures
        return ChangeGroup.groups(of: failures.map(\.name), causes: failures.map(\.groupedCauses))
    }

    /// Returns the names of the failures that a picture's or group's name selects; empty for an unknown name.
    package func names(of selection: String) -> [String] {
        let failures = failures
        if let group = groups.first(where: { $0.id == selection }) {
            return group.members.map { failures[$0].name }
        }
        return failures.map(\.name).filter { $0 == selection }
    }
}

extension GoldenCase {
    /// Why the case fails: the changes in the layout, or else what is wrong with the picture.
    fileprivate var groupedCauses: [String] {
        if let causes, !causes.isEmpty { return causes }
        if renamedFrom != nil { return ["renamed"] }
        return switch outcome {
        case .missing: ["no golden yet"]
        case .unreadable: ["a picture that can't be read"]
        case .failed: ["not drawn"]
        case .different, .equal, .allowed, .recorded, .empty: ["pixels alone"]
        }
    }
}
