/// The conflicts of a layout pass in the author's words.
struct ConflictReport {
    private(set) var issues: [LayoutIssue] = []
    /// Lowered indices of the views and guides that take part.
    private(set) var itemIndices: [Int] = []
    /// The constraints that were given up.
    private(set) var broken: Set<ObjectIdentifier> = []

    private let pass: LayoutPass
    private let names: ItemNames

    init(pass: LayoutPass, names: ItemNames) {
        self.pass = pass
        self.names = names
        for conflict in pass.solver.conflicts { add(conflict) }
    }

    private mutating func add(_ conflict: SolverConflict) {
        let origins = conflict.members.compactMap { pass.rows.origin(of: $0) }
        let texts = origins.map(text)
        let givenUp = pass.rows.origin(of: conflict.givenUp)
        let broken = givenUp.map(text)
        var location: SourceLocation?
        if case .constraint(let index)? = givenUp, let constraint = pass.rows.constraint(at: index) {
            self.broken.insert(ObjectIdentifier(constraint))
            location = constraint.location
        }
        var involved: [String] = []
        for item in origins.flatMap(items) {
            let name = names.name(of: item)
            guard !involved.contains(name) else { continue }
            involved.append(name)
            itemIndices.append(item.loweredIndex)
        }
        issues.append(
            LayoutIssue(
                code: .unsatisfiable, severity: .error,
                message:
                    "these can't all hold: \(texts.joined(separator: "; ")). Given up: \(broken ?? "one"). "
                    + "Remove one of them or lower its priority",
                location: location, items: involved, constraints: texts, broken: broken))
    }

    /// A row as a message names it.
    private func text(of origin: RowOrigin) -> String {
        let item = items(of: origin).first.map(names.name) ?? ""
        return switch origin {
        case .constraint(let index): pass.rows.constraint(at: index)?.text ?? ""
        case .autoresizing(_, let axis):
            "\(item) keeps its frame \(axis == .horizontal ? "across" : "down") (autoresizing)"
        case .contentSize(_, let axis): "\(item).\(axis.lengthAttribute.rawValue) fits its content"
        case .nonNegative(_, let axis): "\(item).\(axis.lengthAttribute.rawValue) >= 0"
        case .canvas: "the canvas's size"
        }
    }

    /// The views and guides that a row is about.
    private func items(of origin: RowOrigin) -> [any LayoutItem] {
        switch origin {
        case .constraint(let index):
            let constraint = pass.rows.constraint(at: index)
            return [constraint?.firstItem, constraint?.secondItem].compactMap { $0 }
        case .autoresizing(let index, _), .contentSize(let index, _), .nonNegative(let index, _):
            return [pass.hierarchy.references[index].item].compactMap { $0 }
        case .canvas: return []
        }
    }
}
