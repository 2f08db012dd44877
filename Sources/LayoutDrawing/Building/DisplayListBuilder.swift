import LayoutValues

/// Builds a picture of a solved layout: the canvas with its views and guides, names, a caption and a legend.
package struct DisplayListBuilder {
    private let layout: SolvedLayout
    private let options: DrawingOptions
    private let measurer: LineMeasurer
    /// Draws the differences from an earlier layout; nil for none.
    private let compare: DrawnComparison.Maker?

    /// The minimum width of legends and of captions, in points.
    private static let (minimumWidth, minimumCaptionWidth) = (200.0, 300.0)
    /// The distance in points between the legend and the sheet or whatever is drawn below it.
    private static let legendGap = 16.0

    /// Creates a builder for a layout; the measurer determines the size of text.
    package init(layout: SolvedLayout, options: DrawingOptions, measurer: some TextMeasuring) {
        self.init(layout: layout, options: options, measurer: measurer, compare: nil)
    }

    /// Creates a builder for a layout that also draws the positions of an earlier one, if there is one.
    package init(
        layout: SolvedLayout, options: DrawingOptions, measurer: some TextMeasuring, earlier: SolvedLayout?
    ) {
        // Pages, which compare nothing, don't contain what only this refers to.
        self.init(
            layout: layout, options: options, measurer: measurer,
            compare: earlier.map { earlier in { drawn in DrawnComparison(EarlierLayout(earlier, drawn)) } })
    }

    private init(
        layout: SolvedLayout, options: DrawingOptions, measurer: some TextMeasuring,
        compare: DrawnComparison.Maker?
    ) {
        self.compare = compare
        self.layout = layout
        self.options = options
        self.measurer = LineMeasurer(measurer)
    }

    /// Builds the picture.
    /// - Complexity: Nearly linear in the number of items.
    /// - Throws: `RenderError` if the layout or the options can't be drawn.
    package func build() throws(RenderError) -> DisplayList {
        try validate()
        let grid = PixelGrid(scale: options.scale)
        let unmoved = placedLayout()
        let selection = GuideSelection(unmoved)
        let hasText = !options.layers.isDisjoint(with: [.caption, .legend])
        let width = hasText ? max(unmoved.sheet.width, Self.minimumWidth) : unmoved.sheet.width
        let captionHeight = caption(of: unmoved, selection: selection, width: width)?.height ?? 0
        let arrangement = arrangement(of: unmoved, selection, captionHeight: captionHeight)
        let placed = arrangement.placed
        let ledger = FocusLedger(
            placed: placed, redlines: arrangement.redlines, grid: grid, measurer: measurer,
            origin: CGPoint(x: (arrangement.right + FocusLedger.gap).rounded(), y: placed.sheet.minY))
        let page = arrangement.page(ledger: ledger, width: width)
        let legend = self.legend(of: arrangement, selection: selection, grid: grid, page: page)

        let pictureRight = max(page.right, legend?.right ?? 0)
        let caption = self.caption(
            of: unmoved, selection: selection, width: width,
            widest: pictureRight - unmoved.sheet.minX)
        let commands =
            (caption?.commands ?? []) + commands(for: arrangement, selection) + (ledger?.drawing() ?? [])
            + (legend?.commands ?? [])
        var list = list(
            of: placed, commands, right: max(pictureRight, caption?.right ?? 0),
            bottom: max(page.bottom, legend?.bottom ?? 0))
        list.title = PictureName.title(of: layout, fallback: options.fallbackTitle)
        list.description = LayoutDescription.text(of: layout, options: options)
        return list
    }

    /// Builds the picture for a page, which has the words of the caption, the legend and the ledger beside it: without them, a title
    /// and a description. Pages don't contain what only these refer to.
    /// - Complexity: Nearly linear in the number of items.
    /// - Throws: `RenderError` if the layout or the options can't be drawn.
    package func buildForPage() throws(RenderError) -> DisplayList {
        try validate()
        let unmoved = placedLayout()
        let selection = GuideSelection(unmoved)
        let arrangement = arrangement(of: unmoved, selection, captionHeight: 0)
        let page = arrangement.page(ledger: nil, width: unmoved.sheet.width)
        return list(
            of: arrangement.placed, commands(for: arrangement, selection), right: page.right,
            bottom: page.bottom)
    }

    private func arrangement(
        of unmoved: PlacedLayout, _ selection: GuideSelection, captionHeight: Double
    ) -> Arrangement {
        Arrangement(
            placed: unmoved, selection: selection, grid: PixelGrid(scale: options.scale), measurer: measurer,
            margin: margin, captionHeight: captionHeight, compare: compare)
    }

    /// Draws the canvas with what is on it and beside it.
    private func commands(for arrangement: Arrangement, _ selection: GuideSelection) -> [DisplayCommand] {
        let (placed, grid) = (arrangement.placed, PixelGrid(scale: options.scale))
        let letters = LetterGaps(around: arrangement.letters, on: placed.sheet)
        var commands = ViewsLayer(
            placed: placed, grid: grid, texts: arrangement.texts, sketches: arrangement.sketches,
            letters: letters,
            tints: GuidesLayer.tints(of: selection, in: placed, grid: grid),
            names: LetterGaps(around: arrangement.gaps, on: placed.sheet)
        ).commands()
        commands += GuidesLayer(placed: placed, grid: grid, selection: selection, letters: letters).commands()
        let gaps = arrangement.gaps
        for overlay in arrangement.overlays { commands += overlay.commands(avoiding: gaps) }
        commands += LabelsLayer(placed: placed, grid: grid, measurer: measurer)
            .commands(for: arrangement.names.labels, callouts: arrangement.callouts)
        return commands
    }

    /// Returns the list of a picture that ends at a point, or of the canvas alone.
    private func list(
        of placed: PlacedLayout, _ commands: [DisplayCommand], right: Double, bottom: Double
    ) -> DisplayList {
        if options.isScreen {
            let clip = DisplayGroup(classes: ["screen"], clip: placed.sheet)
            return DisplayList(
                size: placed.sheet.size, projection: placed.projection,
                commands: [.beginGroup(clip)] + commands + [.endGroup])
        }
        let grid = PixelGrid(scale: options.scale)
        return DisplayList(
            size: CGSize(
                width: grid.snap((right + options.margin).rounded(.up)),
                height: grid.snap((bottom + options.margin).rounded(.up))),
            projection: placed.projection, commands: commands)
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

    /// Returns the lines above the sheet. The height doesn't depend on the room for long titles, which is known only once
    /// all else has its place.
    private func caption(
        of placed: PlacedLayout, selection: GuideSelection, width: Double, widest: Double = 0
    ) -> Caption? {
        guard options.layers.contains(.caption) else { return nil }
        let zoom = placed.projection.zoom
        let remarks = [
            placed.focused.isEmpty
                ? nil : "focus " + placed.focused.map(placed.name).joined(separator: ", "),
            zoom > 1 ? "drawn at \(DecimalNumber.text(zoom))×" : nil, selection.remark(in: placed),
        ]
        return Caption(
            layout: layout, fallbackTitle: options.fallbackTitle, remarks: remarks.compactMap { $0 },
            measurer: measurer, origin: placed.sheet.origin, width: max(width, Self.minimumCaptionWidth),
            widest: widest)
    }

    /// Places the legend below the sheet or, if it is long, beside it where the legend isn't wider than the sheet and
    /// the picture is closer to a square; always if it would be longer than the sheet.
    private func legend(
        of arrangement: Arrangement, selection: GuideSelection, grid: PixelGrid, page: PageArea
    ) -> Legend? {
        guard options.layers.contains(.legend) else { return nil }
        func legend(at place: Legend.Place) -> Legend {
            Legend(
                arrangement: arrangement, selection: selection, measurer: measurer, grid: grid, place: place)
        }
        let sheet = page.sheet
        let corner = CGPoint(x: sheet.minX, y: page.bottom + Self.legendGap)
        let below = legend(at: .below(corner, width: page.width))
        guard below.height > Legend.longest(for: sheet) else { return below }
        let top = CGPoint(x: page.right + Legend.columnGap, y: sheet.minY)
        let beside = legend(at: .beside(top, height: max(sheet.height, page.bottom - sheet.minY)))
        if beside.right - top.x > page.width { return below }
        if below.height > max(sheet.height, sheet.width / 2) { return beside }
        let elongation = Self.elongation(max(page.right, below.right), corner.y + below.height)
        return elongation <= Self.elongation(beside.right, max(page.bottom, beside.bottom)) ? below : beside
    }

    /// Returns how many times one side is as long as the other, at least 1.
    private static func elongation(_ width: Double, _ height: Double) -> Double {
        max(width / height, height / width)
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
        let named = options.focus + options.measures.flatMap { [$0.from, $0.to] }
        if let missing = named.first(where: { layout.items(called: $0).isEmpty }) {
            throw .unknownFocus(missing, known: layout.suggestedNames)
        }
        let ends = options.measures.flatMap { [$0.from, $0.to] }
        if let ambiguous = ends.first(where: { layout.items(called: $0).count > 1 }) {
            throw .ambiguousItem(ambiguous, ids: layout.items(called: ambiguous).map { layout.items[$0].id })
        }
    }
}
