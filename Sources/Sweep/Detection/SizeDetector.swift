import Engine
import Foundation
import Findings

/// Finds items that are too small: for their text, for a finger, or to be seen at all.
enum SizeDetector {
    /// By how many points a label may be smaller than its text, the occasional error of text measurement.
    private static let textTolerance = 1.0
    /// The minimum size of a touch target on both axes, in points; Apple's Human Interface Guidelines,
    /// "Accessibility".
    static let targetSize = 44.0
    /// By how many points a touch target has to be smaller somewhere: rows are lower by the line between them.
    private static let leastShortage = 1.0
    /// The size in points below which an item counts as invisible.
    static let leastSize = 0.5

    static func occurrences(in scene: PieceScene) -> [Occurrence] {
        var found: [Occurrence] = []
        for index in scene.items.indices where scene.traits[index].counts {
            guard mayBeTooSmall(index, in: scene) else { continue }
            let frame = scene.piece.items[index].canvasFrame
            let lengths = [(LayoutAxis.horizontal, frame.width), (.vertical, frame.height)]
            var isThere: ClosedRange<Double>? = scene.range
            for (axis, length) in lengths {
                found += occurrence(
                    .collapsed, of: index, .length(axis),
                    (length * -1).range(atLeast: -leastSize, in: scene.range),
                    in: scene)
                isThere = isThere.flatMap { length.range(atLeast: leastSize + 1e-9, in: $0) }
                if scene.traits[index].isTouchable {
                    let shortage = length * -1
                    if shortage.range(atLeast: leastShortage - targetSize, in: scene.range) == nil {
                        continue
                    }
                    let small = shortage.range(atLeast: 0.01 - targetSize, in: scene.range)
                    found += occurrence(.smallTarget, of: index, .length(axis), small, in: scene)
                }
            }
            if let isThere, scene.traits[index].hasText {
                found += truncations(of: index, in: scene, isThere)
            }
        }
        return found
    }

    /// Whether an item is smaller than any of the limits somewhere in the piece.
    private static func mayBeTooSmall(_ index: Int, in scene: PieceScene) -> Bool {
        let (item, traits) = (scene.piece.items[index], scene.traits[index])
        let (width, height) = (scene.ends[index].leastWidth, scene.ends[index].leastHeight)
        if min(width, height) <= (traits.isTouchable ? targetSize : leastSize) { return true }
        guard traits.hasText else { return false }
        return item.isTextTruncated
            || item.contentSize.map { width < Double($0.width) || height < Double($0.height) } ?? false
    }

    private static func occurrence(
        _ code: FindingCode, of index: Int, _ detail: SweepFinding.Detail, _ range: ClosedRange<Double>?,
        in scene: PieceScene
    ) -> [Occurrence] {
        guard let range else { return [] }
        return [
            Occurrence(
                key: Occurrence.Key(code: code, items: [scene.items[index].id], detail: detail), range: range)
        ]
    }

    private static func truncations(
        of index: Int, in scene: PieceScene, _ range: ClosedRange<Double>
    ) -> [Occurrence] {
        let item = scene.piece.items[index]
        if item.isTextTruncated {
            return occurrence(.truncated, of: index, .moreLinesThanAllowed, range, in: scene)
        }
        guard let content = item.contentSize else { return [] }
        var found: [Occurrence] = []
        if content.width > 0 {
            let smallest = Double(content.width) * (scene.items[index].text?.smallestScale ?? 1)
            let shortage = (item.canvasFrame.width * -1).range(atLeast: textTolerance - smallest, in: range)
            found += occurrence(.truncated, of: index, .narrowerThanText, shortage, in: scene)
        }
        // The height of a button or a field is more than that of its line.
        if content.height > 0, !scene.traits[index].isTouchable {
            let shortage = (item.canvasFrame.height * -1).range(
                atLeast: textTolerance - Double(content.height), in: range)
            found += occurrence(.truncated, of: index, .lowerThanText, shortage, in: scene)
        }
        return found
    }
}
