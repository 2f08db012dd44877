import CCairo
import Foundation
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

@Suite struct RoundedRectangleTests {
    private static let rectangles = [
        DisplayRectangle(CGRect(x: 10, y: 10, width: 60, height: 50), cornerRadius: 1.5),
        DisplayRectangle(CGRect(x: 10.3, y: 9.7, width: 60.4, height: 50.9), cornerRadius: 8),
        DisplayRectangle(CGRect(x: 20, y: 5, width: 11, height: 70), cornerRadius: 20),
        DisplayRectangle(CGRect(x: 5, y: 30, width: 70, height: 7.5), cornerRadius: 3),
    ]

    /// Draws on a surface at a scale, and returns how bright each pixel is.
    private static func levels(scale: Double, _ draw: (OpaquePointer) -> Void) throws -> [Int] {
        let surface = BlackSurface(width: Int(80 * scale), height: Int(80 * scale))
        let cairo = try #require(surface.cairo)
        cairo_scale(cairo, scale, scale)
        draw(cairo)
        return surface.levels
    }

    private static func largestDifference(_ one: [Int], _ other: [Int]) -> Int {
        zip(one, other).map { abs($0 - $1) }.max() ?? 0
    }

    /// A fill in parts has the pixels that Cairo gives the whole.
    @Test(arguments: rectangles, [1.0, 2, 3])
    func fillsAreAsCairoDrawsTheWhole(rectangle: DisplayRectangle, scale: Double) throws {
        let outline = RoundedRectangle(rectangle)
        guard let parts = outline.parts(within: 0...80, scale: scale, lineWidth: 0) else {
            // Corners that meet leave no row of pixels between them.
            #expect(rectangle.frame.height - 2 * outline.radius < 2 / scale)
            return
        }
        let drawn = try Self.levels(scale: scale) { outline.fill(parts, in: $0) }
        let whole = try Self.levels(scale: scale) { cairo in
            outline.addPath(in: cairo)
            cairo_fill(cairo)
        }
        #expect(Self.largestDifference(drawn, whole) <= 2)
    }

    /// A line as the area between two outlines has the pixels of Cairo's line, up to how both approximate curves.
    @Test(arguments: rectangles, [1.0, 2, 3])
    func linesAreAsCairoDrawsTheWhole(rectangle: DisplayRectangle, scale: Double) throws {
        let outline = RoundedRectangle(rectangle)
        for width in [1, 1.5, 2.0] {
            guard let parts = outline.parts(within: 0...80, scale: scale, lineWidth: width) else { continue }
            let drawn = try Self.levels(scale: scale) { outline.stroke(parts, width: width, in: $0) }
            let whole = try Self.levels(scale: scale) { cairo in
                outline.addPath(in: cairo)
                cairo_set_line_width(cairo, width)
                cairo_stroke(cairo)
            }
            #expect(Self.largestDifference(drawn, whole) <= 32)
        }
    }

    /// What lies in a band is drawn as it is in the whole, whichever parts that leaves out.
    @Test(arguments: rectangles, [1.0, 2, 3])
    func bandsHaveTheirParts(rectangle: DisplayRectangle, scale: Double) throws {
        let outline = RoundedRectangle(rectangle)
        guard let all = outline.parts(within: 0...80, scale: scale, lineWidth: 1) else { return }
        let whole = try Self.levels(scale: scale) { outline.stroke(all, width: 1, in: $0) }
        let (size, rows) = (Int(80 * scale), 7)
        for top in stride(from: 0, to: size, by: rows) {
            let heights = Double(top) / scale...Double(top + rows) / scale
            let parts = try #require(outline.parts(within: heights, scale: scale, lineWidth: 1))
            let drawn = try Self.levels(scale: scale) { outline.stroke(parts, width: 1, in: $0) }
            let band = (top * size)..<(min(size, top + rows) * size)
            #expect(drawn[band] == whole[band])
        }
    }
}
