import Engine

/// Finds overlapping items, neither of which contains the other.
enum CollisionDetector {
    /// The minimum depth in points of an overlap that counts as a collision.
    private static let leastDepth = 1.0

    /// How an overlap is told where something else than texts takes part in it.
    static let overlap = "they overlap"

    /// - Complexity: O(n log n) in the visible items, plus O(pairs that come close to each other).
    static func occurrences(in scene: PieceScene) -> [Occurrence] {
        let boxes = boxes(in: scene)
        var found: [Occurrence] = []
        var open: [Box] = []
        for box in boxes {
            open.removeAll { $0.bottom <= box.top }
            for other in open where other.right > box.left && box.right > other.left {
                if let occurrence = collision(
                    of: min(box.index, other.index), max(box.index, other.index), in: scene)
                {
                    found.append(occurrence)
                }
            }
            open.append(box)
        }
        return found
    }

    /// The bounds of an item's visible part over the whole piece.
    private struct Box {
        let index: Int
        let (left, right, top, bottom): (Double, Double, Double, Double)
    }

    /// The boxes sorted by their tops.
    private static func boxes(in scene: PieceScene) -> [Box] {
        scene.visible.indices.compactMap { index -> Box? in
            guard let region = scene.visible[index] else { return nil }
            let across = region.horizontal.bounds(in: scene.range)
            let down = region.vertical.bounds(in: scene.range)
            guard across.end > across.start, down.end > down.start else { return nil }
            return Box(
                index: index, left: across.start, right: across.end, top: down.start, bottom: down.end)
        }
        .sorted { ($0.top, $0.index) < ($1.top, $1.index) }
    }

    private static func collision(of first: Int, _ second: Int, in scene: PieceScene) -> Occurrence? {
        guard let one = scene.visible[first], let other = scene.visible[second],
            !isInside(second, first, in: scene),
            let range = one.cut(by: other).range(in: scene.range, everBy: leastDepth)
        else { return nil }
        let areTexts = scene.traits[first].hasText && scene.traits[second].hasText
        return Occurrence(
            key: Occurrence.Key(
                code: .collision, items: [scene.items[first].id, scene.items[second].id],
                detail: areTexts ? "their texts overlap" : overlap),
            range: range)
    }

    /// Items come in drawing order, so an ancestor comes first.
    private static func isInside(_ index: Int, _ ancestor: Int, in scene: PieceScene) -> Bool {
        var next = scene.items[index].parent
        while let parent = next, parent >= ancestor {
            if parent == ancestor { return true }
            next = scene.items[parent].parent
        }
        return false
    }
}
