import LayoutValues
import TextMetrics

extension LabelPlacer {
    /// Names a group of coinciding guides.
    mutating func placeGuide(_ group: [Int]) {
        let index = group[0]
        let shape = GuideShape(of: index, in: placed)
        guard let whole = shape.frame else { return }
        let frame = whole.intersection(placed.items[index].clip)
        guard !frame.isNull else { return }
        let name = group.map(placed.name).joined(separator: " = ")
        for isSmall in [false, true] {
            let font = isSmall ? TypeScale.smallPill : TypeScale.pill
            let size = CGSize(width: measurer.width(of: name, font: font) + 12, height: isSmall ? 14 : 16)
            let spots =
                LabelSpot.onEdges(of: frame, size: size) + LabelSpot.inside(frame, size: size, inset: 4)
                + LabelSpot.alongEdges(of: frame, size: size)
            let beside = frame == whole ? spots : spots.filter { isBesideLine($0.box, of: shape, at: index) }
            if place(
                .tag(name, isSmall: isSmall), of: index, at: beside, cost: { $0.pillCost(of: index, box: $1) }
            ) {
                if !placed.options.isScreen { placeNote(of: shape, at: index) }
                return
            }
        }
        if placed.options.isScreen { return placeOverContent(name, of: group, on: frame) }
        for item in group { namesOutside.append((item, frame)) }
    }

    /// Returns whether a tag is on one of a guide's lines or beside it: at an edge of the canvas that isn't the guide's, it
    /// would name the wrong thing.
    private func isBesideLine(_ box: CGRect, of shape: GuideShape, at index: Int) -> Bool {
        shape.lines(in: placed.items[index].clip).contains {
            $0.insetBy(dx: -Self.mostDistance, dy: -Self.mostDistance).intersects(box)
        }
    }

    /// The maximum distance of a tag from its guide's line, in points.
    private static let mostDistance = 6.0

    /// Names a guide where it covers the least text: there is no room for names beside a screen. A system guide isn't
    /// worth covering any.
    private mutating func placeOverContent(_ name: String, of group: [Int], on frame: CGRect) {
        guard group.contains(where: { placed.layout.items[$0].guideRole == .custom }) else {
            unplaced += group
            return
        }
        let size = CGSize(width: measurer.width(of: name, font: TypeScale.smallPill) + 12, height: 14)
        let boxes = (LabelSpot.onEdges(of: frame, size: size) + LabelSpot.alongEdges(of: frame, size: size))
            .map { movedIntoRegion($0).box }
        guard let box = boxes.min(by: { coveredArea(of: $0) < coveredArea(of: $1) }) else { return }
        taken.insert(box, item: group[0])
        labels.append(PlacedLabel(item: group[0], form: .tag(name, isSmall: true), box: box, leader: nil))
    }

    /// Returns how much of the texts and labels a label would cover, in square points.
    private func coveredArea(of box: CGRect) -> Double {
        taken.frames(overlapping: box).reduce(0) { sum, other in
            let common = other.intersection(box)
            return sum + common.width * common.height
        }
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
            // Prefer the far end of the second line, away from the pill.
            let distance = abs(frame.maxX - spot.box.maxX) + abs(frame.maxY - spot.box.maxY)
            return LabelSpot(box: spot.box, cost: distance / 100)
        }
        _ = place(.note(words), of: index, at: spots) { placer, box in placer.nameCost(of: index, box: box) }
    }

    /// Returns the cost of a pill on another guide's edge rather than its own.
    private func pillCost(of index: Int, box: CGRect) -> Double {
        guideLines.contains(overlapping: box) { $0.item != index } ? 0.5 : 0
    }
}
