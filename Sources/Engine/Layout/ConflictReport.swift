/// The conflicts of a layout pass in the author's words.
struct ConflictReport {
    private(set) var issues: [LayoutIssue] = []
    /// Lowered indices of the views and guides that take part.
    private(set) var itemIndices: [Int] = []
    /// The constraints that were given up.
    private(set) var broken: Set<ObjectIdentifier> = []

    init(pass: LayoutPass, names: ItemNames) {
        for conflict in pass.solver.conflicts { add(conflict, pass: pass, names: names) }
    }

    private mutating func add(_ conflict: SolverConflict, pass: LayoutPass, names: ItemNames) {
        let origins = conflict.members.compactMap { pass.rows.origin(of: $0) }
        let texts = origins.map { $0.text(name: names.name) }
        let givenUp = pass.rows.origin(of: conflict.givenUp)
        let broken = givenUp?.text(name: names.name)
        if case .constraint(let constraint)? = givenUp { self.broken.insert(ObjectIdentifier(constraint)) }
        var items: [String] = []
        var readableNames: [String] = []
        for item in origins.flatMap(\.items) {
            let name = names.name(of: item)
            guard !items.contains(name) else { continue }
            items.append(name)
            if let readable = (item as? View)?.displayName, readable != name {
                readableNames.append("\(name) is '\(readable)'")
            }
            if let index = loweredIndex(of: item) { itemIndices.append(index) }
        }
        issues.append(
            LayoutIssue(
                code: .unsatisfiable, severity: .error,
                message:
                    "these can't all hold: \(texts.joined(separator: "; ")). Given up: \(broken ?? "one"). "
                    + "Remove one of them or lower its priority"
                    + (readableNames.isEmpty ? "" : " (\(readableNames.joined(separator: ", ")))"),
                location: givenUp?.location, items: items, constraints: texts, broken: broken))
    }

    private func loweredIndex(of item: any LayoutItem) -> Int? {
        switch item {
        case let view as View: view.loweredIndex
        case let guide as LayoutGuide: guide.loweredIndex
        default: nil
        }
    }
}
