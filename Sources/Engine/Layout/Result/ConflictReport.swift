/// The conflicts of a layout pass in the author's words.
struct ConflictReport {
    private(set) var findings: [LayoutFinding] = []
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
        var known: Set<String> = []
        let texts = origins.map(text).filter { known.insert($0).inserted }
        let givenUp = pass.rows.origin(of: conflict.givenUp)
        let broken = givenUp.map(text)
        if case .constraint(let index)? = givenUp, let constraint = pass.rows.constraint(at: index) {
            self.broken.insert(ObjectIdentifier(constraint))
        }
        let location = givenUp.flatMap(self.location) ?? origins.lazy.compactMap(self.location).first
        known = []
        var involved: [String] = []
        var readableNames: [String] = []
        for item in origins.flatMap(items) {
            let name = names.name(of: item)
            guard known.insert(name).inserted else { continue }
            involved.append(name)
            if let readable = (item as? View)?.displayName, readable != name {
                readableNames.append("\(name) is '\(readable)'")
            }
            itemIndices.append(item.loweredIndex)
        }
        findings.append(
            LayoutFinding(
                code: .unsatisfiable, severity: .error,
                message:
                    "these can't all hold: \(texts.joined(separator: "; ")). Given up: \(broken ?? "one"). "
                    + "Remove one of them or lower its priority"
                    + (readableNames.isEmpty ? "" : " (\(readableNames.joined(separator: ", ")))"),
                location: location, items: involved, constraints: texts, broken: broken))
    }

    /// A row as a message names it.
    func text(of origin: RowOrigin) -> String {
        let item = items(of: origin).first.map(names.name) ?? ""
        return switch origin {
        case .constraint(let index): pass.rows.constraint(at: index)?.text ?? ""
        case .autoresizing(_, let axis):
            "\(item) keeps its \(axis == .horizontal ? "x and width" : "y and height") (autoresizing)"
        case .contentSize(_, let axis): "\(item).\(axis.lengthAttribute.rawValue) fits its content"
        case .nonNegative(_, let axis): "\(item).\(axis.lengthAttribute.rawValue) >= 0"
        case .canvas: "the canvas's size"
        }
    }

    /// Where an author can do something about a row.
    func location(of origin: RowOrigin) -> SourceLocation? {
        switch origin {
        case .constraint(let index): pass.rows.constraint(at: index)?.location
        case .autoresizing(let index, _), .contentSize(let index, _), .nonNegative(let index, _):
            pass.hierarchy.view(of: index)?.location
        case .canvas: nil
        }
    }

    /// The views and guides that a row is about.
    func items(of origin: RowOrigin) -> [any LayoutItem] {
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
