import LayoutValues
import TextMetrics

/// Where everything on a sheet and beside it is: texts, the lines of constraints, names.
struct Arrangement {
    let placed: PlacedLayout
    let texts: [Int: [DisplayText]]
    /// What controls are recognized by, by item.
    let sketches: [Int: ControlSketch]
    /// The areas that the visible letters of views cover.
    let letters: [CGRect]
    let redlines: RedlineOverlay
    let names: LabelPlacer
    let leftCallouts: CalloutColumn
    let rightCallouts: CalloutColumn
    /// The differences from an earlier layout; nil if there is none.
    let comparison: DrawnComparison?
    private let tears: TearLines
    /// What is drawn on top of views and guides, in this order.
    let overlays: [DrawnOverlay]

    var callouts: [Callout] { leftCallouts.callouts + rightCallouts.callouts }

    /// The areas where hairlines have gaps: names, and strips that stand for empty bands.
    var gaps: [CGRect] { names.labels.map { $0.box } + tears.bands }

    /// The part of the picture in use to the right of the sheet and below it.
    func page(ledger: FocusLedger?, width: Double) -> PageArea {
        let gutters = redlines.gutters
        return PageArea(
            sheet: placed.sheet,
            bottom: max(
                placed.sheet.maxY + gutters.bottom, leftCallouts.bottom, rightCallouts.bottom,
                ledger?.bottom ?? 0),
            right: max(right, ledger?.right ?? 0), width: width)
    }

    /// The right end of what is drawn beside the sheet.
    var right: Double {
        max(
            placed.sheet.maxX + redlines.gutters.right,
            rightCallouts.callouts.map { Double($0.box.maxX) }.max() ?? 0)
    }

    /// Arranges a layout at the top left of a picture's margins, which are `margin` wide.
    init(
        placed unmoved: PlacedLayout, selection: GuideSelection, grid: PixelGrid, measurer: LineMeasurer,
        margin: Double, captionHeight: Double, compare: DrawnComparison.Maker?
    ) {
        var chosen = RedlineChoice.lines(of: unmoved, measurer: measurer)
        var texts = TextBlock(placed: unmoved, measurer: measurer).texts()
        func moveTexts(by offset: CGSize) {
            texts = texts.mapValues { lines in lines.map { $0.offset(by: offset) } }
        }
        // Where it is compared with another layout, that one's ghosts are in the gaps.
        if compare == nil, unmoved.projection.tears.isEmpty {
            let letters = Self.boxes(of: texts, in: unmoved, measurer)
            let sketches = Self.sketches(in: unmoved, letters: LetterGaps(around: letters, on: unmoved.sheet))
            let marks = unmoved.items.indices.flatMap { sketches[$0].map { $0.parts + $0.outlines } ?? [] }
            chosen.placeInGaps(of: unmoved, taken: letters + marks, measurer: measurer)
        }
        let gutters = RedlineOverlay(chosen, placed: unmoved, grid: grid, measurer: measurer).gutters
        let gutter = gutters.left
        // Lines and numbers beside the sheet are to its left; some rise above it.
        let offset = CGSize(width: gutter, height: captionHeight + gutters.top)
        let placed = unmoved.moved(by: offset)
        chosen.move(by: offset)
        moveTexts(by: offset)
        let first = Self(
            placed: placed, texts: texts, redlines: chosen, selection: selection, grid: grid,
            measurer: measurer,
            margin: margin,
            calloutSides: gutter == 0 ? [.left, .right] : [.right], compare: compare)
        guard !first.leftCallouts.callouts.isEmpty else {
            self = first
            return
        }
        let left = first.leftCallouts.callouts.map { Double($0.box.minX) }.min() ?? 0
        let space = CGSize(width: max(0, margin - left).rounded(.up), height: 0)
        chosen.move(by: space)
        moveTexts(by: space)
        self.init(
            placed: placed.moved(by: space), texts: texts, redlines: chosen, selection: selection, grid: grid,
            measurer: measurer,
            margin: margin,
            calloutSides: [.left, .right], compare: compare)
    }

    private init(
        placed: PlacedLayout, texts: [Int: [DisplayText]], redlines chosen: ChosenRedlines,
        selection: GuideSelection, grid: PixelGrid,
        measurer: LineMeasurer, margin: Double, calloutSides: [Callout.Side],
        compare: DrawnComparison.Maker?
    ) {
        self.placed = placed
        self.texts = texts
        let letters = Self.boxes(of: texts, in: placed, measurer)
        self.letters = letters
        sketches = Self.sketches(in: placed, letters: LetterGaps(around: letters, on: placed.sheet))
        redlines = RedlineOverlay(chosen, placed: placed, grid: grid, measurer: measurer, texts: letters)
        comparison = compare?(
            DrawnComparison.Surroundings(placed: placed, grid: grid, measurer: measurer, letters: letters))
        tears = TearLines(placed: placed, grid: grid, measurer: measurer)
        let overlays: [DrawnOverlay?] = [
            DrawnOverlay(OutlineOverlay(placed: placed, grid: grid)), DrawnOverlay(tears),
            comparison?.overlay, DrawnOverlay(redlines),
        ]
        self.overlays = overlays.compactMap { $0 }
        let overhang = max(0, min(margin - 4, 20))
        var names = LabelPlacer(
            placed: placed, texts: texts, selection: selection, measurer: measurer,
            region: placed.sheet.insetBy(dx: -overhang, dy: -min(overhang, 10)), calloutSides: calloutSides)
        for obstacle in self.overlays.flatMap({ $0.obstacles }) { names.reserve(obstacle) }
        for index in placed.items.indices {
            for part in sketches[index]?.parts ?? [] { names.reserve(part) }
            for outline in sketches[index]?.outlines ?? [] { names.avoidEdges(of: outline) }
        }
        for outline in self.overlays.flatMap({ $0.outlines }) { names.avoidEdges(of: outline) }
        names.place(placed.options.layers)
        self.names = names
        let exits = names.callouts.map { $0.exit.x }
        leftCallouts = CalloutColumn(
            names.callouts, side: .left, placed: placed, measurer: measurer,
            x: min(placed.sheet.minX, exits.min() ?? .infinity))
        rightCallouts = CalloutColumn(
            names.callouts, side: .right, placed: placed, measurer: measurer,
            x: max(placed.sheet.maxX + redlines.gutters.right, exits.max() ?? 0))
    }

    /// Returns what controls are recognized by, without those that would lie behind the letters of another view.
    private static func sketches(in placed: PlacedLayout, letters: LetterGaps) -> [Int: ControlSketch] {
        var sketches: [Int: ControlSketch] = [:]
        for index in placed.items.indices {
            guard let sketch = ControlSketch(of: index, in: placed),
                !sketch.parts.contains(where: letters.touch)
            else { continue }
            sketches[index] = sketch
        }
        return sketches
    }

    /// Returns the areas that the visible letters of views cover.
    private static func boxes(
        of texts: [Int: [DisplayText]], in placed: PlacedLayout, _ measurer: LineMeasurer
    ) -> [CGRect] {
        texts.keys.sorted().flatMap { index in
            (texts[index] ?? []).map { $0.box(measurer).intersection(placed.items[index].visible) }
        }.filter { !$0.isNull }
    }
}

/// The part of a page in use before its legend is placed, in points of the picture.
struct PageArea {
    let sheet: CGRect
    /// The bottom of everything drawn.
    var bottom: Double
    /// The right end of everything drawn.
    var right: Double
    /// The maximum width of the caption and of a legend below the sheet.
    let width: Double
}
