import LayoutValues

/// Places each name where it covers no other text: inside, nearby with a leader, beside the sheet, or as a
/// number.
///
/// Guides come first, then views from the largest down, each taking the cheapest of a few dozen spots. Placed
/// labels never move, so the work is nearly linear in the number of items and the result is deterministic.
struct LabelPlacer {
    let placed: PlacedLayout
    let measurer: LineMeasurer
    let texts: [Int: [DisplayText]]
    let selection: GuideSelection
    private let region: CGRect
    /// The margins of the sheet with room for names.
    let calloutSides: [Callout.Side]
    var taken: SpatialGrid
    var views: SpatialGrid
    var guideLines: SpatialGrid
    /// The boxes of placed names, without tags and numbers.
    private var names: SpatialGrid
    var numberCount = 0

    /// The placed labels, in the order of items.
    var labels: [PlacedLabel] = []
    /// Names to be placed beside the sheet.
    var callouts: [Callout] = []
    /// Items whose names couldn't be placed.
    var unplaced: [Int] = []
    /// Items whose names didn't fit, with their visible frames.
    var namesOutside: [(item: Int, frame: CGRect)] = []

    /// Creates a placer for a layout; labels stay inside `region`.
    init(
        placed: PlacedLayout, texts: [Int: [DisplayText]], selection: GuideSelection,
        measurer: LineMeasurer, region: CGRect, calloutSides: [Callout.Side] = [.right]
    ) {
        self.placed = placed
        self.selection = selection
        self.texts = texts
        self.measurer = measurer
        self.region = region
        self.calloutSides = calloutSides
        taken = SpatialGrid(bounds: region)
        views = SpatialGrid(bounds: region)
        guideLines = SpatialGrid(bounds: region)
        names = SpatialGrid(bounds: region)
        insertObstacles()
    }

    /// Places the labels of the layers that are shown.
    mutating func place(_ layers: RenderLayers) {
        guard !layers.isDisjoint(with: [.names, .guideNames]) else { return }
        for group in selection.groups where !placed.items[group[0]].isDimmed && hasWork {
            placeGuide(group)
        }
        let views = placed.items.indices.filter {
            layers.contains(.names) && placed.layout.items[$0].kind == .view && isNamed($0)
        }
        for index in views.sorted(by: precedes) where hasWork { placeView(index) }
        placeNamesOutside()
        labels.sort { ($0.item, $0.box.minY) < ($1.item, $1.box.minY) }
        numberInReadingOrder()
        unplaced.sort()
    }

    /// Whether there is work left for another name.
    private var hasWork: Bool { measurer.work?.covers(.names, work: 0) ?? true }

    private func isNamed(_ index: Int) -> Bool {
        let item = placed.items[index]
        return !item.isDimmed && (placed.isSeen(index) || (item.isShown && !item.beyond.isNull))
    }

    /// Reserves space before any label is placed.
    mutating func reserve(_ frame: CGRect) { taken.insert(frame, item: -1) }

    /// Keeps names off the edges of a rectangle as off those of guides.
    mutating func avoidEdges(of frame: CGRect) {
        for line in GuideShape.rectangle(frame).lines(in: frame) { guideLines.insert(line, item: -1) }
    }

    /// Returns whether an item's name is placed before another's: focused items first, then by area, then in the
    /// layout's order, and last the canvas's own, which can be anywhere.
    private func precedes(_ first: Int, _ second: Int) -> Bool {
        let isFirst = placed.focused.contains(first)
        let isSecond = placed.focused.contains(second)
        if isFirst != isSecond { return isFirst }
        if placed.isSheet(first) != placed.isSheet(second) { return placed.isSheet(second) }
        let (one, other) = (placed.items[first].named, placed.items[second].named)
        let (area, otherArea) = (one.width * one.height, other.width * other.height)
        return area == otherArea ? first < second : area > otherArea
    }

    private mutating func insertObstacles() {
        for index in placed.items.indices {
            if placed.layout.items[index].kind == .guide {
                insertLines(of: index)
            } else if placed.items[index].isShown, !placed.items[index].named.isNull {
                views.insert(placed.items[index].named, item: index)
            }
            for text in texts[index] ?? [] {
                taken.insert(text.box(measurer).intersection(placed.items[index].visible), item: index)
            }
        }
    }

    /// Inserts the visible lines of a guide as thin rectangles.
    private mutating func insertLines(of index: Int) {
        guard placed.isSeen(index) else { return }
        for line in GuideShape(of: index, in: placed).lines(in: placed.items[index].clip) {
            guideLines.insert(line, item: index)
        }
    }

    /// The work of looking at a spot, and of comparing it with a view that may be near it.
    private static let workPerSpot = 500
    private static let workPerNeighbour = 10

    /// Uses the cheapest free spot; returns false if none is free.
    mutating func place(
        _ form: PlacedLabel.Form, of index: Int, at spots: [LabelSpot],
        cost: (LabelPlacer, CGRect) -> Double
    ) -> Bool {
        let neighbours = min(SpatialGrid.mostCandidates, views.count)
        measurer.work?.charge(
            spots.count * (Self.workPerSpot + Self.workPerNeighbour * neighbours))
        var best: LabelSpot?
        for spot in spots where spot.cost < best?.cost ?? .infinity {
            let moved = movedIntoRegion(spot)
            guard SpatialGrid.covers(region, moved.box) else { continue }
            // Closer together, two texts on one line would read as one.
            if taken.contains(overlapping: moved.box.insetBy(dx: -2.5, dy: -1), where: { _ in true }) {
                continue
            }
            if form.isName, readsOn(moved.box) { continue }
            if let leader = moved.leader, isBlocked(leader, from: index) { continue }
            let total = spot.cost + cost(self, moved.box)
            if total < best?.cost ?? .infinity {
                best = LabelSpot(box: moved.box, cost: total, leader: moved.leader)
            }
        }
        guard let best else { return false }
        taken.insert(best.box, item: index)
        if form.isName { names.insert(best.box, item: index) }
        for box in best.leader.map({ CalloutRouter.boxes(along: [$0.start, $0.end]) }) ?? [] {
            taken.insert(box, item: index)
        }
        labels.append(PlacedLabel(item: index, form: form, box: best.box, leader: best.leader))
        return true
    }

    /// The distance between names on one line that can't be a space between words, in points.
    private static let mostSpace = 8.0

    /// Returns whether a name would read as one with another on the same line.
    private func readsOn(_ box: CGRect) -> Bool {
        names.contains(overlapping: box.insetBy(dx: -Self.mostSpace, dy: 4)) { _ in true }
    }

    /// Returns whether the line from a name to its item crosses a text. It ends where its item's own text may begin.
    private func isBlocked(_ leader: DisplayLines.Segment, from index: Int) -> Bool {
        CalloutRouter.boxes(along: [leader.start, leader.end]).contains { box in
            taken.contains(overlapping: box) { $0.item != index }
        }
    }

    /// Returns a spot without a leader, moved inside the region.
    func movedIntoRegion(_ spot: LabelSpot) -> LabelSpot {
        guard spot.leader == nil else { return spot }
        var box = spot.box
        box.origin.x = max(region.minX, min(box.minX, region.maxX - box.width))
        box.origin.y = max(region.minY, min(box.minY, region.maxY - box.height))
        return LabelSpot(box: box, cost: spot.cost, leader: nil)
    }
}
