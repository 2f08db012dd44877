import LayoutDrawing

/// A straight line in pixels.
struct LineSegment: Sendable {
    private(set) var start: CoverageMask.Point
    private(set) var end: CoverageMask.Point
    let halfWidth: Double
    let length: Double

    init(start: CoverageMask.Point, end: CoverageMask.Point, halfWidth: Double) {
        self.start = start
        self.end = end
        self.halfWidth = halfWidth
        length = (end - start).length
    }

    /// Returns the line a number of pixels further up.
    func moved(upBy distance: Double) -> LineSegment {
        var line = self
        line.start.y -= distance
        line.end.y -= distance
        return line
    }

    /// The columns that it covers, caps included.
    var x: ClosedRange<Double> { (min(start.x, end.x) - halfWidth)...(max(start.x, end.x) + halfWidth) }
    /// The rows that it covers, caps included.
    var y: ClosedRange<Double> { (min(start.y, end.y) - halfWidth)...(max(start.y, end.y) + halfWidth) }

    /// The distances from the start between which it may cover pixels of an area; nil if it doesn't.
    func distances(within area: CoverageMask.Area) -> ClosedRange<Double>? {
        var (low, high) = (0.0, length)
        for (from, to, pixels) in [(start.x, end.x, area.x), (start.y, end.y, area.y)] {
            let (first, last) = (Double(pixels.lowerBound) - halfWidth, Double(pixels.upperBound) + halfWidth)
            guard from != to else {
                if from < first || from > last { return nil }
                continue
            }
            let (one, other) = ((first - from) / (to - from) * length, (last - from) / (to - from) * length)
            (low, high) = (max(low, min(one, other)), min(high, max(one, other)))
        }
        return low <= high ? low...high : nil
    }
}

/// The dashes of a stroke in pixels, and the shape of their ends.
struct LineDashes: Sendable {
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    private let pattern: [Double]
    private let period: Double
    private let isRound: Bool

    /// The shortest period of a pattern in pixels, below which dashes can't be told apart.
    private static let shortestPeriod = 0.5
    /// How far from a quarter circle's ends the points are that make a curve like it, as a part of the radius.
    private static let circle = 0.552_284_75

    /// Creates the dashes of a stroke; nil if they are too short.
    init?(_ stroke: Stroke, scale: Double) {
        let pattern = stroke.dash.map { $0 * scale }
        // A pattern of an odd number of lengths has dashes and gaps exchanged in each second period.
        self.pattern = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
        period = self.pattern.reduce(0, +)
        isRound = stroke.isRound
        guard pattern.isEmpty || period >= Self.shortestPeriod, pattern.allSatisfy({ $0 >= 0 }) else {
            return nil
        }
    }

    /// Adds those dashes of a line that may cover pixels of an area.
    func add(_ line: LineSegment, to mask: CoverageMask, within area: CoverageMask.Area) {
        guard !pattern.isEmpty else { return add(line, from: 0, to: line.length, to: mask) }
        guard let visible = line.distances(within: area) else { return }
        var distance = (visible.lowerBound / period).rounded(.down) * period
        while distance <= visible.upperBound {
            var start = distance
            for index in stride(from: 0, to: pattern.count, by: 2) {
                let end = min(line.length, start + pattern[index])
                if start <= end, isRound || start < end { add(line, from: start, to: end, to: mask) }
                start += pattern[index] + pattern[index + 1]
            }
            distance += period
        }
    }

    /// Adds a part of a line between two distances from its start.
    private func add(_ line: LineSegment, from: Double, to: Double, to mask: CoverageMask) {
        let along = (line.end - line.start) * (1 / line.length)
        let (start, end) = (line.start + along * from, line.start + along * to)
        let (forward, side) = (along * line.halfWidth, along.turned * line.halfWidth)
        mask.addLine(start + side, end + side)
        if isRound {
            addQuarters(of: end, side, forward, to: mask)
        } else {
            mask.addLine(end + side, end - side)
        }
        mask.addLine(end - side, start - side)
        if isRound {
            addQuarters(of: start, side * -1, forward * -1, to: mask)
        } else {
            mask.addLine(start - side, start + side)
        }
    }

    /// Adds half a circle around a point, from one side forward to the other one.
    private func addQuarters(
        of center: CoverageMask.Point, _ side: CoverageMask.Point, _ forward: CoverageMask.Point,
        to mask: CoverageMask
    ) {
        let (near, far) = (side * Self.circle, forward * Self.circle)
        mask.addCurve(center + side, center + side + far, center + forward + near, center + forward)
        mask.addCurve(center + forward, center + forward - near, center - side + far, center - side)
    }
}
