import Engine
import Foundation
import Findings
import Solver

/// Finds items that extend beyond their superview or the canvas.
enum EdgeDetector {
    /// The depth in points below which an excess counts as rounding.
    private static let leastDepth = 1.0
    private static let hair = 1e-3
    /// The work of comparing an item's exact region with the canvas and its superview.
    private static let workPerItem = 1000

    static func occurrences(in scene: PieceScene) -> [Occurrence] {
        var found: [Occurrence] = []
        for index in scene.items.indices where scene.traits[index].counts && !scene.traits[index].isScrolled {
            scene.budget.charge(workPerItem)
            if scene.budget.isSpent { break }
            if !scene.ends[index].isInside(scene.canvasEnds) {
                if let side = onlySideOfCanvas(beyondWhichIs: index, in: scene) {
                    found.append(
                        occurrence(.offCanvas, of: index, beyond: side, over: scene.range, in: scene))
                } else {
                    found += occurrences(
                        .offCanvas, of: index, scene.visible(index), beyond: scene.canvas, in: scene)
                }
            }
            guard let parent = scene.items[index].parent, parent > 0,
                scene.traits[parent].clips || scene.traits[parent].isPainted
                    || scene.traits[index].isTouchable
            else { continue }
            if !scene.ends[index].isInside(scene.ends[parent]) {
                let frame = scene.piece.items[parent].canvasFrame
                found += occurrences(.protrusion, of: index, scene.painted(index), beyond: frame, in: scene)
            }
        }
        return found
    }

    private typealias Side = SweepFinding.Side

    /// The bottom or the right of the canvas if all of an item's visible part is beyond it over the whole piece, and
    /// beyond no other side; nil where exact regions have to decide. In a layout that goes on below the canvas, that is
    /// so for most items.
    private static func onlySideOfCanvas(beyondWhichIs index: Int, in scene: PieceScene) -> Side? {
        let (ends, canvas) = (scene.ends[index], scene.canvasEnds)
        guard scene.isVisible(index, byAtLeast: leastDepth) else { return nil }
        if ends.top.isAtLeast(canvas.bottom) {
            return ends.left.isAtLeast(canvas.left) && canvas.right.isAtLeast(ends.right) ? .bottom : nil
        }
        if ends.left.isAtLeast(canvas.right) {
            return ends.top.isAtLeast(canvas.top) && canvas.bottom.isAtLeast(ends.bottom) ? .right : nil
        }
        return nil
    }

    private static func occurrences(
        _ code: FindingCode, of index: Int, _ region: AffineRegion, beyond outer: AffineFrame,
        in scene: PieceScene
    ) -> [Occurrence] {
        scene.budget.charge(region.work)
        guard let range = region.range(in: scene.range, everBy: leastDepth) else { return [] }
        return Side.allCases.compactMap { side in
            let amounts =
                switch side {
                case .left: region.horizontal.starts.map { outer.x - $0 }
                case .right: region.horizontal.ends.map { $0 - (outer.x + outer.width) }
                case .top: region.vertical.starts.map { outer.y - $0 }
                case .bottom: region.vertical.ends.map { $0 - (outer.y + outer.height) }
                }
            return self.range(of: amounts, in: range).map {
                occurrence(code, of: index, beyond: side, over: $0, in: scene)
            }
        }
    }

    private static func occurrence(
        _ code: FindingCode, of index: Int, beyond side: Side, over range: ClosedRange<Double>,
        in scene: PieceScene
    ) -> Occurrence {
        let outer = code == .offCanvas ? nil : scene.items[index].parent.map { scene.items[$0].id }
        return Occurrence(
            key: Occurrence.Key(
                code: code, items: [scene.items[index].id], detail: .beyond([side], of: outer)),
            range: range)
    }

    /// The range in which all amounts are positive; nil if they never are by more than rounding.
    private static func range(
        of amounts: [AffineFrame.Number], in range: ClosedRange<Double>
    ) -> ClosedRange<Double>? {
        var part = range
        for amount in amounts {
            guard let next = amount.range(atLeast: hair, in: part) else { return nil }
            part = next
        }
        let isDeep = [part.lowerBound, part.upperBound].contains { end in
            amounts.allSatisfy { $0.value(at: end) >= leastDepth }
        }
        return isDeep ? part : nil
    }
}
