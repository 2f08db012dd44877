import LayoutValues
import TextMetrics

/// Draws a layout as planes by kind, one behind another, with the constraints between them.
package struct ExplodedBuilder {
    private let layout: SolvedLayout
    private let options: DrawingOptions
    private let measurer: LineMeasurer
    private let placed: PlacedLayout
    private let selection: GuideSelection
    private let planes: [ExplodedPlane]
    private let projection: ObliqueProjection
    private let names: [ExplodedNames]
    private let grid: PixelGrid

    private static let top = 56.0
    private static let captionHeight = 44.0

    /// Creates a builder for a layout; the measurer determines the size of text.
    package init(layout: SolvedLayout, options: DrawingOptions, measurer: some TextMeasuring) {
        self.layout = layout
        self.options = options
        let measurer = LineMeasurer(measurer)
        self.measurer = measurer
        placed = PlacedLayout(layout: layout, options: options, projection: CanvasProjection())
        selection = GuideSelection(placed)
        planes = ExplodedPlane.planes(of: placed, selection: selection)
        var projection = ObliqueProjection(
            size: layout.canvas.size, origin: CGPoint(x: options.margin, y: options.margin + Self.top))
        let (placed, hasNames) = (placed, options.layers.contains(.names))
        names = planes.map { plane in
            let named = hasNames ? plane : ExplodedPlane(kind: plane.kind, items: [])
            return ExplodedNames(named, placed: placed, measurer: measurer, projection: projection)
        }
        var left = 0.0
        projection.lefts = zip(planes, names).map { plane, names in
            defer {
                let title = measurer.width(of: plane.title, font: TypeScale.name)
                left += max(names.width, title) + ObliqueProjection.gap
            }
            return left
        }
        self.projection = projection
        grid = PixelGrid(scale: options.scale)
    }

    /// Builds the picture.
    /// - Throws: `RenderError` if the layout can't be drawn.
    package func build() throws(RenderError) -> DisplayList {
        let canvas = layout.canvas.size
        guard canvas.width > 0, canvas.height > 0, canvas.width.isFinite, canvas.height.isFinite else {
            throw .invalidCanvas(width: canvas.width, height: canvas.height)
        }
        guard !layout.items.isEmpty else { throw .emptyLayout }
        let last = planes.count - 1
        let foot = projection.point(0, canvas.height, on: last)
        let ties = ExplodedTies(placed: placed, planes: planes, projection: projection, measurer: measurer)
        let names = names(avoiding: ties.segments)
        let caption = self.caption(hidden: ties.hidden)
        var commands = (caption?.commands ?? []) + connectors()
        for (place, plane) in planes.enumerated() {
            commands.append(.beginGroup(DisplayGroup(classes: ["plane"], title: plane.title)))
            commands += drawing(of: plane, on: place) + [.endGroup]
        }
        let boxes = names.enumerated().flatMap { $1.boxes(at: projection.origin(of: $0)) }
        commands += ties.commands(avoiding: boxes, grid: grid, measurer: measurer)
        let labels = names.enumerated().flatMap { place, names in
            names.commands(at: projection.origin(of: place), over: ties.segments)
        }
        if !labels.isEmpty {
            commands += [.beginGroup(DisplayGroup(classes: ["labels"]))] + labels + [.endGroup]
        }
        commands += planes.indices.flatMap(words)
        let titleWidth = planes.last.map { measurer.width(of: $0.title, font: TypeScale.name) } ?? 0
        let lastWidth = max(names.last?.width ?? 0, titleWidth)
        let bottom = max(foot.y + Self.captionHeight, boxes.map { $0.maxY }.max() ?? 0)
        let right = max(projection.origin(of: last).x + lastWidth, caption?.right ?? 0)
        return DisplayList(
            size: CGSize(
                width: (right + options.margin).rounded(.up),
                height: (bottom + options.margin).rounded(.up)),
            title: PictureName.title(of: layout, fallback: options.fallbackTitle),
            description: LayoutDescription.text(of: layout, options: options), commands: commands)
    }

    /// Returns the names with those beside planes where no constraint between planes crosses them.
    private func names(avoiding ties: [DisplayLines.Segment]) -> [ExplodedNames] {
        names.enumerated().map { place, names in
            let origin = projection.origin(of: place)
            let offset = CGSize(width: -origin.x, height: -origin.y)
            return names.avoiding(ties.map { $0.offset(by: offset) })
        }
    }

    /// - Parameter hidden: The number of constraints between planes that aren't drawn.
    private func caption(hidden: Int) -> Caption? {
        guard options.layers.contains(.caption) else { return nil }
        let unplaced = names.reduce(0) { $0 + $1.unplaced }
        let remarks = [
            "exploded by kind", hidden > 0 ? "\(hidden) more constraints" : nil,
            unplaced > 0 ? "\(unplaced) more names" : nil,
        ]
        return Caption(
            layout: layout, fallbackTitle: options.fallbackTitle, remarks: remarks.compactMap { $0 },
            measurer: measurer, origin: CGPoint(x: options.margin, y: options.margin), width: 600)
    }

    /// Returns dotted lines that connect the corners of all planes.
    private func connectors() -> [DisplayCommand] {
        let corners = (0..<4).map { corner in
            DisplayLines.Segment(
                projection.corners(of: projection.canvas, on: 0)[corner],
                projection.corners(of: projection.canvas, on: planes.count - 1)[corner])
        }
        return [
            .lines(
                DisplayLines(
                    corners, stroke: Stroke(Paint(.sheetOutline), width: grid.lineWidth(1), dash: [2, 3])))
        ]
    }

    // MARK: Planes

    private func drawing(of plane: ExplodedPlane, on place: Int) -> [DisplayCommand] {
        let isScreen = plane.kind == .screen
        let sheet = DisplayPolygon(
            projection.corners(of: projection.canvas, on: place),
            fill: Paint(.sheet, opacity: isScreen ? 1 : 0.55),
            stroke: Stroke(Paint(.sheetOutline), width: grid.lineWidth(1)))
        if isScreen { return [.polygon(sheet)] + screen(on: place) }
        return [.polygon(sheet)] + plane.items.flatMap { item(at: $0, on: place) }
    }

    /// Returns the area outside the safe area, and the keyboard.
    private func screen(on place: Int) -> [DisplayCommand] {
        var commands: [DisplayCommand] = Hatching.unsafeStrips(of: placed).map { strip in
            .polygon(
                DisplayPolygon(
                    projection.corners(of: strip, on: place), fill: Paint(.systemGuide, opacity: 0.14)))
        }
        if let keyboard = KeyboardDrawing.area(in: placed) {
            commands.append(
                .polygon(
                    DisplayPolygon(projection.corners(of: keyboard, on: place), fill: KeyboardDrawing.fill)))
        }
        return commands
    }

    private func item(at index: Int, on place: Int) -> [DisplayCommand] {
        let item = layout.items[index]
        guard let frame = placed.frameOnSheet(of: index) else { return [] }
        let corners = projection.corners(of: frame, on: place)
        if item.kind == .view {
            let hue = ColorRole.view(ViewHue(id: item.id))
            let isTinted = placed.isTinted(index)
            return [
                .polygon(
                    DisplayPolygon(
                        corners, fill: isTinted ? Paint(hue, opacity: 0.16) : nil,
                        stroke: Stroke(Paint(isTinted ? hue : .container), width: grid.lineWidth(1))))
            ]
        }
        let role = GuideLine.role(of: item)
        let stroke =
            item.guideRole == .custom
            ? Stroke(Paint(role), width: grid.lineWidth(2), dash: GuideLine.dash)
            : Stroke(Paint(role), width: grid.lineWidth(1.25), dash: GuideLine.dots, isRound: true)
        return [.polygon(DisplayPolygon(corners, fill: Paint(role, opacity: 0.08), stroke: stroke))]
    }

    // MARK: Words

    /// Returns the title of a plane, below its left corner.
    private func words(of place: Int) -> [DisplayCommand] {
        let foot = projection.point(0, layout.canvas.size.height, on: place)
        let plane = planes[place]
        let detail = plane.kind == .screen ? "safe area, keyboard" : "\(plane.items.count)"
        return [
            text(plane.title, at: CGPoint(x: foot.x, y: foot.y + 18), TypeScale.name, .text),
            text(detail, at: CGPoint(x: foot.x, y: foot.y + 32), TypeScale.className, .secondaryText),
        ]
    }

    private func text(_ words: String, at origin: CGPoint, _ font: Font, _ role: ColorRole) -> DisplayCommand
    {
        .text(
            DisplayText(
                words, origin: origin, font: font, paint: Paint(role),
                width: measurer.width(of: words, font: font)))
    }
}
