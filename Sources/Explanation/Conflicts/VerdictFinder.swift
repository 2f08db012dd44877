import Engine
import Wording

/// Determines who has to act on a conflict.
struct VerdictFinder {
    let layout: SolvedLayout
    let words: ConstraintWords

    /// Returns the verdict on a conflict and its meaning, as a sentence without a full stop.
    func verdict(on conflict: SolvedConflict) -> (ConflictVerdict, String) {
        let members = conflict.members.map { layout.constraints[$0] }
        if !members.contains(where: { $0.source == .document || $0.source == .autoresizing }) {
            return (.framework, "only constraints of the system take part: nothing to do in the app")
        }
        if let kept = members.first(where: { $0.source == .autoresizing && !isContentView($0.first.item) }) {
            let name = words.items[kept.first.item]
            return (
                .autoresizing,
                "\(name) keeps its frame as well as being placed by constraints: set its "
                    + "translatesAutoresizingMaskIntoConstraints to false"
            )
        }
        if let kept = members.first(where: { $0.source == .autoresizing }) {
            return (
                .transient,
                "\(words.items[kept.first.item]) has the size in Interface Builder here, and is measured in the app: "
                    + "lower one of the app's constraints to 999"
            )
        }
        if let index = conflict.members.first(where: { isTransient(layout.constraints[$0]) }) {
            return (
                .transient,
                "\(words.line(of: index)) is a temporary constraint of the system, and the layout itself is sound: "
                    + "lower one of the app's constraints to 999"
            )
        }
        let name = words.items[layout.constraints[conflict.broken].first.item]
        return (.app, "the constraints on \(name) contradict each other")
    }

    /// Whether an item is what a cell contains, whose frame the system sets.
    private func isContentView(_ item: Int) -> Bool {
        layout.items[item].className.contains("ContentView")
            || layout.items[item].name?.hasSuffix("Content View") == true
    }

    /// Whether the system adds a constraint only while it measures or animates.
    private func isTransient(_ constraint: SolvedConstraint) -> Bool {
        let identifier = constraint.identifier ?? ""
        return Self.transientNames.contains { identifier.hasPrefix($0) }
    }

    /// The prefixes of the identifiers of such constraints in UIKit.
    private static let transientNames = [
        "UIView-Encapsulated-Layout-", "NSView-Encapsulated-", "_UITemporaryLayout", "fittingSize",
        "UISV-hiding",
    ]
}
