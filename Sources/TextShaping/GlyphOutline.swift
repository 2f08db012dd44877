import CHarfBuzz

/// The outline of a glyph in font units, upwards from the baseline.
package struct GlyphOutline: Sendable, Equatable {
    /// A point in font units.
    package struct Point: Sendable, Equatable {
        /// To the right.
        package var x: Double
        /// Upwards.
        package var y: Double

        /// Creates a point.
        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A part of an outline.
    package enum Element: Sendable, Equatable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    /// The elements in drawing order; empty for spaces.
    package private(set) var elements: [Element] = []

    /// The most elements that are drawn of one glyph, far more than any letter has.
    static let mostElements = 20_000

    /// The lowest coordinates of all points, including those that only shape curves.
    package private(set) var low = Point(x: .infinity, y: .infinity)
    /// The highest coordinates of all points.
    package private(set) var high = Point(x: -.infinity, y: -.infinity)

    /// The length of all lines, and of those between the points that shape curves, measured along both axes.
    package private(set) var length = 0.0

    private var current = Point(x: 0, y: 0)

    /// Creates an outline of points of the caller's.
    package init(_ elements: [Element] = []) {
        for element in elements {
            switch element {
            case .move(let end), .line(let end): add(element, [end])
            case .curve(let first, let second, let end): add(element, [first, second, end])
            case .close: close()
            }
        }
    }

    fileprivate mutating func add(_ element: Element, _ points: [Point]) {
        guard elements.count < Self.mostElements, let end = points.last,
            points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return }
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        elements.append(element)
        if case .move = element { return current = end }
        for point in points {
            length += abs(point.x - current.x) + abs(point.y - current.y)
            current = point
        }
    }

    /// A curve of the second degree as one of the third: the same on every machine, as HarfBuzz would compute it with
    /// numbers of single precision.
    fileprivate mutating func addQuadratic(_ control: Point, to end: Point) {
        func between(_ from: Point) -> Point {
            Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        let (first, second) = (between(current), between(end))
        add(.curve(first, second, end), [first, second, end])
    }

    fileprivate mutating func close() {
        guard elements.count < Self.mostElements else { return }
        elements.append(.close)
    }
}

extension FontFace {
    /// Returns the outline of a glyph.
    package func outline(of glyph: UInt32) -> GlyphOutline {
        var outline = GlyphOutline()
        withUnsafeMutablePointer(to: &outline) {
            hb_shim_draw_glyph(font, glyph, OutlineFunctions.shared.functions, $0)
        }
        return outline
    }
}

/// HarfBuzz's drawing functions, which collect an outline. Sendable because they are immutable.
private struct OutlineFunctions: @unchecked Sendable {
    static let shared = OutlineFunctions()

    let functions: OpaquePointer?

    private init() {
        functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                let end = GlyphOutline.Point(x: Double(x), y: Double(y))
                data?.assumingMemoryBound(to: GlyphOutline.self).pointee.add(.move(end), [end])
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                let end = GlyphOutline.Point(x: Double(x), y: Double(y))
                data?.assumingMemoryBound(to: GlyphOutline.self).pointee.add(.line(end), [end])
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                data?.assumingMemoryBound(to: GlyphOutline.self).pointee.addQuadratic(
                    GlyphOutline.Point(x: Double(controlX), y: Double(controlY)),
                    to: GlyphOutline.Point(x: Double(x), y: Double(y)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
                let end = GlyphOutline.Point(x: Double(x), y: Double(y))
                let first = GlyphOutline.Point(x: Double(firstX), y: Double(firstY))
                let second = GlyphOutline.Point(x: Double(secondX), y: Double(secondY))
                data?.assumingMemoryBound(to: GlyphOutline.self).pointee.add(
                    .curve(first, second, end), [first, second, end])
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in data?.assumingMemoryBound(to: GlyphOutline.self).pointee.close() },
            nil,
            nil)
        hb_draw_funcs_make_immutable(functions)
    }
}
