import Engine
import Foundation

/// Builds a picture of a solved layout: the canvas with its views and guides, names, a caption and a legend.
package struct DisplayListBuilder {
    private let layout: SolvedLayout
    private let options: RenderOptions
    private let measurer: any TextMeasuring
    /// The layout to compare with; nil for none.
    private let earlier: SolvedLayout?

    /// The minimum width of captions and legends, in points.
    private static let minimumWidth = 200.0
    /// The distance in points between the legend and the sheet or whatever is drawn below it.
    private static let legendGap = 16.0

    /// Creates a builder for a layout; the measurer determines the size of text.
    ///
    /// With an `earlier` layout to compare with, earlier positions are drawn too.
    package init(
        layout: SolvedLayout, options: RenderOptions, measurer: any TextMeasuring,
        earlier: SolvedLayout? = nil
    ) {
        self.earlier = earlier
        self.layout = layout
        self.options = options
        self.measurer = measurer
    }

    /// Builds the picture.
    /// - Complexity: Nearly linear in the number of items.
    /// - Throws: `RenderError` if the layout or the options can't be drawn.
    package func build() throws(RenderError) -> DisplayList {
        try validate()
        let grid = PixelGrid(scale: options.scale)
        var placed = placedLayout()
        let selection = GuideSelection(placed)
        let hasText = !options.layers.isDisjoint(with: [.caption, .legend])
        let width = hasText ? max(placed.sheet.width, Self.minimumWidth) : placed.sheet.width
        let caption = self.caption(of: placed, selection: selection, width: width)
        let gutters = RedlineOverlay(placed: placed, grid: grid, measurer: measurer).gutters
        // Lines and numbers beside the sheet are to its left.
        placed.move(by: CGSize(width: gutters.left, height: caption?.height ?? 0))
        let redlines = RedlineOverlay(placed: placed, grid: grid, measurer: measurer)

        let texts = TextBlock(placed: placed, measurer: measurer).texts()
        let tears = TearLines(placed: placed, grid: grid, measurer: measurer)
        let placer = placedLabels(
            in: placed, texts: texts, selection: selection, keepingClearOf: tears.bands + redlines.marks)
        let callouts = CalloutColumn(
            placer.callouts, placed: placed, measurer: measurer, x: placed.sheet.maxX + gutters.right)
        let ledger = FocusLedger(
            placed: placed, grid: grid, measurer: measurer,
            origin: CGPoint(
                x: (placed.sheet.maxX + gutters.right + callouts.width + FocusLedger.gap).rounded(),
                y: placed.sheet.minY))
        let page = PageArea(
            sheet: placed.sheet,
            bottom: max(placed.sheet.maxY + gutters.bottom, callouts.bottom, ledger?.bottom ?? 0),
            right: max(placed.sheet.maxX + gutters.right + callouts.width, ledger?.right ?? 0),
            width: width)
        let legend = self.legend(
            of: placed, selection: selection, redlines: redlines, placer: placer, grid: grid, page: page)

        var commands = caption?.commands ?? []
        commands += ViewsLayer(placed: placed, grid: grid, texts: texts).commands()
        commands += GuidesLayer(placed: placed, grid: grid, selection: selection).commands()
        commands += OutlineOverlay(placed: placed, grid: grid).commands()
        commands += tears.commands()
        if let earlier {
            let comparison = EarlierLayout(
                placed: placed, grid: grid, measurer: measurer, earlier: earlier,
                isDetailed: options.comparesInDetail)
            commands += comparison.commands()
        }
        commands += redlines.commands()
        commands += LabelsLayer(placed: placed, grid: grid, measurer: measurer)
            .commands(for: placer.labels, callouts: callouts)
        commands += ledger?.drawing() ?? []
        commands += legend?.commands ?? []
        if options.isScreen { return screen(placed, commands) }
        let right = max(page.right, placed.sheet.minX + width, legend?.right ?? 0)
        let bottom = max(page.bottom, legend?.bottom ?? 0)
        return DisplayList(
            size: CGSize(
                width: grid.snap((right + options.margin).rounded(.up)),
                height: grid.snap((bottom + options.margin).rounded(.up))),
            title: Caption.title(of: layout, fallback: options.fallbackTitle),
            description: LayoutDescription.text(of: layout, options: options), projection: placed.projection,
            commands: commands)
    }

    /// Returns the picture of the canvas alone.
    private func screen(_ placed: PlacedLayout, _ commands: [DisplayCommand]) -> DisplayList {
        let clip = DisplayGroup(classes: ["screen"], clip: placed.sheet)
        return DisplayList(
            size: placed.sheet.size, title: Caption.title(of: layout, fallback: options.fallbackTitle),
            description: LayoutDescription.text(of: layout, options: options), projection: placed.projection,
            commands: [.beginGroup(clip)] + commands + [.endGroup])
    }

    /// The space around the picture, in points.
    private var margin: Double { options.isScreen ? 0 : options.margin }

    /// Returns the items to show, at the top left inside the margins.
    private func placedLayout() -> PlacedLayout {
        let fitting =
            options.isScreen
            ? CanvasFitting(zoom: 1)
            : options.isToScale
                ? CanvasFitting(zoom: options.zoom) : CanvasFitting(layout: layout, layers: options.layers)
        let corner = PixelGrid(scale: options.scale).snap(margin)
        let projection = CanvasProjection(
            origin: CGPoint(x: corner, y: corner), zoom: fitting.zoom, tears: fitting.tears)
        return PlacedLayout(layout: layout, options: options, projection: projection)
    }

    private func caption(of placed: PlacedLayout, selection: GuideSelection, width: Double) -> Caption? {
        guard options.layers.contains(.caption) else { return nil }
        let zoom = placed.projection.zoom
        let remarks = [
            placed.focused.isEmpty
                ? nil : "focus " + placed.focused.map(placed.name).joined(separator: ", "),
            zoom > 1 ? "drawn at \(XMLValue.number(zoom))×" : nil, selection.remark(in: placed),
        ]
        return Caption(
            layout: layout, fallbackTitle: options.fallbackTitle, remarks: remarks.compactMap { $0 },
            measurer: measurer, origin: placed.sheet.origin, width: width)
    }

    private func placedLabels(
        in placed: PlacedLayout, texts: [Int: [DisplayText]], selection: GuideSelection,
        keepingClearOf marks: [CGRect]
    ) -> LabelPlacer {
        let overhang = max(0, min(margin - 4, 20))
        let region = placed.sheet.insetBy(dx: -overhang, dy: -min(overhang, 10))
        var placer = LabelPlacer(
            placed: placed, texts: texts, selection: selection, measurer: measurer, region: region)
        for mark in marks { placer.reserve(mark) }
        placer.place(options.layers)
        return placer
    }

    /// Places the legend below the sheet, or beside it if it is long.
    private func legend(
        of placed: PlacedLayout, selection: GuideSelection, redlines: RedlineOverlay, placer: LabelPlacer,
        grid: PixelGrid, page: PageArea
    ) -> Legend? {
        guard options.layers.contains(.legend) else { return nil }
        let below = Legend(
            placed: placed, selection: selection, redlines: redlines, labels: placer.labels,
            unplaced: placer.unplaced,
            measurer: measurer, grid: grid,
            place: .below(CGPoint(x: placed.sheet.minX, y: page.bottom + Self.legendGap), width: page.width))
        guard below.height > Legend.longest(for: placed.sheet) else { return below }
        return Legend(
            placed: placed, selection: selection, redlines: redlines, labels: placer.labels,
            unplaced: placer.unplaced,
            measurer: measurer, grid: grid,
            place: .beside(
                CGPoint(x: page.right + Legend.columnGap, y: placed.sheet.minY), height: placed.sheet.height))
    }

    private func validate() throws(RenderError) {
        let (width, height) = (layout.canvas.size.width, layout.canvas.size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .invalidCanvas(width: width, height: height)
        }
        guard RenderLimits.scales.contains(options.scale) else {
            throw .invalidScale(options.scale)
        }
        guard options.margin >= 0, options.margin <= RenderLimits.maximumMargin else {
            throw .invalidMargin(options.margin)
        }
        guard max(width, height) <= Double(RenderLimits.maximumSide) else {
            throw .tooLarge(width: width, height: height)
        }
        guard !layout.items.isEmpty else { throw .emptyLayout }
        if let missing = options.focus.first(where: { layout.items(called: $0).isEmpty }) {
            throw .unknownFocus(missing)
        }
        let measured = options.measures.flatMap { [$0.from, $0.to] }
        let missing = measured.first { id in !layout.items.contains { $0.id == id } }
        if let missing { throw .unknownFocus(missing) }
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

extension SolvedLayout {
    /// Returns the items that a reader may mean by a word: the one with this id, or else all with this name.
    func items(called word: String) -> [Int] {
        if let index = items.firstIndex(where: { $0.id == word }) { return [index] }
        return items.indices.filter { items[$0].name == word }
    }
}
