import LayoutValues

/// Draws distances inside the gaps that they measure, as Figma does, where a gap is long enough and empty. The other distances
/// stay beside the sheet.
struct RedlineGaps {
    private let measurer: LineMeasurer
    /// The letters, marks and lines that a line must not cover.
    private var taken: SpatialGrid
    /// The frames of views and guides, whose edges a line must not cross.
    private var frames: SpatialGrid
    /// Where guides have their tags if nothing is in the way.
    private var tags: SpatialGrid

    /// The shortest gap in points that has its line inside.
    private static let shortest = 24.0

    /// Returns the lines, with a place in its gap for each that has one.
    ///
    /// - Complexity: O(lines × what is near them).
    static func placing(
        _ redlines: [Redline], in placed: PlacedLayout, taken: [CGRect], measurer: LineMeasurer
    ) -> [Redline] {
        guard redlines.contains(where: isLongEnough) else { return redlines }
        var gaps = Self(placed, taken: taken, marks: redlines, measurer: measurer)
        return redlines.map { redline in
            var line = redline
            line.placeInGap = gaps.place(of: redline)
            return line
        }
    }

    private init(
        _ placed: PlacedLayout, taken boxes: [CGRect], marks redlines: [Redline], measurer: LineMeasurer
    ) {
        self.measurer = measurer
        frames = SpatialGrid(bounds: placed.sheet)
        tags = frames
        var taken = SpatialGrid(bounds: placed.sheet)
        for box in boxes { taken.insert(box, item: -1) }
        for box in RedlineMarks(redlines, texts: taken, sheet: placed.sheet).obstacles {
            taken.insert(box, item: -1)
        }
        self.taken = taken
        for index in placed.items.indices where placed.items[index].isShown && !placed.isSheet(index) {
            insert(index, of: placed)
        }
    }

    /// Inserts what keeps lines out of an item, or off its edges.
    private mutating func insert(_ index: Int, of placed: PlacedLayout) {
        if placed.showsAmbiguity(index) {
            // It is filled at both ends of where it can be.
            for frame in placed.layout.items[index].extremes.compactMap(placed.picture) {
                taken.insert(frame, item: index)
            }
        }
        if placed.isTinted(index) {
            // On its colour a number would be hard to read.
            taken.insert(placed.items[index].frame, item: index)
        } else if placed.layout.items[index].kind == .view {
            frames.insert(placed.items[index].frame, item: index)
        } else if let frame = GuideShape(of: index, in: placed).frame {
            frames.insert(frame, item: index)
            let width = measurer.width(of: placed.name(of: index), font: TypeScale.pill)
            let tag = CGRect(x: frame.minX, y: frame.minY - 9, width: width + 20, height: 18)
            tags.insert(tag, item: index)
        }
    }

    /// Returns where a line stands across its axis, and keeps others off it; nil if it has no place in its gap.
    private mutating func place(of redline: Redline) -> Double? {
        guard Self.isLongEnough(redline), let extent = redline.extent, let facing = redline.facing
        else { return nil }
        let text = RedlineText(redline.text, measurer: measurer)
        guard !redline.text.isEmpty, text.lines.count == 1,
            extent.length >= Self.leastLength(for: text, on: redline.axis)
        else { return nil }
        let lines = Self.places(across: facing).map { GapLine(redline, extent, at: $0, text: text) }
            .filter { $0.areas.allSatisfy(isFree) }
        let line = lines.first { line in
            !line.areas.contains { tags.contains(overlapping: $0) { _ in true } }
        }
        guard let found = line ?? lines.first else { return nil }
        for area in found.areas { taken.insert(area, item: -1) }
        return found.place
    }

    /// Returns whether a line measures a gap that may have room for a number.
    private static func isLongEnough(_ redline: Redline) -> Bool {
        guard case .dimension(let extent, nil, _) = redline.shape, redline.facing != nil,
            redline.equality == nil
        else { return false }
        return extent.length >= shortest && [.stated, .optional, .measured].contains(redline.standing)
    }

    /// Returns the length of a gap with room for a number between two arrows.
    private static func leastLength(for text: RedlineText, on axis: LayoutAxis) -> Double {
        (axis == .horizontal ? text.size.width : text.size.height)
            + 2 * (RedlineDrawing.arrowhead.width + GapLine.air)
    }

    /// Returns places across a gap, its middle first.
    private static func places(across facing: Extent) -> [Double] {
        guard facing.length > 40 else { return [facing.middle] }
        return [0.5, 0.4, 0.6, 0.25, 0.75, 0.125, 0.875].map { facing.start + facing.length * $0 }
    }

    /// Returns whether nothing is in an area; what surrounds it isn't in it.
    private func isFree(_ area: CGRect) -> Bool {
        !taken.contains(overlapping: area) { _ in true }
            && !frames.contains(overlapping: area) { !SpatialGrid.covers($0.frame, area) }
    }
}

/// A distance with its line and number in the gap that it measures.
struct GapLine {
    let redline: Redline
    let extent: Extent
    /// The position of the line across its axis.
    let place: Double
    /// The area of the number.
    let number: CGRect
    /// The area that the line keeps free.
    private let track: CGRect

    /// The space around a number, in points.
    static let air = 2.0
    /// The distance in points that a line keeps from what is beside it.
    private static let clearance = 4.0

    /// The areas that nothing else covers.
    var areas: [CGRect] { [track, number] }

    /// Creates a line that has a place in its gap; nil for others.
    init?(_ redline: Redline, measurer: LineMeasurer) {
        guard let extent = redline.extent, let place = redline.placeInGap else { return nil }
        self.init(redline, extent, at: place, text: RedlineText(redline.text, measurer: measurer))
    }

    init(_ redline: Redline, _ extent: Extent, at place: Double, text: RedlineText) {
        (self.redline, self.extent, self.place) = (redline, extent, place)
        let (middle, length) = (redline.axis.point(extent.middle, place), extent.length - 2)
        let isHorizontal = redline.axis == .horizontal
        func area(_ width: Double, _ height: Double) -> CGRect {
            CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        }
        track = area(isHorizontal ? length : 2 * Self.clearance, isHorizontal ? 2 * Self.clearance : length)
        number = area(text.size.width + 2 * Self.air, text.size.height + Self.air)
    }
}
