import Engine
import Foundation

/// Finds each name a place where it covers no other text: inside, near by with a leader, beside the sheet, or as a number.
///
/// Guides come first, then views from the largest down, each taking the cheapest of some dozens of spots. Nothing
/// is moved once it stands, so the work is near linear in the number of items, and the same each time.
struct LabelPlacer {
    let scene: Scene
    let measurer: any TextMeasuring
    let texts: [Int: [DisplayText]]
    let selection: GuideSelection
    private let region: CGRect
    private var taken: SpatialGrid
    var views: SpatialGrid
    var guideLines: SpatialGrid
    var numberCount = 0

    /// The labels that found a place, in order of items.
    var labels: [PlacedLabel] = []
    /// Names that go beside the sheet.
    var callouts: [Callout] = []
    /// Items that found no place.
    var unplaced: [Int] = []
    /// Items with the frames they are seen with, that had no room.
    var homeless: [(item: Int, frame: CGRect)] = []

    /// A placer for what a scene shows; labels stay within `region`.
    init(
        scene: Scene, texts: [Int: [DisplayText]], selection: GuideSelection, measurer: any TextMeasuring,
        region: CGRect
    ) {
        self.scene = scene
        self.selection = selection
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
        for group in selection.groups where !scene.items[group[0]].isDimmed { placeGuide(group) }
        let views = scene.items.indices.filter { scene.layout.items[$0].kind == .view && isNamed($0) }
        for index in views.sorted(by: precedes) { placeView(index) }
        placeHomeless()
        labels.sort { ($0.item, $0.box.minY) < ($1.item, $1.box.minY) }
        numberInReadingOrder()
        unplaced.sort()
    }

    private func isNamed(_ index: Int) -> Bool {
        let item = scene.items[index]
        return !item.isDimmed && (scene.isSeen(index) || (item.isShown && !item.beyond.isNull))
    }

    /// Room that is taken before any label is placed.
    mutating func reserve(_ frame: CGRect) { taken.insert(frame, item: -1) }

    /// The focused first, then by area, then as the layout has them.
    private func precedes(_ first: Int, _ second: Int) -> Bool {
        let isFirst = scene.focused.contains(first)
        let isSecond = scene.focused.contains(second)
        if isFirst != isSecond { return isFirst }
        let (one, other) = (scene.items[first].named, scene.items[second].named)
        let (area, otherArea) = (one.width * one.height, other.width * other.height)
        return area == otherArea ? first < second : area > otherArea
    }

    private mutating func insertObstacles() {
        for index in scene.items.indices {
            if scene.layout.items[index].kind == .guide {
                insertLines(of: index)
            } else if scene.items[index].isShown, !scene.items[index].named.isNull {
                views.insert(scene.items[index].named, item: index)
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

    /// A guide's lines, as thin rectangles, where they are seen.
    private mutating func insertLines(of index: Int) {
        let shape = GuideShape(of: index, in: scene)
        guard scene.isSeen(index), let frame = shape.frame else { return }
        var lines: [CGRect] = []
        if case .verticalLines = shape {
        } else {
            lines.append(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 2))
            lines.append(CGRect(x: frame.minX, y: frame.maxY - 2, width: frame.width, height: 2))
        }
        if case .horizontalLines = shape {
        } else {
            lines.append(CGRect(x: frame.minX, y: frame.minY, width: 2, height: frame.height))
            lines.append(CGRect(x: frame.maxX - 2, y: frame.minY, width: 2, height: frame.height))
        }
        for line in lines.map({ $0.intersection(scene.items[index].clip) }) where !line.isNull {
            guideLines.insert(line, item: index)
        }
    }

    /// Takes the cheapest of the spots that is free; false if none is.
    mutating func place(
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
