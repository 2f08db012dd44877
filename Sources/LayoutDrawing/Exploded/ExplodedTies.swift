import LayoutValues
import TextMetrics

/// Lines between the edges that a constraint relates, if they are on different planes, with what the constraint asks for.
struct ExplodedTies {
    private struct Tie {
        var segment: DisplayLines.Segment
        /// The distance, or whatever else a redline of the constraint would say; nil for edges held together.
        var words: RedlineText?
    }

    private let ties: [Tie]
    /// The number of constraints between planes that aren't drawn.
    let hidden: Int

    /// The maximum number of constraints between planes that a reader can follow.
    private static let most = 40

    /// Finds the ties of a layout, those of the author's guides first.
    init(
        placed: PlacedLayout, planes: [ExplodedPlane], projection: ObliqueProjection,
        measurer: LineMeasurer
    ) {
        let planner = RedlinePlanner(placed: placed)
        func end(of side: SolvedConstraint.Side) -> (plane: Int, point: CGPoint)? {
            guard let plane = planes.firstIndex(where: { $0.items.contains(side.item) }),
                let point = placed.frameOnSheet(of: side.item)?.middle(of: side.attribute)
            else { return nil }
            return (plane, projection.point(point.x, point.y, on: plane))
        }
        let all = RedlineSelection(placed).constraints.compactMap { index -> Tie? in
            let constraint = placed.layout.constraints[index].resolved
            guard let second = constraint.second, let start = end(of: constraint.first),
                let end = end(of: second), start.plane != end.plane
            else { return nil }
            let words = planner.redlines(of: index).first?.text ?? ""
            return Tie(
                segment: .init(start.point, end.point),
                words: words.isEmpty ? nil : RedlineText(words, measurer: measurer))
        }
        ties = Array(all.prefix(Self.most))
        hidden = all.count - ties.count
    }

    var segments: [DisplayLines.Segment] { ties.map { $0.segment } }

    /// Returns the commands that draw the lines, and their words where these cover neither a name nor one another.
    func commands(avoiding names: [CGRect], grid: PixelGrid, measurer: LineMeasurer) -> [DisplayCommand] {
        guard !ties.isEmpty else { return [] }
        let dots = segments.flatMap { [$0.start, $0.end] }.map { point in
            DisplayCommand.rectangle(
                DisplayRectangle(
                    CGRect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5), cornerRadius: 2.5,
                    fill: Paint(.constraint)))
        }
        let lines = DisplayCommand.lines(
            DisplayLines(segments, stroke: Stroke(Paint(.constraint), width: grid.lineWidth(1))))
        var taken = names
        let words = ties.flatMap { tie -> [DisplayCommand] in
            guard let words = tie.words, let box = Self.box(of: words, on: tie.segment, avoiding: taken)
            else { return [] }
            taken.append(box)
            return Self.drawing(of: words, in: box, measurer: measurer)
        }
        return [.beginGroup(DisplayGroup(classes: ["constraints"])), lines] + dots + words + [.endGroup]
    }

    /// Returns where the words of a line are on it, close to its middle; nil if there is no room.
    private static func box(
        of words: RedlineText, on line: DisplayLines.Segment, avoiding taken: [CGRect]
    ) -> CGRect? {
        let (start, end) = (line.start, line.end)
        let size = CGSize(width: words.size.width + 6, height: words.size.height + 3)
        return [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].lazy.map { part in
            CGRect(
                x: start.x + (end.x - start.x) * part - size.width / 2,
                y: start.y + (end.y - start.y) * part - size.height / 2, width: size.width,
                height: size.height)
        }.first { box in !taken.contains { SpatialGrid.overlap($0, box) } }
    }

    private static func drawing(
        of words: RedlineText, in box: CGRect, measurer: LineMeasurer
    ) -> [DisplayCommand] {
        let font = TypeScale.dimension
        let lines = words.lines.enumerated().map { row, line in
            let middle = box.midY + words.offset(of: row)
            return DisplayCommand.text(
                DisplayText(
                    line, origin: CGPoint(x: box.midX, y: middle + TypeScale.baselineDrop(font)),
                    anchor: .middle, font: font, paint: Paint(.constraint),
                    width: measurer.width(of: line, font: font)))
        }
        return [.rectangle(DisplayRectangle(box, cornerRadius: 3, fill: Paint(.paper, opacity: 0.9)))] + lines
    }
}

extension PlacedLayout {
    /// Returns the part of a view's or guide's frame that is on the sheet.
    func frameOnSheet(of index: Int) -> CGRect? {
        let shape =
            layout.items[index].kind == .guide ? GuideShape(of: index, in: self).frame : items[index].frame
        guard let part = shape?.intersection(sheet), !part.isNull else { return nil }
        return part
    }
}

extension CGRect {
    /// Returns the middle of an edge, or the centre; nil for attributes that are neither.
    fileprivate func middle(of attribute: LayoutAttribute) -> CGPoint? {
        switch attribute {
        case .left: CGPoint(x: minX, y: midY)
        case .right: CGPoint(x: maxX, y: midY)
        case .top: CGPoint(x: midX, y: minY)
        case .bottom: CGPoint(x: midX, y: maxY)
        case .centerX, .centerY: CGPoint(x: midX, y: midY)
        default: nil
        }
    }
}
