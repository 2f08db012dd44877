import Engine
import Findings

/// Finds pieces in which constraints conflict or leave something undetermined.
enum SolutionDetector {
    static func occurrences(in scene: PieceScene) -> [Occurrence] {
        let conflicts = scene.piece.conflicts.map { finding in
            Occurrence(
                key: Occurrence.Key(
                    code: .unsatisfiable, items: finding.items,
                    detail: .broken(finding.broken)),
                range: scene.range, constraints: finding.constraints)
        }
        let consequences = consequences(of: scene.piece.conflicts)
        let open = scene.items.indices.compactMap { index -> Occurrence? in
            guard scene.items[index].kind == .view else { return nil }
            let undetermined = scene.piece.items[index].undetermined
                .subtracting(consequences[scene.items[index].id] ?? [])
            guard !undetermined.isEmpty else { return nil }
            return Occurrence(
                key: Occurrence.Key(
                    code: .ambiguous, items: [scene.items[index].id],
                    detail: .undetermined(undetermined)),
                range: scene.range)
        }
        return conflicts + open
    }

    /// Returns what may be open in items, by id, only because a constraint was broken in a conflict that concerns them.
    private static func consequences(of conflicts: [LayoutFinding]) -> [String: FrameComponents] {
        var consequences: [String: FrameComponents] = [:]
        for conflict in conflicts {
            guard let broken = conflict.broken, let axis = axis(of: broken) else { continue }
            for id in conflict.items {
                consequences[id, default: []].formUnion(
                    axis == .horizontal ? [.x, .width] : [.y, .height])
            }
        }
        return consequences
    }

    /// Returns the axis of the first attribute that a constraint's text names.
    private static func axis(of constraint: String) -> LayoutAxis? {
        constraint.split(separator: " ").lazy.compactMap { word -> LayoutAxis? in
            guard let dot = word.lastIndex(of: ".") else { return nil }
            return LayoutAttribute(rawValue: String(word[word.index(after: dot)...]))?.axis
        }.first
    }
}
