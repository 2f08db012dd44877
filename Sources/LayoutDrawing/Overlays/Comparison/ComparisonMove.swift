import LayoutValues

/// An item that exists in two layouts and has moved, with its arrows.
struct ComparisonMove {
    /// The frames in points of the picture.
    let before: CGRect
    let after: CGRect
    /// One arrow for an item that keeps its size, otherwise one for each axis on which it changed.
    private(set) var arrows: [ComparisonArrow]

    /// Describes a move between two frames of the picture, whose frames on the canvas are `canvas`.
    init(
        of name: String, from before: CGRect, to after: CGRect, canvas: (before: CGRect, after: CGRect)
    ) {
        self.before = before
        self.after = after
        let words = [LayoutAxis.horizontal, .vertical].map { axis in
            Self.words(canvas.before.extent(axis), canvas.after.extent(axis), axis)
        }
        let hasGrown = words.contains { $0.count > 1 || $0.contains { $0.isLength } }
        if hasGrown {
            arrows = []
            for (axis, changes) in zip([LayoutAxis.horizontal, .vertical], words) where !changes.isEmpty {
                let (start, end) = Self.ends(before.extent(axis), after.extent(axis))
                let across = after.extent(axis.across).middle
                arrows.append(
                    ComparisonArrow(
                        from: axis.point(start, across), to: axis.point(end, across),
                        words: Self.sentence(name, changes)))
            }
        } else {
            let changes = words.flatMap { $0 }
            arrows =
                changes.isEmpty
                ? []
                : [
                    ComparisonArrow(
                        from: CGPoint(x: before.midX, y: before.midY),
                        to: CGPoint(x: after.midX, y: after.midY), words: Self.sentence(name, changes))
                ]
        }
    }

    /// A change of one number of a frame.
    private struct Change {
        var words: String
        var isLength: Bool
    }

    private static func sentence(_ name: String, _ changes: [Change]) -> String {
        name + " " + changes.map { $0.words }.joined(separator: ", ")
    }

    /// Returns what changed along an axis in words: `x +30`, `width −20`.
    private static func words(_ before: Extent, _ after: Extent, _ axis: LayoutAxis) -> [Change] {
        func change(_ name: String, _ distance: Double, isLength: Bool) -> Change? {
            let number = (distance * 10).rounded() / 10
            guard number != 0 else { return nil }
            return Change(
                words: "\(name) \(number < 0 ? "−" : "+")\(DecimalNumber.text(abs(number)))",
                isLength: isLength)
        }
        let isHorizontal = axis == .horizontal
        return [
            change(isHorizontal ? "x" : "y", after.start - before.start, isLength: false),
            change(isHorizontal ? "width" : "height", after.length - before.length, isLength: true),
        ].compactMap { $0 }
    }

    /// Returns the ends of an arrow: between the edges that moved farthest if the length changed, otherwise between the
    /// middles.
    private static func ends(_ before: Extent, _ after: Extent) -> (start: Double, end: Double) {
        if abs(before.length - after.length) < 0.25 { return (before.middle, after.middle) }
        return abs(before.end - after.end) >= abs(before.start - after.start)
            ? (before.end, after.end) : (before.start, after.start)
    }

    /// Moves the arrows across their axes to where they cross nothing, if there is such a place.
    mutating func placeArrows(in taken: inout SpatialGrid) {
        for index in arrows.indices {
            arrows[index].moveAside(over: after, in: taken)
            for box in arrows[index].boxes { taken.insert(box, item: -1) }
        }
    }
}

/// An arrow from where something was to where it is, with its words.
struct ComparisonArrow {
    private(set) var start: CGPoint
    private(set) var end: CGPoint
    let words: String

    private static let head = 4.0
    /// The distance beside an item at which an arrow is clear of its outline, in points.
    private static let clearance = 7.0

    init(from start: CGPoint, to end: CGPoint, words: String) {
        (self.start, self.end, self.words) = (start, end, words)
    }

    /// The axis along which it points; nil if it is slanted.
    var axis: LayoutAxis? {
        start.y == end.y ? .horizontal : start.x == end.x ? .vertical : nil
    }

    /// Moves an arrow along an axis to where it crosses nothing: beside its middle, otherwise beside the item.
    fileprivate mutating func moveAside(over item: CGRect, in taken: SpatialGrid) {
        guard let axis else { return }
        let extent = item.extent(axis.across)
        let places =
            [0.5, 0.3, 0.7, 0.15, 0.85].map { extent.start + extent.length * $0 }
            + [extent.end + Self.clearance, extent.start - Self.clearance]
        let (first, last) = axis == .horizontal ? (start.x, end.x) : (start.y, end.y)
        for place in places {
            let moved = ComparisonArrow(
                from: axis.point(first, place), to: axis.point(last, place), words: words)
            let isFree = moved.boxes.allSatisfy { box in
                !taken.contains(overlapping: box, where: { _ in true })
            }
            if isFree {
                self = moved
                return
            }
        }
    }

    /// Areas that cover it.
    var boxes: [CGRect] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let count = max(1, Int((max(abs(dx), abs(dy)) / Self.head).rounded(.up)))
        return (0...count).map { step in
            let part = Double(step) / Double(count)
            return CGRect(x: start.x + dx * part, y: start.y + dy * part, width: 0, height: 0)
                .insetBy(dx: -Self.head / 2, dy: -Self.head / 2)
        }
    }

    /// Returns the middles of boxes of a size beside the arrow, the best first.
    func places(beside size: CGSize) -> [CGPoint] {
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let (aside, above) = (size.width / 2 + 6, size.height / 2 + 4)
        let (left, right) = (min(start.x, end.x), max(start.x, end.x))
        let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
        let rows = [
            CGPoint(x: middle.x, y: top - above), CGPoint(x: middle.x, y: bottom + above),
            CGPoint(x: right, y: top - above), CGPoint(x: right, y: bottom + above),
            CGPoint(x: left, y: top - above), CGPoint(x: left, y: bottom + above),
        ]
        let columns = [middle.y, top, bottom].flatMap { y in
            [CGPoint(x: right + aside, y: y), CGPoint(x: left - aside, y: y)]
        }
        return axis == .horizontal ? rows + columns : columns + rows
    }

    /// Returns the commands that draw it; none if it would be shorter than its head.
    func commands(width: Double) -> [DisplayCommand] {
        let length = DisplayLines.Segment(start, end).length
        guard length >= 1.5 * Self.head else { return [] }
        let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
        let barbs = [-1.0, 1].map { side in
            DisplayLines.Segment(
                end,
                CGPoint(
                    x: end.x - Self.head * dx - side * Self.head * 0.6 * dy,
                    y: end.y - Self.head * dy + side * Self.head * 0.6 * dx))
        }
        return [
            .lines(
                DisplayLines(
                    [.init(start, end)] + barbs, stroke: Stroke(Paint(.ambiguity), width: width)))
        ]
    }
}
