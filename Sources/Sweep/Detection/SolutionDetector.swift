import Engine
import Findings

/// Finds pieces in which constraints conflict or leave something undetermined.
enum SolutionDetector {
    static func occurrences(in scene: PieceScene) -> [Occurrence] {
        let conflicts = scene.piece.conflicts.map { finding in
            Occurrence(
                key: Occurrence.Key(
                    code: .unsatisfiable, items: finding.items,
                    detail: "broken: \(finding.broken ?? "one of them")"),
                range: scene.range, constraints: finding.constraints)
        }
        let open = scene.items.indices.compactMap { index -> Occurrence? in
            guard scene.items[index].kind == .view else { return nil }
            let undetermined = scene.piece.items[index].undetermined
                .subtracting(consequences(for: scene.items[index].id, of: scene.piece.conflicts))
            guard !undetermined.isEmpty else { return nil }
            return Occurrence(
                key: Occurrence.Key(
                    code: .ambiguous, items: [scene.items[index].id],
                    detail: undetermined.names.joined(separator: ", ")),
                range: scene.range)
        }
        return conflicts + open
    }

    /// Returns what may be open in an item only because a constraint was broken in a conflict that concerns it.
    private static func consequences(for id: String, of conflicts: [LayoutFinding]) -> FrameComponents {
        conflicts.reduce(into: []) { consequences, conflict in
            guard conflict.items.contains(id), let broken = conflict.broken else { return }
            switch axis(of: broken) {
            case .horizontal: consequences.formUnion([.x, .width])
            case .vertical: consequences.formUnion([.y, .height])
            case nil: break
            }
        }
    }

    /// Returns the axis of the first attribute that a constraint's text names.
    private static func axis(of constraint: String) -> LayoutAxis? {
        constraint.split(separator: " ").lazy.compactMap { word -> LayoutAxis? in
            guard let dot = word.lastIndex(of: ".") else { return nil }
            return LayoutAttribute(rawValue: String(word[word.index(after: dot)...]))?.axis
        }.first
    }
}
