import LayoutValues

/// The drawing of a constraint, in points of the picture.
struct Redline: Equatable {
    /// The status of the constraint that the lines show.
    enum Standing: Equatable {
        /// It is required and holds.
        case stated
        /// It is optional and holds.
        case optional
        /// It is optional and doesn't hold.
        case unmet
        /// It takes part in a conflict.
        case conflicting
        /// It was broken because of a conflict.
        case broken
        /// It isn't a constraint, but follows from constraints.
        case derived
        /// It is a requested measurement.
        case measured
    }

    enum Shape: Equatable {
        /// A dimension line in a gutter: its ends, the end that the constraint requests if it doesn't hold,
        /// and where its extension lines start across the axis.
        case dimension(Extent, requestedEnd: Double?, from: (start: Double, end: Double))
        /// Two edges held together: a bow tie at a position along the axis, where the edges touch across it.
        case joint(along: Double, across: Extent)
        /// Aligned edges or centres: dashes across the axis.
        case alignment(along: Double, across: [Extent])

        static func == (first: Shape, second: Shape) -> Bool {
            switch (first, second) {
            case (.dimension(let one, let end, let from), .dimension(let other, let otherEnd, let otherFrom)):
                one == other && end == otherEnd && from == otherFrom
            case (.joint(let one, let across), .joint(let other, let otherAcross)):
                one == other && across == otherAcross
            case (.alignment(let one, let across), .alignment(let other, let otherAcross)):
                one == other && across == otherAcross
            default: false
            }
        }
    }

    /// Indices into the layout's constraints, several if they say the same; empty for derived and measured distances.
    var constraints: [Int]
    var axis: LayoutAxis
    var shape: Shape
    var standing: Standing
    /// The number with its relation and priority; empty without one.
    var text: String
    /// A number shared by lengths that a constraint makes equal.
    var equality: Int?
    /// The range across the axis in which the two ends of a distance face each other; nil if they don't.
    var facing: Extent?
    /// Where the line stands in the gap that it measures, across the axis; nil for a line beside the sheet.
    var placeInGap: Double?

    /// Returns whether two lines look the same, so that one of them is enough.
    func looksLike(_ other: Redline) -> Bool {
        axis == other.axis && standing == other.standing && text == other.text
            && equality == other.equality && shape.looksLike(other.shape)
    }
}

extension Redline {
    /// Moves the lines with their sheet.
    mutating func move(by offset: CGSize) {
        let (along, across) =
            axis == .horizontal ? (offset.width, offset.height) : (offset.height, offset.width)
        facing = facing?.moved(by: across)
        placeInGap = placeInGap.map { $0 + across }
        switch shape {
        case .dimension(let extent, let end, let from):
            shape = .dimension(
                extent.moved(by: along), requestedEnd: end.map { $0 + along },
                from: (from.start + across, from.end + across))
        case .joint(let place, let extent):
            shape = .joint(along: place + along, across: extent.moved(by: across))
        case .alignment(let place, let extents):
            shape = .alignment(along: place + along, across: extents.map { $0.moved(by: across) })
        }
    }
}

extension Redline {
    /// How far dashes extend beyond what they align, in points.
    static let overhang = 8.0

    /// Returns the line without what is further outside the sheet than lines reach; nil if all of it is.
    func limited(to reach: Extent) -> Redline? {
        guard case .dimension(let extent, let end, let from) = shape else { return self }
        guard extent.overlap(reach) != nil else { return nil }
        var line = self
        line.shape = .dimension(
            Extent(start: reach.nearest(to: extent.start), end: reach.nearest(to: extent.end)),
            requestedEnd: end.map(reach.nearest), from: from)
        return line
    }

    /// Returns the part within an extent across the axis; nil if there is none.
    func cut(to extent: Extent) -> Redline? {
        var line = self
        line.facing = facing?.shared(with: extent)
        switch shape {
        case .dimension(let length, let end, let from):
            line.shape = .dimension(
                length, requestedEnd: end,
                from: (extent.nearest(to: from.start), extent.nearest(to: from.end)))
        case .joint(let along, let across):
            guard let part = across.overlap(extent) else { return nil }
            line.shape = .joint(along: along, across: part)
        case .alignment(let along, let across):
            let wider = Extent(start: extent.start - Self.overhang, end: extent.end + Self.overhang)
            let parts = across.compactMap { $0.overlap(wider) }
            guard !parts.isEmpty else { return nil }
            line.shape = .alignment(along: along, across: parts)
        }
        return line
    }
}

extension PlacedLayout {
    /// Returns the range in which the lines of an axis are drawn: lengths of things far outside the sheet end there.
    func reach(along axis: LayoutAxis) -> Extent {
        let sheet = sheet.extent(axis)
        let overhang = max(40, sheet.length / 4)
        return Extent(start: sheet.start - overhang, end: sheet.end + overhang)
    }
}

extension Redline.Shape {
    /// Returns whether two shapes cover the same ground; extension lines of dimensions may start elsewhere.
    fileprivate func looksLike(_ other: Redline.Shape) -> Bool {
        guard case .dimension(let one, let end, _) = self, case .dimension(let other, let otherEnd, _) = other
        else { return self == other }
        return abs(one.start - other.start) < 0.25 && abs(one.end - other.end) < 0.25 && end == otherEnd
    }
}
