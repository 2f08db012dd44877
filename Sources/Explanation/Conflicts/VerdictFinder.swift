import Arithmetic
import Engine

/// Determines who has to act on a conflict.
struct VerdictFinder {
    let layout: SolvedLayout
    let words: ConstraintFormatter

    /// Returns the verdict on a conflict and its meaning, as a sentence without a full stop.
    func verdict(on conflict: SolvedConflict) -> (ConflictVerdict, String) {
        let members = conflict.members.map { layout.constraints[$0] }
        if !members.contains(where: { $0.source == .document || $0.source == .autoresizing }) {
            return (.framework, "only constraints of the system take part: nothing to do in the app")
        }
        let kept = members.filter { $0.source == .autoresizing }.map(\.first.item)
        if let placed = kept.first(where: isPlacedByConstraints) {
            let name = words.items[placed]
            return (
                .autoresizing,
                "\(name) keeps its frame as well as being placed by constraints: set its "
                    + "translatesAutoresizingMaskIntoConstraints to false"
            )
        }
        if let outermost = kept.first {
            return (.app, "\(words.items[outermost]) has a frame that the constraints inside it don't fit")
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

    /// Whether an author's constraint places a view or gives it a size. Those that place what is inside it don't.
    private func isPlacedByConstraints(_ item: Int) -> Bool {
        layout.constraints.contains { constraint in
            guard constraint.source == .document else { return false }
            let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
            return items.contains(item) && !items.contains { $0 != item && isInside($0, item) }
        }
    }

    private func isInside(_ item: Int, _ outer: Int) -> Bool {
        var next = layout.items[item].parent
        while let ancestor = next {
            if ancestor == outer { return true }
            next = layout.items[ancestor].parent
        }
        return false
    }

    /// Whether the system adds a constraint only while it measures or animates.
    private func isTransient(_ constraint: SolvedConstraint) -> Bool {
        let identifier = constraint.identifier ?? ""
        return Self.transientNames.contains { identifier.hasPrefix($0) }
    }

    /// The prefixes of the identifiers of such constraints in UIKit.
    private static let transientNames = [
        "UIView-Encapsulated-Layout-", "NSView-Encapsulated-", "_UITemporaryLayout", "fittingSize",
    ]
}
