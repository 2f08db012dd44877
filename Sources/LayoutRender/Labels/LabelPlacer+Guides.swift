import Engine
import Foundation

extension LabelPlacer {
    /// Names a group of guides that coincide.
    mutating func placeGuide(_ group: [Int]) {
        let index = group[0]
        let shape = GuideShape(of: index, in: scene)
        guard let whole = shape.frame else { return }
        let frame = whole.intersection(scene.items[index].clip)
        guard !frame.isNull else { return }
        let name = group.map(scene.name).joined(separator: " = ")
        for isSmall in [false, true] {
            let font = isSmall ? TypeScale.smallPill : TypeScale.pill
            let size = CGSize(width: measurer.width(of: name, font: font) + 12, height: isSmall ? 14 : 16)
            let spots =
                LabelSpot.onEdges(of: frame, size: size) + LabelSpot.inside(frame, size: size, inset: 4)
                + LabelSpot.alongEdges(of: frame, size: size)
            if place(
                .tag(name, isSmall: isSmall), of: index, at: spots, cost: { $0.pillCost(of: index, box: $1) })
            {
                placeNote(of: shape, at: index)
                return
            }
        }
        for item in group { homeless.append((item, frame)) }
    }

    private mutating func placeNote(of shape: GuideShape, at index: Int) {
        let frame: CGRect
        let words: String
        switch shape {
        case .horizontalLines(let lines): (frame, words) = (lines, "x, width open")
        case .verticalLines(let lines): (frame, words) = (lines, "y, height open")
        case .rectangle, .undetermined: return
        }
        let size = CGSize(width: measurer.width(of: words, font: TypeScale.note), height: 13)
        let spots = LabelSpot.inside(frame, size: size, inset: 4).map { spot in
            // The far end of the second line comes first, away from the pill.
            let distance = abs(frame.maxX - spot.box.maxX) + abs(frame.maxY - spot.box.maxY)
            return LabelSpot(box: spot.box, cost: distance / 100)
        }
        _ = place(.note(words), of: index, at: spots) { placer, box in placer.nameCost(of: index, box: box) }
    }

    /// A pill stands on its own guide's edge, and rather not on another's.
    private func pillCost(of index: Int, box: CGRect) -> Double {
        guideLines.contains(overlapping: box) { $0.item != index } ? 0.5 : 0
    }
}
