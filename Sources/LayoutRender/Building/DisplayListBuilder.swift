import Engine
import Foundation

/// Turns a solved layout into a picture: the canvas with its views and guides, names, a caption and a legend.
public struct DisplayListBuilder {
    private let layout: SolvedLayout
    private let options: RenderOptions
    private let measurer: any TextMeasuring
    /// What the layout is compared with.
    private let earlier: SolvedLayout?

    /// The narrowest that a caption and legend can be, in points.
    private static let minimumWidth = 200.0
    /// Between the sheet, or what is drawn below it, and the legend, in points.
    private static let legendGap = 16.0

    /// A builder for a layout; text takes the room that the measurer says.
    ///
    /// - Parameter earlier: A layout to compare with: where things were is drawn too.
    public init(
        layout: SolvedLayout, options: RenderOptions, measurer: any TextMeasuring,
        earlier: SolvedLayout? = nil
    ) {
        self.earlier = earlier
        self.layout = layout
        self.options = options
        self.measurer = measurer
    }

    /// The picture.
    /// - Complexity: near linear in the number of items.
    /// - Throws: `RenderError` where the layout or the options cannot be drawn.
    public func build() throws(RenderError) -> DisplayList {
        try validate()
        let grid = PixelGrid(scale: options.scale)
        var scene = self.scene()
        let selection = GuideSelection(scene)
        let hasText = !options.layers.isDisjoint(with: [.caption, .legend])
        let width = hasText ? max(scene.sheet.width, Self.minimumWidth) : scene.sheet.width
        let caption = self.caption(of: scene, selection: selection, width: width)
        let gutters = RedlineOverlay(scene: scene, grid: grid, measurer: measurer).gutters
        // The lines and numbers beside the sheet go left of it.
        scene.move(by: CGSize(width: gutters.left, height: caption?.height ?? 0))
        let redlines = RedlineOverlay(scene: scene, grid: grid, measurer: measurer)

        let texts = TextBlock(scene: scene, measurer: measurer).texts()
        let tears = TearLines(scene: scene, grid: grid, measurer: measurer)
        let placer = placedLabels(
            in: scene, texts: texts, selection: selection, keepingClearOf: tears.bands + redlines.marks)
        let callouts = CalloutColumn(
            placer.callouts, scene: scene, measurer: measurer, x: scene.sheet.maxX + gutters.right)
        let ledger = FocusLedger(
            scene: scene, grid: grid, measurer: measurer,
            origin: CGPoint(
                x: (scene.sheet.maxX + gutters.right + callouts.width + FocusLedger.gap).rounded(),
                y: scene.sheet.minY))
        let page = PageArea(
            sheet: scene.sheet,
            bottom: max(scene.sheet.maxY + gutters.bottom, callouts.bottom, ledger?.bottom ?? 0),
            right: max(scene.sheet.maxX + gutters.right + callouts.width, ledger?.right ?? 0),
            width: width)
        let legend = self.legend(
            of: scene, selection: selection, redlines: redlines, placer: placer, grid: grid, page: page)

        var commands = caption?.commands ?? []
        commands += ViewsLayer(scene: scene, grid: grid, texts: texts).commands()
        commands += GuidesLayer(scene: scene, grid: grid, selection: selection).commands()
        commands += OutlineOverlay(scene: scene, grid: grid).commands()
        commands += tears.commands()
        if let earlier {
            let comparison = EarlierLayout(
                scene: scene, grid: grid, measurer: measurer, earlier: earlier,
                isDetailed: options.comparesInDetail)
            commands += comparison.commands()
        }
        commands += redlines.commands()
        commands += LabelsLayer(scene: scene, grid: grid, measurer: measurer)
            .commands(for: placer.labels, callouts: callouts)
        commands += ledger?.drawing() ?? []
        commands += legend?.commands ?? []
        let right = max(page.right, scene.sheet.minX + width, legend?.right ?? 0)
        let bottom = max(page.bottom, legend?.bottom ?? 0)
        return DisplayList(
            size: CGSize(
                width: grid.snap((right + options.margin).rounded(.up)),
                height: grid.snap((bottom + options.margin).rounded(.up))),
            title: Caption.title(of: layout, fallback: options.fallbackTitle),
            description: LayoutDescription.text(of: layout, options: options), projection: scene.projection,
            commands: commands)
    }

    /// What is shown, at the top left within the margins.
    private func scene() -> Scene {
        let fitting =
            options.isToScale
            ? CanvasFitting(zoom: options.zoom) : CanvasFitting(layout: layout, layers: options.layers)
        let corner = PixelGrid(scale: options.scale).snap(options.margin)
        let projection = CanvasProjection(
            origin: CGPoint(x: corner, y: corner), zoom: fitting.zoom, tears: fitting.tears)
        return Scene(layout: layout, options: options, projection: projection)
    }

    private func caption(of scene: Scene, selection: GuideSelection, width: Double) -> Caption? {
        guard options.layers.contains(.caption) else { return nil }
        let zoom = scene.projection.zoom
        let remarks = [
            scene.focused.isEmpty
                ? nil : "focus " + scene.focused.map(scene.name).joined(separator: ", "),
            zoom > 1 ? "drawn at \(XMLText.number(zoom))×" : nil, selection.remark(in: scene),
        ]
        return Caption(
            layout: layout, fallbackTitle: options.fallbackTitle, remarks: remarks.compactMap { $0 },
            measurer: measurer, origin: scene.sheet.origin, width: width)
    }

    private func placedLabels(
        in scene: Scene, texts: [Int: [DisplayText]], selection: GuideSelection,
        keepingClearOf marks: [CGRect]
    ) -> LabelPlacer {
        let overhang = max(0, min(options.margin - 4, 20))
        let region = scene.sheet.insetBy(dx: -overhang, dy: -min(overhang, 10))
        var placer = LabelPlacer(
            scene: scene, texts: texts, selection: selection, measurer: measurer, region: region)
        for mark in marks { placer.reserve(mark) }
        if options.layers.contains(.names) { placer.place() }
        return placer
    }

    /// Below the sheet, or beside it where it would be long.
    private func legend(
        of scene: Scene, selection: GuideSelection, redlines: RedlineOverlay, placer: LabelPlacer,
        grid: PixelGrid, page: PageArea
    ) -> Legend? {
        guard options.layers.contains(.legend) else { return nil }
        let below = Legend(
            scene: scene, selection: selection, redlines: redlines, labels: placer.labels,
            unplaced: placer.unplaced,
            measurer: measurer, grid: grid,
            place: .below(CGPoint(x: scene.sheet.minX, y: page.bottom + Self.legendGap), width: page.width))
        guard below.height > Legend.longest(for: scene.sheet) else { return below }
        return Legend(
            scene: scene, selection: selection, redlines: redlines, labels: placer.labels,
            unplaced: placer.unplaced,
            measurer: measurer, grid: grid,
            place: .beside(
                CGPoint(x: page.right + Legend.columnGap, y: scene.sheet.minY), height: scene.sheet.height))
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
        let wanted = options.focus + options.measures.flatMap { [$0.from, $0.to] }
        let missing = wanted.first { id in !layout.items.contains { $0.id == id } }
        if let missing { throw .unknownFocus(missing) }
    }
}
