import Findings
import Solver

extension LayoutPass {
    /// The maximum number of constraints listed; more wouldn't explain the failure any better.
    private static let mostConstraints = 8

    /// Returns the reason why the hierarchy couldn't be solved, with the constraints that the solver was working on.
    func finding(for error: SolverError) -> LayoutFinding {
        var constraints: [LayoutConstraint] = []
        if case .unfinished(let identifiers) = error {
            for case .constraint(let index)? in identifiers.map(system.origin) {
                if let constraint = system.constraint(at: Int(index)) { constraints.append(constraint) }
            }
        }
        let named = constraints.prefix(Self.mostConstraints)
        var items: [String] = []
        for name in named.flatMap(\.itemNames) where !items.contains(name) { items.append(name) }
        let texts = named.map(\.text)
        return LayoutFinding(
            code: .notSolved, severity: .error,
            message: "the layout can't be solved: \(error.message)"
                + (texts.isEmpty ? "" : " (\(texts.joined(separator: "; ")))"),
            location: named.lazy.compactMap(\.location).first, items: items, constraints: texts)
    }
}
