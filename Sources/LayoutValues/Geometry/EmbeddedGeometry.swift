#if hasFeature(Embedded)
    /// A length or coordinate in points, as Foundation has it.
    public typealias CGFloat = Double

    /// A point, as Foundation has it.
    public struct CGPoint: Sendable, Hashable {
        /// The horizontal coordinate.
        public var x: Double
        /// The vertical coordinate.
        public var y: Double

        /// The origin.
        public static let zero = CGPoint(x: 0, y: 0)

        /// Creates a point from its coordinates.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A size, as Foundation has it.
    public struct CGSize: Sendable, Hashable {
        /// The horizontal length.
        public var width: Double
        /// The vertical length.
        public var height: Double

        /// A size without extent.
        public static let zero = CGSize(width: 0, height: 0)

        /// Creates a size from its lengths.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// A rectangle, as Foundation has it, which also gives the null rectangle its meaning.
    public struct CGRect: Sendable, Equatable {
        /// The corner from which width and height are measured.
        public var origin: CGPoint
        /// The extent; lengths may be negative.
        public var size: CGSize

        /// A rectangle at the origin without extent.
        public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
        /// The result of intersecting rectangles that have nothing in common.
        public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

        /// Creates a rectangle from its corner and extent.
        public init(origin: CGPoint, size: CGSize) {
            self.origin = origin
            self.size = size
        }

        /// Creates a rectangle from its four numbers.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }
    }

    extension CGRect: Hashable {
        /// Combines the numbers that make rectangles equal.
        public func hash(into hasher: inout Hasher) {
            for number in [minX, minY, width, height] { hasher.combine(isNull ? .infinity : number) }
        }
    }

    // All numbers are computed as Foundation computes them, so that they are the same to the bit.
    extension CGRect {
        /// The horizontal length, never negative.
        public var width: Double { abs(size.width) }
        /// The vertical length, never negative.
        public var height: Double { abs(size.height) }
        /// The left edge.
        public var minX: Double { origin.x + min(size.width, 0) }
        /// The horizontal centre.
        public var midX: Double { (minX + maxX) * 0.5 }
        /// The right edge.
        public var maxX: Double { origin.x + max(size.width, 0) }
        /// The top edge.
        public var minY: Double { origin.y + min(size.height, 0) }
        /// The vertical centre.
        public var midY: Double { (minY + maxY) * 0.5 }
        /// The bottom edge.
        public var maxY: Double { origin.y + max(size.height, 0) }

        /// Whether it is the null rectangle.
        public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
        /// Whether it has no area.
        public var isEmpty: Bool { isNull || width == 0 || height == 0 }
    }

    extension CGRect {
        /// The same rectangle with positive lengths.
        private var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

        /// Whether both cover the same area, whichever corner they are measured from.
        public static func == (one: CGRect, other: CGRect) -> Bool {
            if one.isNull && other.isNull { return true }
            return one.minX == other.minX && one.minY == other.minY && one.width == other.width
                && one.height == other.height
        }

        /// Returns the rectangle moved.
        public func offsetBy(dx: Double, dy: Double) -> CGRect {
            isNull
                ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
        }

        /// Returns the rectangle with its edges moved inwards; null if nothing is left.
        public func insetBy(dx: Double, dy: Double) -> CGRect {
            if isNull { return self }
            let inset = CGRect(
                x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
            return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
        }

        /// Returns the smallest rectangle that contains both.
        public func union(_ other: CGRect) -> CGRect {
            if isNull { return other }
            if other.isNull { return self }
            let (left, top) = (min(minX, other.minX), min(minY, other.minY))
            return CGRect(
                x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
        }

        /// Returns what both have in common, which can be a line or a point; null for nothing.
        public func intersection(_ other: CGRect) -> CGRect {
            if isNull || other.isNull { return .null }
            let (left, top) = (max(minX, other.minX), max(minY, other.minY))
            let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
            if left > right || top > bottom { return .null }
            return CGRect(
                x: left, y: top,
                width: Self.length(
                    from: left, to: right, minX...maxX, width, other.minX...other.maxX, other.width),
                height: Self.length(
                    from: top, to: bottom, minY...maxY, height, other.minY...other.maxY, other.height))
        }

        /// Returns the length between two edges: that of one of two rectangles, given with its span, where both edges are its own.
        private static func length(
            from start: Double, to end: Double, _ span: ClosedRange<Double>, _ length: Double,
            _ otherSpan: ClosedRange<Double>, _ otherLength: Double
        ) -> Double {
            if span == start...end { return length }
            return otherSpan == start...end ? otherLength : end - start
        }

        /// Returns whether the rectangles have anything in common.
        public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

        /// Returns whether another rectangle is within it.
        public func contains(_ other: CGRect) -> Bool { union(other) == self }

        /// Returns whether a point is within it; the right and the bottom edge are outside.
        public func contains(_ point: CGPoint) -> Bool {
            if isNull || isEmpty { return false }
            return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
        }
    }
#endif
