import Engine
import Findings
import Solver

/// Finds overlapping items, neither of which contains the other.
enum CollisionDetector {
    /// The minimum depth in points of an overlap that counts as a collision.
    private static let leastDepth = 1.0

    /// - Complexity: O(n log n) in the visible items, plus O(pairs that come close to each other).
    static func occurrences(in scene: PieceScene) -> [Occurrence] {
        let boxes = boxes(in: scene)
        var found: [Occurrence] = []
        var open: [Box] = []
        for box in boxes {
            scene.budget.charge(workPerNeighbour * open.count)
            if scene.budget.isSpent { break }
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

    /// A rectangle around an item's visible part over the whole piece.
    private struct Box {
        let index: Int
        var (left, right, top, bottom): (Double, Double, Double, Double)

        init(_ index: Int, _ ends: FrameEnds) {
            self.index = index
            (left, right) = (ends.left.least, ends.right.greatest)
            (top, bottom) = (ends.top.least, ends.bottom.greatest)
        }

        func cut(by other: Box?) -> Box {
            guard let other else { return self }
            var box = self
            (box.left, box.right) = (max(left, other.left), min(right, other.right))
            (box.top, box.bottom) = (max(top, other.top), min(bottom, other.bottom))
            return box
        }
    }

    /// The boxes sorted by their tops.
    private static func boxes(in scene: PieceScene) -> [Box] {
        /// By item: what clips its subviews.
        var clips: [Box?] = []
        clips.reserveCapacity(scene.items.count)
        var boxes: [Box] = []
        for index in scene.items.indices {
            let outer = scene.items[index].parent.flatMap { clips[$0] }
            let box = Box(index, scene.ends[index]).cut(by: outer)
            clips.append(scene.traits[index].clips ? box : outer)
            if scene.traits[index].counts, box.right > box.left, box.bottom > box.top { boxes.append(box) }
        }
        return boxes.sorted { ($0.top, $0.index) < ($1.top, $1.index) }
    }

    /// The work of comparing a box with another, and of comparing the exact regions of two.
    private static let workPerNeighbour = 5
    private static let workPerPair = 2000

    private static func collision(of first: Int, _ second: Int, in scene: PieceScene) -> Occurrence? {
        scene.budget.charge(workPerPair)
        guard !scene.budget.isSpent, !scene.isInside(second, first) else { return nil }
        let both = scene.visible(first, besides: second)
            .cut(by: scene.visible(second, besides: first), over: scene.range)
        scene.budget.charge(both.work)
        guard let range = both.range(in: scene.range, everBy: leastDepth) else { return nil }
        let areTexts = scene.traits[first].isTextAlone && scene.traits[second].isTextAlone
        return Occurrence(
            key: Occurrence.Key(
                code: .collision, items: [scene.items[first].id, scene.items[second].id],
                detail: areTexts ? .textsOverlap : .overlap),
            range: range)
    }
}
