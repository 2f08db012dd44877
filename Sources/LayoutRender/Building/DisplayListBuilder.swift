import Engine
import Foundation

/// Turns a solved layout into a picture: the canvas with its views and guides, names, a caption and a legend.
public struct DisplayListBuilder {
    private let layout: SolvedLayout
    private let options: RenderOptions
    private let measurer: any TextMeasuring

    /// The narrowest that a caption and legend can be, in points.
    private static let minimumWidth = 200.0

    /// A builder for a layout; text takes the room that the measurer says.
    public init(layout: SolvedLayout, options: RenderOptions, measurer: any TextMeasuring) {
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
        let margin = options.margin
        let hasText = !options.layers.isDisjoint(with: [.caption, .legend])
        let width = hasText ? max(layout.canvas.size.width, Self.minimumWidth) : layout.canvas.size.width
        let caption = self.caption(width: width)
        let sheet = grid.snap(
            CGRect(origin: CGPoint(x: margin, y: margin + (caption?.height ?? 0)), size: layout.canvas.size))
        let scene = Scene(layout: layout, options: options, sheet: sheet)
        let texts = TextBlock(scene: scene, measurer: measurer).texts()
        let placer = placedLabels(in: scene, texts: texts)
        let legend = self.legend(of: scene, placer: placer, grid: grid, width: width)

        var commands = caption?.commands ?? []
        commands += ViewsLayer(scene: scene, grid: grid, texts: texts).commands()
        commands += GuidesLayer(scene: scene, grid: grid).commands()
        commands += OutlineOverlay(scene: scene, grid: grid).commands()
        commands += LabelsLayer(scene: scene, grid: grid, measurer: measurer).commands(for: placer.labels)
        commands += legend?.commands ?? []
        let legendHeight = legend.map { $0.height > 0 ? Self.legendGap + $0.height : 0 } ?? 0
        let size = CGSize(
            width: grid.snap((width + 2 * margin).rounded(.up)),
            height: grid.snap((sheet.maxY + legendHeight + margin).rounded(.up)))
        return DisplayList(
            size: size, canvas: sheet, title: Caption.title(of: layout), commands: commands)
    }

    private static let legendGap = 16.0

    private func caption(width: Double) -> Caption? {
        guard options.layers.contains(.caption) else { return nil }
        let origin = CGPoint(x: options.margin, y: options.margin)
        return Caption(layout: layout, measurer: measurer, origin: origin, width: width)
    }

    private func placedLabels(in scene: Scene, texts: [Int: [DisplayText]]) -> LabelPlacer {
        let overhang = max(0, min(options.margin - 4, 20))
        let region = scene.sheet.insetBy(dx: -overhang, dy: -min(overhang, 10))
        var placer = LabelPlacer(scene: scene, texts: texts, measurer: measurer, region: region)
        if options.layers.contains(.names) { placer.place() }
        return placer
    }

    private func legend(of scene: Scene, placer: LabelPlacer, grid: PixelGrid, width: Double) -> Legend? {
        guard options.layers.contains(.legend) else { return nil }
        let origin = CGPoint(x: options.margin, y: scene.sheet.maxY + Self.legendGap)
        return Legend(
            scene: scene, labels: placer.labels, unplaced: placer.unplaced, measurer: measurer, grid: grid,
            origin: origin, width: width)
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
        if let focus = options.focus, !layout.items.contains(where: { $0.id == focus }) {
            throw .unknownFocus(focus)
        }
    }
}
