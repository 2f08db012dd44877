import Engine
import Foundation

/// Finds items that extend beyond their superview or the canvas.
enum EdgeDetector {
    /// The depth in points below which an excess counts as rounding.
    private static let leastDepth = 1.0
    private static let hair = 1e-3

    static func occurrences(in scene: PieceScene) -> [Occurrence] {
        var found: [Occurrence] = []
        for index in scene.items.indices where scene.traits[index].counts && !scene.traits[index].isScrolled {
            if !scene.ends[index].isInside(scene.canvasEnds) {
                found += occurrences(
                    .offCanvas, of: index, scene.visible(index), beyond: scene.canvas, in: scene)
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

    private static func occurrences(
        _ code: FindingCode, of index: Int, _ region: AffineRegion, beyond outer: AffineFrame,
        in scene: PieceScene
    ) -> [Occurrence] {
        guard let range = region.range(in: scene.range, everBy: leastDepth) else { return [] }
        let outside: [(side: String, amounts: [AffineFrame.Number])] = [
            ("left", region.horizontal.starts.map { outer.x - $0 }),
            ("right", region.horizontal.ends.map { $0 - (outer.x + outer.width) }),
            ("top", region.vertical.starts.map { outer.y - $0 }),
            ("bottom", region.vertical.ends.map { $0 - (outer.y + outer.height) }),
        ]
        return outside.compactMap { side, amounts in
            guard let part = self.range(of: amounts, in: range) else { return nil }
            let view = scene.items[index].parent.map { scene.items[$0].id } ?? ""
            let place = code == .offCanvas ? "the canvas" : view
            return Occurrence(
                key: Occurrence.Key(
                    code: code, items: [scene.items[index].id], detail: detail(beyond: [side], of: place)),
                range: part)
        }
    }

    private static let beginning = "beyond the "

    /// Returns the words for an item that extends beyond some sides of a view or the canvas.
    static func detail(beyond sides: [String], of outer: String) -> String {
        "\(beginning)\(sides.joined(separator: " and ")) of \(outer)"
    }

    /// The sides and what has them, of a detail made by `detail(beyond:of:)`; nil for any other.
    static func parts(of detail: String) -> (sides: [String], outer: String)? {
        guard detail.hasPrefix(beginning), let of = detail.range(of: " of ") else { return nil }
        let sides = detail[detail.index(detail.startIndex, offsetBy: beginning.count)..<of.lowerBound]
        return (sides.components(separatedBy: " and "), String(detail[of.upperBound...]))
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
