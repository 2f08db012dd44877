/// The distances from the edges of a rectangle, in points.
package struct Insets: Sendable, Hashable {
    /// From the top edge downwards.
    package var top: Double
    /// From the left edge to the right.
    package var left: Double
    /// From the bottom edge upwards.
    package var bottom: Double
    /// From the right edge to the left.
    package var right: Double

    /// No inset on any edge.
    package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets from four distances.
    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates the distances between the edges of a rectangle and those of one that contains it.
    init(from inner: Rectangle, to outer: Rectangle) {
        self.init(
            top: inner.y - outer.y, left: inner.x - outer.x,
            bottom: outer.y + outer.height - (inner.y + inner.height),
            right: outer.x + outer.width - (inner.x + inner.width))
    }

    static func + (first: Insets, second: Insets) -> Insets {
        Insets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }

    static func - (first: Insets, second: Insets) -> Insets {
        Insets(
            top: first.top - second.top, left: first.left - second.left,
            bottom: first.bottom - second.bottom, right: first.right - second.right)
    }

    /// Returns the larger of two insets for each edge.
    func maximum(_ other: Insets) -> Insets {
        Insets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Returns the part of the insets that reaches into an inner rectangle at the given distances from the outer edges. An edge beyond
    /// the outer one, at a negative distance, has the whole inset and no more.
    func inherited(at distances: Insets) -> Insets {
        func inherited(_ inset: Double, at distance: Double) -> Double {
            inset > 0 ? max(0, min(inset, inset - distance)) : 0
        }
        return Insets(
            top: inherited(top, at: distances.top), left: inherited(left, at: distances.left),
            bottom: inherited(bottom, at: distances.bottom), right: inherited(right, at: distances.right))
    }

    /// The inset at the start (left, top) along an axis.
    func start(isHorizontal: Bool) -> Double { isHorizontal ? left : top }
    /// The inset at the end (right, bottom) along an axis.
    func end(isHorizontal: Bool) -> Double { isHorizontal ? right : bottom }
}

/// A rectangle in points.
package struct Rectangle: Sendable, Hashable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle from its upper left corner and its size.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

extension Rectangle {
    /// The fraction of a pixel by which a solved number may fall short of a half and still be rounded up.
    private static let slack = 1e-4

    /// Returns the rectangle in pixels with its edges on the pixel grid, halves rounded up, so that neighbours still meet.
    func pixels(scale: Double) -> Rectangle {
        func pixel(_ value: Double) -> Double { (value * scale + 0.5 + Self.slack).rounded(.down) }
        // Insets that meet turn a guide inside out.
        let (left, top) = (pixel(min(x, x + width)), pixel(min(y, y + height)))
        return Rectangle(
            x: left, y: top, width: pixel(max(x, x + width)) - left,
            height: pixel(max(y, y + height)) - top)
    }

    /// Returns a rectangle of pixels in points.
    func points(scale: Double) -> Rectangle {
        Rectangle(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
    }
}
