import Engine
import Foundation

/// Finds each name a place where it covers no other text: inside, outside with a leader, or as a number.
///
/// Guides come first, then views from the largest down, each taking the cheapest of some dozens of spots. Nothing
/// is moved once it stands, so the work is near linear in the number of items, and the same each time.
struct LabelPlacer {
    private let scene: Scene
    private let measurer: any TextMeasuring
    private let texts: [Int: [DisplayText]]
    private let region: CGRect
    private var taken: SpatialGrid
    private var views: SpatialGrid
    private var guideLines: SpatialGrid
    private var numberCount = 0

    /// The labels that found a place, in order of items.
    private(set) var labels: [PlacedLabel] = []
    /// Items that found none.
    private(set) var unplaced: [Int] = []

    /// A placer for what a scene shows; labels stay within `region`.
    init(scene: Scene, texts: [Int: [DisplayText]], measurer: any TextMeasuring, region: CGRect) {
        self.scene = scene
        self.texts = texts
        self.measurer = measurer
        self.region = region
        taken = SpatialGrid(bounds: region)
        views = SpatialGrid(bounds: region)
        guideLines = SpatialGrid(bounds: region)
        insertObstacles()
    }

    /// Places every label.
    mutating func place() {
        let named = scene.items.indices.filter(isNamed)
        for index in named where scene.layout.items[index].kind == .guide { placeGuide(index) }
        let views = named.filter { scene.layout.items[$0].kind == .view }
        for index in views.sorted(by: precedes) { placeView(index) }
        labels.sort { ($0.item, $0.box.minY) < ($1.item, $1.box.minY) }
        numberInReadingOrder()
        unplaced.sort()
    }

    private func isNamed(_ index: Int) -> Bool {
        let item = scene.items[index]
        guard item.isShown, !item.isDimmed else { return false }
        guard scene.layout.items[index].kind == .guide else { return item.isVisible }
        return GuideShape(of: index, in: scene).frame.map { !$0.intersection(item.clip).isNull } ?? false
    }

    /// The focused first, then by area, then as the layout has them.
    private func precedes(_ first: Int, _ second: Int) -> Bool {
        let focus = scene.options.focus
        let isFirst = scene.layout.items[first].id == focus
        let isSecond = scene.layout.items[second].id == focus
        if isFirst != isSecond { return isFirst }
        let (one, other) = (scene.items[first].visible, scene.items[second].visible)
        let (area, otherArea) = (one.width * one.height, other.width * other.height)
        return area == otherArea ? first < second : area > otherArea
    }

    // MARK: Obstacles

    private mutating func insertObstacles() {
        for index in scene.items.indices {
            if scene.layout.items[index].kind == .guide {
                insertLines(of: index)
            } else if scene.items[index].isVisible {
                views.insert(scene.items[index].visible, item: index)
            }
            for text in texts[index] ?? [] {
                let extent = measurer.extent(of: text.string, font: text.font)
                let box = CGRect(
                    x: text.minX, y: text.origin.y - extent.ascent, width: text.width,
                    height: extent.ascent + extent.descent)
                taken.insert(box.intersection(scene.items[index].visible), item: index)
            }
        }
    }

    private mutating func insertLines(of index: Int) {
        guard scene.items[index].isShown else { return }
        let shape = GuideShape(of: index, in: scene)
        guard let frame = shape.frame else { return }
        if case .verticalLines = shape {
        } else {
            guideLines.insert(
                CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 2), item: index)
            guideLines.insert(
                CGRect(x: frame.minX, y: frame.maxY - 2, width: frame.width, height: 2), item: index)
        }
        if case .horizontalLines = shape {
        } else {
            guideLines.insert(
                CGRect(x: frame.minX, y: frame.minY, width: 2, height: frame.height), item: index)
            guideLines.insert(
                CGRect(x: frame.maxX - 2, y: frame.minY, width: 2, height: frame.height), item: index)
        }
    }

    // MARK: Guides

    private mutating func placeGuide(_ index: Int) {
        let shape = GuideShape(of: index, in: scene)
        guard let whole = shape.frame else { return }
        let frame = whole.intersection(scene.items[index].clip)
        guard !frame.isNull else { return }
        let name = DisplayName.of(scene.layout.items[index])
        for isSmall in [false, true] {
            let font = isSmall ? TypeScale.smallPill : TypeScale.pill
            let size = CGSize(width: measurer.width(of: name, font: font) + 12, height: isSmall ? 14 : 16)
            let spots =
                LabelSpot.onEdges(of: frame, size: size) + LabelSpot.inside(frame, size: size, inset: 4)
            if place(.pill(isSmall: isSmall), of: index, at: spots, cost: pillCost) {
                placeNote(of: shape, at: index)
                return
            }
        }
        placeNumber(index, frame: frame)
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

    private func pillCost(_ box: CGRect) -> Double {
        guideLines.contains(overlapping: box) { !$0.frame.intersection(box).isEmpty && $0.frame.height > 2 }
            ? 0.2 : 0
    }

    // MARK: Views

    private mutating func placeView(_ index: Int) {
        let frame = scene.items[index].visible
        let name = DisplayName.of(scene.layout.items[index])
        for (form, size) in forms(of: index, name: name) {
            let spots = LabelSpot.inside(frame, size: size, inset: 6)
            if place(form, of: index, at: spots, cost: { $0.nameCost(of: index, box: $1) }) { return }
        }
        let size = CGSize(width: measurer.width(of: name, font: TypeScale.smallName), height: 13)
        if frame.width < scene.sheet.width / 2 || frame.height < size.height * 2 {
            let spots = LabelSpot.outside(frame, size: size)
            let form = PlacedLabel.Form.name(isSmall: true, detail: nil)
            if place(form, of: index, at: spots, cost: { $0.outsideCost(of: index, box: $1) }) { return }
        }
        // What shows its own text is known by it.
        guard texts[index] == nil else { return }
        placeNumber(index, frame: frame)
    }

    private func forms(of index: Int, name: String) -> [(PlacedLabel.Form, CGSize)] {
        let item = scene.layout.items[index]
        let width = measurer.width(of: name, font: TypeScale.name)
        var forms: [(PlacedLabel.Form, CGSize)] = []
        var details: [String] = []
        if OutlineOverlay.showsAmbiguity(index, in: scene) {
            details.append(item.undetermined.names.joined(separator: ", ") + " ambiguous")
        }
        if scene.options.layers.contains(.classes), item.className != "UIView", index != 0 {
            details.append(DisplayName.oneLine(item.className))
        }
        for detail in details {
            let detailWidth = measurer.width(of: detail, font: TypeScale.className)
            forms.append(
                (
                    .name(isSmall: false, detail: detail),
                    CGSize(width: width + LabelsLayer.detailGap + detailWidth, height: 15)
                ))
        }
        forms.append((.name(isSmall: false, detail: nil), CGSize(width: width, height: 15)))
        let smallWidth = measurer.width(of: name, font: TypeScale.smallName)
        forms.append((.name(isSmall: true, detail: nil), CGSize(width: smallWidth, height: 13)))
        return forms
    }

    /// What a name costs within its own view: other views' outlines and insides are not for it.
    private func nameCost(of index: Int, box: CGRect) -> Double {
        let isBlocked = views.contains(overlapping: box) { entry in
            if scene.contains(entry.item, index) { return false }
            return !(scene.isContainer(entry.item) && entry.frame.contains(box))
        }
        if isBlocked { return .infinity }
        let isInContainer = views.contains(overlapping: box) { !scene.contains($0.item, index) }
        return (isInContainer ? 6 : 0) + (guideLines.contains(overlapping: box) { _ in true } ? 10 : 0)
    }

    private func outsideCost(of index: Int, box: CGRect) -> Double {
        let isBlocked = views.contains(overlapping: box.insetBy(dx: -1, dy: -1)) { entry in
            if entry.item == index { return true }
            return !(scene.contains(entry.item, index) || scene.isContainer(entry.item))
                || !entry.frame.contains(box)
        }
        if isBlocked { return .infinity }
        return guideLines.contains(overlapping: box) { _ in true } ? 10 : 0
    }

    // MARK: Numbers

    private mutating func placeNumber(_ index: Int, frame: CGRect) {
        let size = CGSize(width: measurer.width(of: "000", font: TypeScale.number) + 6, height: 12)
        let spots =
            LabelSpot.inside(frame, size: size, inset: 2)
            + LabelSpot.onEdges(of: frame, size: size).map {
                LabelSpot(box: $0.box, cost: $0.cost + 8)
            }
        guard numberCount < RenderLimits.maximumNumberedNames,
            place(.number(0), of: index, at: spots, cost: { $0.numberCost(of: index, box: $1) })
        else {
            unplaced.append(index)
            return
        }
        numberCount += 1
    }

    private func numberCost(of index: Int, box: CGRect) -> Double {
        let coversOther = views.contains(overlapping: box) { !scene.contains($0.item, index) }
        return coversOther ? 5 : 0
    }

    private mutating func numberInReadingOrder() {
        let numbered = labels.indices.filter { labels[$0].isNumber }
        let ordered = numbered.sorted {
            let (first, second) = (labels[$0].box, labels[$1].box)
            return (first.minY, first.minX, labels[$0].item) < (second.minY, second.minX, labels[$1].item)
        }
        for (position, label) in ordered.enumerated() { labels[label].form = .number(position + 1) }
    }

    // MARK: Spots

    private func pillCost(_ placer: LabelPlacer, _ box: CGRect) -> Double { placer.pillCost(box) }

    private mutating func place(
        _ form: PlacedLabel.Form, of index: Int, at spots: [LabelSpot],
        cost: (LabelPlacer, CGRect) -> Double
    ) -> Bool {
        var best: LabelSpot?
        for spot in spots where spot.cost < best?.cost ?? .infinity {
            let moved = movedIntoRegion(spot)
            guard region.contains(moved.box) else { continue }
            if taken.contains(overlapping: moved.box.insetBy(dx: -1, dy: -1), where: { _ in true }) {
                continue
            }
            let total = spot.cost + cost(self, moved.box)
            if total < best?.cost ?? .infinity {
                best = LabelSpot(box: moved.box, cost: total, leader: moved.leader)
            }
        }
        guard let best else { return false }
        taken.insert(best.box, item: index)
        labels.append(PlacedLabel(item: index, form: form, box: best.box, leader: best.leader))
        return true
    }

    /// A spot without a leader, pushed back into the region by its edges.
    private func movedIntoRegion(_ spot: LabelSpot) -> LabelSpot {
        guard spot.leader == nil else { return spot }
        var box = spot.box
        box.origin.x = max(region.minX, min(box.minX, region.maxX - box.width))
        box.origin.y = max(region.minY, min(box.minY, region.maxY - box.height))
        return LabelSpot(box: box, cost: spot.cost, leader: nil)
    }
}
