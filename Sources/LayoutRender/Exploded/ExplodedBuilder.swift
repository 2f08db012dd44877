import Engine
import Foundation
import TextMetrics

/// Draws a layout as planes by kind, one behind another, with the constraints between them.
package struct ExplodedBuilder {
    private let layout: SolvedLayout
    private let options: RenderOptions
    private let measurer: any TextMeasuring
    private let placed: PlacedLayout
    private let selection: GuideSelection
    private let planes: [ExplodedPlane]
    private let projection: ObliqueProjection
    private let grid: PixelGrid

    private static let top = 56.0
    private static let captionHeight = 44.0

    /// Creates a builder for a layout; the measurer determines the size of text.
    package init(layout: SolvedLayout, options: RenderOptions, measurer: any TextMeasuring) {
        self.layout = layout
        self.options = options
        self.measurer = measurer
        placed = PlacedLayout(layout: layout, options: options, projection: CanvasProjection())
        selection = GuideSelection(placed)
        planes = ExplodedPlane.planes(of: placed, selection: selection)
        projection = ObliqueProjection(
            size: layout.canvas.size, origin: CGPoint(x: options.margin, y: options.margin + Self.top))
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
        let corner = projection.point(canvas.width, canvas.height, on: last)
        let foot = projection.point(0, canvas.height, on: last)
        var names = ExplodedNames(placed: placed, measurer: measurer, projection: projection)
        var commands = caption() + connectors()
        for (place, plane) in planes.enumerated() {
            commands.append(.beginGroup(DisplayGroup(classes: ["plane"], title: plane.title)))
            commands += drawing(of: plane, on: place) + [.endGroup]
        }
        commands += ties()
        if options.layers.contains(.names) {
            for (place, plane) in planes.enumerated() { names.place(plane, on: place) }
            commands += [.beginGroup(DisplayGroup(classes: ["labels"]))] + names.commands + [.endGroup]
        }
        commands += planes.indices.flatMap(words)
        let captions = planes.map {
            projection.point(0, 0, on: 0).x + measurer.width(of: $0.title, font: TypeScale.name)
        }
        let right = max(corner.x, names.right, captions.max() ?? 0)
        return DisplayList(
            size: CGSize(
                width: (right + options.margin).rounded(.up),
                height: (foot.y + Self.captionHeight + options.margin).rounded(.up)),
            title: Caption.title(of: layout, fallback: options.fallbackTitle),
            description: LayoutDescription.text(of: layout, options: options), commands: commands)
    }

    private func caption() -> [DisplayCommand] {
        guard options.layers.contains(.caption) else { return [] }
        return Caption(
            layout: layout, fallbackTitle: options.fallbackTitle, remarks: ["exploded by kind"],
            measurer: measurer, origin: CGPoint(x: options.margin, y: options.margin), width: 600
        ).commands
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
        guard let frame = frame(of: index) else { return [] }
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
        let role = GuidesLayer.role(of: item)
        let stroke =
            item.guideRole == .custom
            ? Stroke(Paint(role), width: grid.lineWidth(2), dash: GuidesLayer.dash)
            : Stroke(Paint(role), width: grid.lineWidth(1.25), dash: GuidesLayer.dots, isRound: true)
        return [.polygon(DisplayPolygon(corners, fill: Paint(role, opacity: 0.08), stroke: stroke))]
    }

    private func frame(of index: Int) -> CGRect? {
        let shape =
            layout.items[index].kind == .guide
            ? GuideShape(of: index, in: placed).frame : placed.items[index].frame
        guard let part = shape?.intersection(placed.sheet), !part.isNull else { return nil }
        return part
    }

    // MARK: Ties

    /// Returns lines between the edges that a constraint relates, if they are on different planes.
    private func ties() -> [DisplayCommand] {
        var segments: [DisplayLines.Segment] = []
        for index in RedlineSelection(placed).constraints {
            let constraint = layout.constraints[index].resolved
            guard let second = constraint.second, let start = end(of: constraint.first),
                let end = end(of: second),
                start.plane != end.plane
            else { continue }
            segments.append(.init(start.point, end.point))
        }
        guard !segments.isEmpty else { return [] }
        let dots = segments.flatMap { [$0.start, $0.end] }.map { point in
            DisplayCommand.rectangle(
                DisplayRectangle(
                    CGRect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5), cornerRadius: 2.5,
                    fill: Paint(.constraint)))
        }
        let lines = DisplayCommand.lines(
            DisplayLines(segments, stroke: Stroke(Paint(.constraint), width: grid.lineWidth(1))))
        return [.beginGroup(DisplayGroup(classes: ["constraints"])), lines] + dots + [.endGroup]
    }

    private func end(of side: SolvedConstraint.Side) -> (plane: Int, point: CGPoint)? {
        guard let plane = planes.firstIndex(where: { $0.items.contains(side.item) }),
            let frame = frame(of: side.item)
        else { return nil }
        let point: CGPoint? =
            switch side.attribute {
            case .left: CGPoint(x: frame.minX, y: frame.midY)
            case .right: CGPoint(x: frame.maxX, y: frame.midY)
            case .top: CGPoint(x: frame.midX, y: frame.minY)
            case .bottom: CGPoint(x: frame.midX, y: frame.maxY)
            case .centerX, .centerY: CGPoint(x: frame.midX, y: frame.midY)
            default: nil
            }
        return point.map { (plane, projection.point($0.x, $0.y, on: plane)) }
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
