import Engine

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
            let undetermined = scene.piece.items[index].undetermined
            guard scene.items[index].kind == .view, !undetermined.isEmpty else { return nil }
            return Occurrence(
                key: Occurrence.Key(
                    code: .ambiguous, items: [scene.items[index].id],
                    detail: undetermined.names.joined(separator: ", ")),
                range: scene.range)
        }
        return conflicts + open
    }
}
