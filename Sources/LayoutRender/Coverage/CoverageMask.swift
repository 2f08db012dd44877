import CCairo
import TextShaping

/// How much of each pixel outlines cover, as exact areas, and drawn with Cairo's current source.
///
/// Cairo's own filling takes samples on 15 lines of each pixel, which for the small shapes of glyphs takes several times as
/// long. This one computes with numbers of double precision in a fixed order, so the same outlines give the same pixels
/// everywhere. Where outlines overlap, pixels are covered once, as with the non-zero winding rule.
final class CoverageMask {
    /// An outline with its origin at a point of a surface, and sizes of its unit in pixels.
    struct Placed {
        var outline: GlyphOutline
        var x: Double
        var y: Double
        var unitX: Double
        var unitY: Double
    }

    /// Pixels of a surface.
    struct Area {
        var x: Range<Int>
        var y: Range<Int>

        /// Returns parts of about a number of pixels, from top to bottom.
        func parts(of size: Int) -> [Area] {
            let height = max(1, size / max(1, x.count))
            return stride(from: y.lowerBound, to: y.upperBound, by: height).map { top in
                Area(x: x, y: top..<min(y.upperBound, top + height))
            }
        }
    }

    /// A place on a surface in pixels, or a distance.
    struct Point {
        var x: Double
        var y: Double

        var length: Double { squaredLength.squareRoot() }
        fileprivate var squaredLength: Double { x * x + y * y }
        /// The same distance at a right angle.
        var turned: Point { Point(x: y, y: -x) }

        static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
        static func - (one: Point, other: Point) -> Point { Point(x: one.x - other.x, y: one.y - other.y) }
        static func * (point: Point, factor: Double) -> Point {
            Point(x: point.x * factor, y: point.y * factor)
        }
    }

    /// The memory of the cells, which contains zeros between two masks.
    private var memory: UnsafeMutablePointer<Float>
    private var capacity = 0
    private var cells: CoverageCells
    private var coverage: UnsafeMutablePointer<UInt8>
    private var coverageCapacity = 0
    private var area = Area(x: 0..<0, y: 0..<0)
    private var origin = Point(x: 0, y: 0)
    /// The bytes of a row.
    private var coverageStride = 0

    /// The most pixels by which a line may differ from a curve.
    private static let tolerance = 0.1
    private static let mostSegments = 100.0

    init() {
        memory = .allocate(capacity: capacity)
        coverage = .allocate(capacity: coverageCapacity)
        cells = CoverageCells(memory, width: 0, height: 0)
    }

    deinit {
        memory.deallocate()
        coverage.deallocate()
    }

    /// Returns the pixels of a context's surface that outlines reach; nil for none.
    static func area(of outlines: [Placed], in cairo: OpaquePointer) -> Area? {
        var (low, high) = (
            Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity)
        )
        for placed in outlines where !placed.outline.elements.isEmpty {
            let (first, last) = (placed.outline.low, placed.outline.high)
            low.x = min(low.x, placed.x + first.x * placed.unitX)
            high.x = max(high.x, placed.x + last.x * placed.unitX)
            low.y = min(low.y, placed.y - last.y * placed.unitY)
            high.y = max(high.y, placed.y - first.y * placed.unitY)
        }
        guard low.x <= high.x, low.y <= high.y else { return nil }
        return area(x: low.x...high.x, y: low.y...high.y, in: cairo)
    }

    /// Returns the pixels of a context's surface between coordinates; nil for none.
    static func area(x: ClosedRange<Double>, y: ClosedRange<Double>, in cairo: OpaquePointer) -> Area? {
        let surface = cairo_get_target(cairo)
        func pixels(_ range: ClosedRange<Double>, within limit: Int32) -> Range<Int>? {
            let start = max(0, range.lowerBound.rounded(.down))
            let end = min(Double(limit), range.upperBound.rounded(.up))
            return start < end ? Int(start)..<Int(end) : nil
        }
        guard let columns = pixels(x, within: cairo_image_surface_get_width(surface)),
            let rows = pixels(y, within: cairo_image_surface_get_height(surface))
        else { return nil }
        return Area(x: columns, y: rows)
    }

    /// Begins an empty mask for an area.
    func begin(_ area: Area) {
        self.area = area
        origin = Point(x: Double(area.x.lowerBound), y: Double(area.y.lowerBound))
        let cellCount = CoverageCells.count(width: area.x.count, height: area.y.count)
        if capacity < cellCount {
            memory.deallocate()
            capacity = cellCount
            memory = .allocate(capacity: capacity)
            memory.initialize(repeating: 0, count: capacity)
        }
        cells = CoverageCells(memory, width: area.x.count, height: area.y.count)
        // Rows of Cairo's masks begin at multiples of four.
        coverageStride = (area.x.count + 4) & ~3
        if coverageCapacity < coverageStride * area.y.count {
            coverage.deallocate()
            coverageCapacity = coverageStride * area.y.count
            coverage = .allocate(capacity: coverageCapacity)
        }
    }

    /// Adds an outline.
    func add(_ placed: Placed) {
        func place(_ point: GlyphOutline.Point) -> Point {
            Point(x: placed.x + point.x * placed.unitX, y: placed.y - point.y * placed.unitY)
        }
        var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        for element in placed.outline.elements {
            switch element {
            case .move(let point):
                addLine(current, start)
                start = place(point)
                current = start
            case .line(let point):
                let end = place(point)
                addLine(current, end)
                current = end
            case .curve(let first, let second, let last):
                let end = place(last)
                addCurve(current, place(first), place(second), end)
                current = end
            case .close:
                addLine(current, start)
                current = start
            }
        }
        addLine(current, start)
    }

    /// Draws what was added with a context's source and clip; the mask is empty after it.
    func paint(in cairo: OpaquePointer) {
        let (width, height) = (area.x.count, area.y.count)
        for row in 0..<height { cells.takeCoverage(of: row, into: coverage + row * coverageStride) }
        let mask = cairo_image_surface_create_for_data(
            coverage, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(coverageStride))
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, mask, Double(area.x.lowerBound), Double(area.y.lowerBound))
        cairo_restore(cairo)
        cairo_surface_destroy(mask)
    }

    /// Adds the area between a curve and the right end of the mask, negative where the curve leads upwards.
    func addCurve(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
        // The distance of a curve from a line between two of its points is at most an eighth of the second derivative times
        // the square of the step between them. That of a cubic curve is largest at one of its ends.
        let bends = (
            Point(x: start.x - 2 * first.x + second.x, y: start.y - 2 * first.y + second.y),
            Point(x: first.x - 2 * second.x + end.x, y: first.y - 2 * second.y + end.y)
        )
        let bend = 6 * max(bends.0.squaredLength, bends.1.squaredLength).squareRoot()
        let count = max(1, min(Self.mostSegments, (bend / (8 * Self.tolerance)).squareRoot().rounded(.up)))
        // The curve as a polynomial.
        let linear = Point(x: 3 * (first.x - start.x), y: 3 * (first.y - start.y))
        let square = Point(x: 3 * bends.0.x, y: 3 * bends.0.y)
        let cube = Point(
            x: end.x - start.x - linear.x - square.x, y: end.y - start.y - linear.y - square.y)
        var current = start
        var step = 1.0
        while step < count {
            let t = step / count
            let next = Point(
                x: ((cube.x * t + square.x) * t + linear.x) * t + start.x,
                y: ((cube.y * t + square.y) * t + linear.y) * t + start.y)
            addLine(current, next)
            current = next
            step += 1
        }
        addLine(current, end)
    }

    /// Adds the area between a line and the right end of the mask, negative for lines upwards.
    func addLine(_ start: Point, _ end: Point) { cells.addLine(start - origin, end - origin) }
}
