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
        let ties = RoomTies(in: scene)
        var open: [Occurrence] = []
        for index in scene.items.indices where scene.items[index].kind == .view {
            let undetermined = scene.piece.items[index].undetermined
                .subtracting(consequences[scene.items[index].id] ?? [])
            var (plain, tied, crowded) = (FrameComponents(), FrameComponents(), [String]())
            for (axis, numbers) in [
                (LayoutAxis.horizontal, [.x, .width] as FrameComponents), (.vertical, [.y, .height]),
            ] where !undetermined.isDisjoint(with: numbers) && !ties.isUnseen(index, along: axis) {
                if let others = ties.crowded(index, along: axis) {
                    tied.formUnion(undetermined.intersection(numbers))
                    crowded += others
                } else {
                    plain.formUnion(undetermined.intersection(numbers))
                }
            }
            let id = scene.items[index].id
            if !plain.isEmpty {
                open.append(
                    Occurrence(
                        key: Occurrence.Key(code: .ambiguous, items: [id], detail: .undetermined(plain)),
                        range: scene.range))
            }
            if !tied.isEmpty {
                open.append(
                    Occurrence(
                        key: Occurrence.Key(code: .ambiguous, items: [id], detail: .tied(tied)),
                        range: scene.range, crowded: crowded))
            }
        }
        return conflicts + open
    }

    /// Returns what may be open in items, by id, only because a constraint was broken in a conflict that concerns them.
    private static func consequences(of conflicts: [LayoutFinding]) -> [String: FrameComponents] {
        var consequences: [String: FrameComponents] = [:]
        for conflict in conflicts {
            guard let broken = conflict.broken, let axis = axes(of: broken).first else { continue }
            for id in conflict.items {
                consequences[id, default: []].formUnion(
                    axis == .horizontal ? [.x, .width] : [.y, .height])
            }
        }
        return consequences
    }

    /// Returns the axes of the attributes that a constraint's text names; a ratio is about both.
    static func axes(of constraint: String) -> [LayoutAxis] {
        constraint.split(separator: " ").compactMap { word -> LayoutAxis? in
            guard let dot = word.lastIndex(of: ".") else { return nil }
            return LayoutAttribute(rawValue: String(word[word.index(after: dot)...]))?.axis
        }.uniqued()
    }
}
