import LayoutValues
import Findings

/// A finding as the page's script reads it.
struct FindingRecord: Encodable {
    var code: String
    var severity: String
    var message: String
    /// What belongs to the message, a line each; nil if there is nothing.
    var notes: [String]?
    /// Indices of the items it is about.
    var items: [Int]
    /// For a conflict, its constraints as indices into the scene's list, the broken one last.
    var constraints: [Int]?
    var line: Int?
    var column: Int?

    /// Returns the findings of a layout; those of conflicts include their constraints.
    static func records(of layout: SolvedLayout, shown: ShownConstraints) -> [FindingRecord] {
        var places: [String: Int] = [:]
        for (index, item) in layout.items.enumerated() where places[item.id] == nil {
            places[item.id] = index
        }
        var conflicts = layout.conflicts[...]
        return layout.findings.map { finding in
            let isConflict = finding.code == .unsatisfiable && finding.broken != nil
            let conflict = isConflict ? conflicts.popFirst() : nil
            return FindingRecord(
                code: finding.code.rawValue, severity: finding.severity.rawValue, message: finding.message,
                notes: finding.notes.isEmpty ? nil : finding.notes,
                items: finding.items.compactMap { places[$0] },
                constraints: conflict.map { conflict in
                    let others = conflict.members.filter { $0 != conflict.broken }
                    return (others + [conflict.broken]).compactMap { shown.place(of: $0) }
                },
                line: finding.location?.line, column: finding.location?.column)
        }
    }
}
