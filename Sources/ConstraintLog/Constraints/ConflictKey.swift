import Findings
import LayoutValues
import Solver

/// Computes the key under which messages are equal: everything except addresses, shown text and the order of the list.
enum ConflictKey {
    /// Returns the key of some constraints. Views are numbered, so that it depends on which constraints share a view.
    static func key(of constraints: [LogConstraint]) -> String {
        var numbers: [String: Int] = [:]
        // The numbering of views must not depend on addresses.
        let ordered = constraints.sorted { shape($0) < shape($1) }
        for item in ordered.flatMap(\.items) where numbers[item.identity] == nil {
            numbers[item.identity] = numbers.count + 1
        }
        let lines = ordered.map {
            line($0) { "\($0.className)\($0.name ?? "")#\(numbers[$0.identity] ?? 0)" }
        }
        var known: Set<String> = []
        return lines.sorted().filter { known.insert($0).inserted }.joined(separator: "; ")
    }

    private static func shape(_ constraint: LogConstraint) -> String {
        line(constraint) { "\($0.className)\($0.name ?? "")" }
    }

    private static func line(_ constraint: LogConstraint, item: (LogItem) -> String) -> String {
        let sides = [constraint.left, constraint.right].map { side in
            let terms = side.terms.map {
                "\($0.coefficient == 1 ? "" : "\($0.coefficient)*")\(item($0.item)).\($0.attribute.rawValue)"
            }
            return (terms + (side.constant == 0 && !terms.isEmpty ? [] : [Amount.text(side.constant)]))
                .joined(separator: "+")
        }
        let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
        return "\(sides[0]) \(constraint.relation.symbol) \(sides[1])\(identifier)"
    }
}
