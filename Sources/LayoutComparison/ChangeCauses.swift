import Engine
import Findings

/// Finds what caused a view or guide to change: the nearest changed constraint, text or canvas, along the constraints
/// that tie it to others that moved.
package struct ChangeCauses {
    /// By item and axis: what changed there that isn't its place.
    private var reasons: [Place: [String]] = [:]
    /// The items related by constraints, by item and axis.
    private var neighbours: [Place: [String]] = [:]
    /// The items whose place on the canvas changed along an axis.
    private var moved: Set<Place> = []

    private struct Place: Hashable {
        var item: String
        var axis: LayoutAxis
    }

    package init(
        from before: LayoutRecord, to after: LayoutRecord,
        constraints: [(change: ConstraintDifference, sentence: String)]
    ) {
        for (change, sentence) in constraints {
            for constraint in [change.after ?? change.before].compactMap({ $0 }) {
                for side in constraint.sides { add(sentence, to: side, constraint.axis) }
            }
        }
        for constraint in before.constraints + after.constraints {
            guard let second = constraint.second, second != constraint.first else { continue }
            neighbours[Place(item: constraint.first, axis: constraint.axis), default: []].append(second)
            neighbours[Place(item: second, axis: constraint.axis), default: []].append(constraint.first)
        }
        compareItems(before, after)
        if before.canvas != after.canvas, let root = after.items.first {
            for axis in [LayoutAxis.horizontal, .vertical] {
                add("the canvas changed from \(Self.size(before)) to \(Self.size(after))", to: root.id, axis)
            }
        }
    }

    /// What caused a change; empty where nothing that was recorded did.
    package func causes(of change: LayoutChange) -> [String] {
        var found: [String] = []
        for axis in [LayoutAxis.horizontal, .vertical] where Self.concerns(change, axis) {
            for reason in nearestReasons(from: Place(item: change.id, axis: axis))
            where !found.contains(reason) {
                found.append(reason)
            }
        }
        return found
    }

    /// Returns the reasons that are the fewest constraints away.
    private func nearestReasons(from start: Place) -> [String] {
        var known: Set<Place> = [start]
        var level = [start]
        while !level.isEmpty {
            let found = level.flatMap { reasons[$0] ?? [] }
            if !found.isEmpty { return found }
            var next: [Place] = []
            for place in level {
                for item in neighbours[place] ?? [] {
                    let neighbour = Place(item: item, axis: place.axis)
                    guard moved.contains(neighbour), known.insert(neighbour).inserted else { continue }
                    next.append(neighbour)
                }
            }
            level = next
        }
        return []
    }

    private mutating func compareItems(_ before: LayoutRecord, _ after: LayoutRecord) {
        let old = Dictionary(before.items.map { ($0.id, $0) }) { first, _ in first }
        for item in after.items {
            guard let previous = old[item.id] else {
                moved.formUnion([LayoutAxis.horizontal, .vertical].map { Place(item: item.id, axis: $0) })
                continue
            }
            for (axis, offset) in [(LayoutAxis.horizontal, 0), (.vertical, 1)] {
                let isMoved = [offset, offset + 2].contains {
                    item.canvasFrame[$0] != previous.canvasFrame[$0]
                }
                if isMoved || item.isHidden != previous.isHidden {
                    moved.insert(Place(item: item.id, axis: axis))
                }
                if let change = item.textChange(from: previous) { add(change, to: item.id, axis) }
            }
        }
    }

    private mutating func add(_ reason: String, to item: String, _ axis: LayoutAxis) {
        reasons[Place(item: item, axis: axis), default: []].append(reason)
    }

    private static func concerns(_ change: LayoutChange, _ axis: LayoutAxis) -> Bool {
        guard change.kind == .moved, let before = change.before, let after = change.after else { return true }
        let offset = axis == .horizontal ? 0 : 1
        return before[offset] != after[offset] || before[offset + 2] != after[offset + 2]
    }

    private static func size(_ record: LayoutRecord) -> String {
        record.canvas.map(\.plain).joined(separator: "×")
    }
}

extension LayoutRecord.Item {
    /// How its text differs from an earlier one, in words; nil where it doesn't.
    package func textChange(from previous: LayoutRecord.Item) -> String? {
        guard text != previous.text else { return nil }
        let words = [previous.text, text].map { $0.map { "“\($0.prefix(40))”" } ?? "none" }
        return "the text of \(title) changed from \(words[0]) to \(words[1])"
    }
}
