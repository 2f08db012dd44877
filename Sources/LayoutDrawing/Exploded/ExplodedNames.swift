import LayoutValues
import TextMetrics

/// The names on a plane of an exploded picture: inside their items where there is room, otherwise in a column beside the
/// plane, with lines to their items.
struct ExplodedNames {
    fileprivate struct Name {
        var item: Int
        var words: String
        var size: CGSize
        /// The item's corners relative to its plane's origin.
        var corners: [CGPoint]
        /// The place relative to the plane's origin.
        var box: CGRect?
        var isInside = false
    }

    private let placed: PlacedLayout
    private let measurer: LineMeasurer
    private var names: [Name] = []
    private var inside: [CGRect] = []
    /// The views of the plane, in drawing order.
    private let views: [(item: Int, shape: ObliqueRectangle)]
    private let planeWidth: Double
    /// The number of names that aren't drawn because the plane has too many.
    private let hidden: Int

    private static let most = 60
    private static let rowHeight = 17.0
    /// The distance between a plane and the names beside it, in points.
    private static let gap = 14.0
    /// How far a name beside a plane is moved down at most so that no line crosses it, in points.
    private static let mostShift = 51.0

    /// Places the names of a plane whose top left corner is at the projection's origin.
    init(
        _ plane: ExplodedPlane, placed: PlacedLayout, measurer: LineMeasurer,
        projection: ObliqueProjection
    ) {
        self.placed = placed
        self.measurer = measurer
        planeWidth = projection.planeWidth
        views = plane.items.compactMap { index -> (item: Int, shape: ObliqueRectangle)? in
            guard placed.layout.items[index].kind == .view, let frame = placed.frameOnSheet(of: index) else {
                return nil
            }
            return (index, ObliqueRectangle(corners: projection.cornersOnPlane(of: frame)))
        }
        let named = plane.items.filter {
            !GenericName.isGeneric(placed.layout.items[$0]) && !placed.items[$0].isDimmed
        }
        hidden = max(0, named.count - Self.most)
        for index in named.prefix(Self.most) { add(index, projection) }
        // The smallest have the least choice.
        for index in names.indices.sorted(by: { names[$0].area < names[$1].area }) { placeInside(index) }
        placeBeside(avoiding: [])
    }

    /// The right end of the plane and of its column of names, relative to the plane's origin.
    var width: Double { names.reduce(planeWidth) { max($0, $1.box?.maxX ?? 0) } }

    /// The number of names that aren't drawn.
    var unplaced: Int { hidden + names.count { $0.box == nil } }

    /// Returns the names with those beside the plane where no line crosses them, as far as they are close to their items.
    /// The lines are relative to the plane's origin.
    func avoiding(_ lines: [DisplayLines.Segment]) -> ExplodedNames {
        var names = self
        names.placeBeside(avoiding: lines)
        return names
    }

    private mutating func add(_ index: Int, _ projection: ObliqueProjection) {
        let item = placed.layout.items[index]
        guard let frame = placed.frameOnSheet(of: index) else { return }
        let isGuide = item.kind == .guide
        let words = measurer.elided(placed.name(of: index), font: font(of: item), to: 160)
        names.append(
            Name(
                item: index, words: words,
                size: CGSize(
                    width: measurer.width(of: words, font: font(of: item)) + (isGuide ? 12 : 0), height: 15),
                corners: projection.cornersOnPlane(of: frame)))
    }

    private func font(of item: SolvedItem) -> Font { item.kind == .guide ? TypeScale.pill : TypeScale.name }

    /// Places a name at the top left inside its item if the item holds all of it and nothing else is there.
    private mutating func placeInside(_ index: Int) {
        let name = names[index]
        let (left, top) = (name.corners[0], name.corners[1])
        let slope = (left.y - top.y) / max(1, top.x - left.x)
        let height = name.corners[3].y - left.y
        let needed = name.size.height + 6 + slope * (name.size.width + 12)
        guard top.x - left.x >= name.size.width + 12, height >= needed else { return }
        let box = CGRect(x: left.x + 6, y: left.y + 3, width: name.size.width, height: name.size.height)
        let inner = names.indices.contains { other in
            other != index && placed.contains(name.item, names[other].item)
                && SpatialGrid.overlap(names[other].bounds, box)
        }
        guard !inner, !isCrossed(box, of: name.item),
            !inside.contains(where: { SpatialGrid.overlap($0, box) })
        else { return }
        names[index].box = box
        names[index].isInside = true
        inside.append(box.insetBy(dx: -1, dy: -1))
    }

    /// Returns whether a view covers a part of a view's name, or its outline crosses the name.
    private func isCrossed(_ box: CGRect, of item: Int) -> Bool {
        guard placed.layout.items[item].kind == .view else { return false }
        return views.contains { other, shape in
            other != item && shape.overlaps(box) && (other > item || !shape.covers(box))
        }
    }

    /// Places the other names beside the plane in order of their height.
    private mutating func placeBeside(avoiding lines: [DisplayLines.Segment]) {
        let rest = names.indices.filter { !names[$0].isInside && exit(of: $0) != nil }.sorted {
            (names[$0].exit.y, names[$0].exit.x, $0) < (names[$1].exit.y, names[$1].exit.x, $1)
        }
        var next = -Double.infinity
        for index in rest {
            let top = max(names[index].exit.y - names[index].size.height / 2, next)
            let shifts = stride(from: 0, through: Self.mostShift, by: Self.rowHeight / 4)
            let boxes = shifts.map { shift in
                CGRect(
                    origin: CGPoint(x: planeWidth + Self.gap, y: top + shift), size: names[index].size)
            }
            let free = boxes.first { box in !lines.contains { $0.crosses(box.insetBy(dx: -2, dy: -1)) } }
            let box = free ?? boxes[0]
            names[index].box = box
            next = box.minY + Self.rowHeight
        }
    }

    /// Returns the point at the right edge of an item from which a line to the right crosses no name; nil if there is
    /// none.
    private func exit(of index: Int) -> CGPoint? {
        let (top, bottom) = (names[index].corners[1], names[index].corners[2])
        return [0.5, 0.25, 0.75, 0.05, 0.95].map {
            CGPoint(x: top.x, y: top.y + (bottom.y - top.y) * $0)
        }.first { point in
            !inside.contains { $0.minY - 1 < point.y && point.y < $0.maxY + 1 && point.x < $0.maxX }
        }
    }

    // MARK: Drawing

    /// Returns the areas of the names of a plane with its origin at a point.
    func boxes(at origin: CGPoint) -> [CGRect] {
        names.compactMap { $0.box?.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// Returns the commands that draw the names of a plane with its origin at a point, over the lines of constraints.
    func commands(
        at origin: CGPoint, over ties: [DisplayLines.Segment]
    ) -> [DisplayCommand] {
        let lines = names.indices.flatMap { leader(of: $0, at: origin) }
        return lines + names.flatMap { drawing(of: $0, at: origin, over: ties) }
    }

    /// Returns the line from an item to its name, dashed where it passes behind other views.
    private func leader(of index: Int, at origin: CGPoint) -> [DisplayCommand] {
        guard let box = names[index].box, !names[index].isInside, let exit = exit(of: index) else {
            return []
        }
        let bend = CGPoint(x: planeWidth + 3, y: exit.y)
        let line = parts(from: exit, to: bend.x, of: names[index].item)
        let last = DisplayLines.Segment(bend, CGPoint(x: box.minX - 3, y: box.midY))
        let item = placed.layout.items[names[index].item]
        let role = item.kind == .guide ? GuideLine.role(of: item) : ColorRole.container
        return [(line.seen + [last], []), (line.hidden, [1.5, 2])].compactMap { segments, dash in
            segments.isEmpty
                ? nil
                : .lines(
                    DisplayLines(
                        segments.map { $0.offset(by: CGSize(width: origin.x, height: origin.y)) },
                        stroke: Stroke(Paint(role), width: 0.75, dash: dash)))
        }
    }

    /// Returns the parts of a line to the right from an item that are before and behind the filled views of the plane.
    private func parts(
        from exit: CGPoint, to end: Double, of item: Int
    ) -> (seen: [DisplayLines.Segment], hidden: [DisplayLines.Segment]) {
        let spans = views.filter { $0.item != item && placed.isTinted($0.item) }.compactMap {
            $0.shape.span(at: exit.y)
        }.sorted { $0.lowerBound < $1.lowerBound }
        var (x, seen, hidden) = (Double(exit.x), [DisplayLines.Segment](), [DisplayLines.Segment]())
        func segment(to next: Double) -> DisplayLines.Segment {
            DisplayLines.Segment(CGPoint(x: x, y: exit.y), CGPoint(x: next, y: exit.y))
        }
        for span in spans where span.upperBound > x {
            if span.lowerBound > x {
                seen.append(segment(to: span.lowerBound))
                x = span.lowerBound
            }
            hidden.append(segment(to: span.upperBound))
            x = span.upperBound
        }
        if x < end { seen.append(segment(to: end)) }
        return (seen, hidden)
    }

    private func drawing(
        of name: Name, at origin: CGPoint, over ties: [DisplayLines.Segment]
    ) -> [DisplayCommand] {
        guard let box = name.box?.offsetBy(dx: origin.x, dy: origin.y) else { return [] }
        let item = placed.layout.items[name.item]
        let isGuide = item.kind == .guide
        let isFilled = isGuide && item.guideRole == .custom
        let role: ColorRole = isFilled ? .paper : isGuide ? GuideLine.role(of: item) : .text
        let font = font(of: item)
        let inset = isGuide ? 6.0 : 0
        // Constraints between planes pass behind names.
        let ground = DisplayCommand.rectangle(
            DisplayRectangle(box.insetBy(dx: -2, dy: 0), cornerRadius: 3, fill: Paint(.paper, opacity: 0.85)))
        let needsGround = !name.isInside || ties.contains { $0.crosses(box) }
        return (isGuide ? [tag(box, of: item)] : needsGround ? [ground] : []) + [
            .text(
                DisplayText(
                    name.words,
                    origin: CGPoint(x: box.minX + inset, y: box.midY + TypeScale.baselineDrop(font)),
                    font: font, paint: Paint(role), width: box.width - 2 * inset))
        ]
    }

    private func tag(_ box: CGRect, of item: SolvedItem) -> DisplayCommand {
        let role = GuideLine.role(of: item)
        return item.guideRole == .custom
            ? .rectangle(DisplayRectangle(box, cornerRadius: box.height / 2, fill: Paint(role)))
            : .rectangle(
                DisplayRectangle(box, cornerRadius: 2, fill: Paint(.paper), stroke: Stroke(Paint(role))))
    }
}

extension ExplodedNames.Name {
    fileprivate var area: Double { bounds.width * bounds.height }
    /// The rectangle around the item.
    fileprivate var bounds: CGRect {
        let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
    /// The middle of the item's right edge.
    fileprivate var exit: CGPoint {
        CGPoint(x: corners[1].x, y: (corners[1].y + corners[2].y) / 2)
    }
}
