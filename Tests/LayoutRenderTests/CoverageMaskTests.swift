import CCairo
import Foundation
import TestSupport
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

@Suite struct CoverageMaskTests {
    typealias Point = CoverageMask.Point

    /// Draws closed polygons as they cover pixels.
    private func levels(width: Int, height: Int, _ polygons: [[Point]]) throws -> [Int] {
        let surface = BlackSurface(width: width, height: height)
        let cairo = try #require(surface.cairo)
        let mask = CoverageMask()
        mask.begin(CoverageMask.Area(x: 0..<width, y: 0..<height))
        for points in polygons {
            for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
                mask.addLine(start, end)
            }
        }
        mask.paint(in: cairo)
        return surface.levels
    }

    private func rectangle(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> [Point] {
        [
            Point(x: x.lowerBound, y: y.lowerBound), Point(x: x.upperBound, y: y.lowerBound),
            Point(x: x.upperBound, y: y.upperBound), Point(x: x.lowerBound, y: y.upperBound),
        ]
    }

    /// Of a pixel, a rectangle covers the product of what it covers of its sides.
    @Test(arguments: [(1.25, 3.5), (0.0, 4.0), (2.2, 2.7), (-3.0, 2.5), (1.5, 40.0), (-9.0, 40.0)])
    func rectanglesCoverProducts(from: Double, to: Double) throws {
        let (width, height) = (5, 4)
        let levels = try levels(width: width, height: height, [rectangle(from...to, 0.75...2.5)])
        for y in 0..<height {
            for x in 0..<width {
                let across = max(0, min(to, Double(x + 1)) - max(from, Double(x)))
                let down = max(0, min(2.5, Double(y + 1)) - max(0.75, Double(y)))
                #expect(abs(Double(levels[y * width + x]) - 255 * across * down) < 1)
            }
        }
    }

    @Test func whatOverlapsIsCoveredOnce() throws {
        let one = rectangle(0.5...3, 0...2)
        let other = rectangle(1...3.5, 0...2)
        #expect(try levels(width: 4, height: 1, [one, other]) == [128, 255, 255, 128])
        #expect(
            try levels(width: 4, height: 1, [one, Array(rectangle(1...2, 0...2).reversed())]) == [
                128, 0, 255, 0,
            ])
    }

    /// Triangles anywhere, compared with counting 16 × 16 points of each pixel.
    @Test func trianglesCoverWhatPointsSay() throws {
        var random = SplitMix64(seed: 12)
        let (width, height, samples) = (6, 5, 16)
        for _ in 0..<20 {
            let points = (0..<3).map { _ in
                Point(x: Double(random.next() % 1000) / 100 - 2, y: Double(random.next() % 1000) / 100 - 2)
            }
            let levels = try levels(width: width, height: height, [points])
            for y in 0..<height {
                for x in 0..<width {
                    var inside = 0
                    for index in 0..<(samples * samples) {
                        let point = Point(
                            x: Double(x) + (Double(index % samples) + 0.5) / Double(samples),
                            y: Double(y) + (Double(index / samples) + 0.5) / Double(samples))
                        let sides = zip(points, points.dropFirst() + points.prefix(1)).map { start, end in
                            (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
                        }
                        if sides.allSatisfy({ $0 >= 0 }) || sides.allSatisfy({ $0 <= 0 }) { inside += 1 }
                    }
                    let expected = 255 * Double(inside) / Double(samples * samples)
                    #expect(abs(Double(levels[y * width + x]) - expected) < 16)
                }
            }
        }
    }

    /// Lines at 45° cover what lines do that are a little steeper.
    @Test(arguments: [-1.0, 1.0], [-30.0, -0.5, 0, 0.125, 3.75, 12, 25.5, 45])
    func diagonalsCoverWhatSteeperLinesDo(slope: Double, x: Double) throws {
        for (top, bottom) in [(-3.0, 50.0), (0, 25), (2, 2.5), (1.25, 19.75), (-10, -1)] {
            func band(_ slope: Double) -> [Point] {
                let shift = slope * (bottom - top)
                return [
                    Point(x: x, y: top), Point(x: x + 4.5, y: top), Point(x: x + 4.5 + shift, y: bottom),
                    Point(x: x + shift, y: bottom),
                ]
            }
            let (width, height) = (30, 26)
            let exact = try levels(width: width, height: height, [band(slope)])
            let near = try levels(width: width, height: height, [band(slope * 0.999_99)])
            #expect(zip(exact, near).allSatisfy { abs($0 - $1) <= 1 })
        }
    }

    /// A mask is used again for areas of any shape.
    @Test func areasOfAnyShapeHaveRoom() throws {
        let surface = BlackSurface(width: 100, height: 100)
        let mask = CoverageMask()
        for (columns, rows) in [(100, 3), (1, 100), (2, 90), (50, 50), (3, 100), (100, 1)] {
            mask.begin(CoverageMask.Area(x: 0..<columns, y: 0..<rows))
            let points = rectangle(0...Double(columns), 0...Double(rows))
            for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
                mask.addLine(start, end)
            }
            mask.paint(in: try #require(surface.cairo))
            #expect(surface.levels[(rows - 1) * 100 + columns - 1] == 255)
        }
    }

    /// Lines that end far outside take no longer than what can be seen of them.
    @Test(arguments: [
        (1e12, 20.0), (20.0, 1e12), (1e12, 1e12), (-1e12, 30), (.infinity, 20), (1e300, -1e300),
    ])
    func longLinesTakeNoTime(x: Double, y: Double) throws {
        let surface = BlackSurface(width: 40, height: 40)
        let segment = DisplayLines.Segment(CGPoint(x: 20, y: 20), CGPoint(x: x, y: y))
        let stroke = Stroke(Paint(.guide), width: 4, dash: [6, 1], isRound: true)
        let painter = PixelPainter(
            cairo: try #require(surface.cairo), scale: 1, band: .everything, mask: CoverageMask())
        _ = painter.stroke(DisplayLines([segment], stroke: stroke), isOpaque: true)
        if x.isFinite, abs(x) < 1e13 { #expect(surface.levels.contains(255)) }
    }

    /// The area of a circle of four curves, to the tolerance of a tenth of a pixel on its length.
    @Test func curvesKeepTheirArea() throws {
        let surface = BlackSurface(width: 60, height: 60)
        let mask = CoverageMask()
        mask.begin(CoverageMask.Area(x: 0..<60, y: 0..<60))
        let handle = 0.5522847498 * 25
        let corners = [(25.0, 0.0), (0, 25), (-25, 0), (0, -25)].map { Point(x: $0.0, y: $0.1) }
        let center = Point(x: 30, y: 30)
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let (one, other) = (end * (handle / 25), start * (handle / 25))
            mask.addCurve(center + start, center + start + one, center + end + other, center + end)
        }
        mask.paint(in: try #require(surface.cairo))
        let area = Double(surface.levels.reduce(0, +)) / 255
        #expect(abs(area - .pi * 625) < 0.1 * 2 * .pi * 25)
    }

    /// Lines that the mask draws look as Cairo, which takes samples, draws them.
    @Test(
        arguments: [
            Stroke(Paint(.guide), width: 2, dash: [6, 4]),
            Stroke(Paint(.guide), width: 1.333, dash: [0.5, 3.5], isRound: true),
            Stroke(Paint(.guide), width: 3, dash: [0.5, 5.5], isRound: true), Stroke(Paint(.guide), width: 1),
            Stroke(Paint(.guide), width: 2.5, dash: [3], isRound: false),
            Stroke(Paint(.guide), width: 2, isRound: true),
        ], [1.0, 3.0])
    func linesAreAsCairoDrawsThem(stroke: Stroke, scale: Double) throws {
        var random = SplitMix64(seed: 5)
        for round in 0..<15 {
            func number() -> Double { Double(random.next() % 6000) / 100 - 10 }
            let start = CGPoint(x: number(), y: number())
            let end =
                switch round % 3 {
                case 0: CGPoint(x: start.x, y: number())
                case 1: CGPoint(x: number(), y: start.y)
                default: CGPoint(x: number(), y: number())
                }
            guard start != end else { continue }
            let lines = DisplayLines([DisplayLines.Segment(start, end)], stroke: stroke)
            let (width, height) = (Int(40 * scale), Int(40 * scale))
            let drawn = BlackSurface(width: width, height: height)
            let painter = PixelPainter(
                cairo: try #require(drawn.cairo), scale: scale, band: .everything, mask: CoverageMask())
            guard painter.stroke(lines, isOpaque: true) else {
                // Only what is a rectangle is left to Cairo.
                #expect(stroke.dash.isEmpty && !stroke.isRound && round % 3 < 2)
                continue
            }
            let expected = BlackSurface(width: width, height: height)
            let cairo = try #require(expected.cairo)
            cairo_scale(cairo, scale, scale)
            cairo_set_line_width(cairo, stroke.width)
            cairo_set_line_cap(cairo, stroke.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
            cairo_set_dash(cairo, stroke.dash, Int32(stroke.dash.count), 0)
            cairo_move_to(cairo, start.x, start.y)
            cairo_line_to(cairo, end.x, end.y)
            cairo_stroke(cairo)
            let difference = zip(drawn.levels, expected.levels).map { abs($0 - $1) }.max()
            #expect(difference ?? 0 < 40)
        }
    }

    /// Opaque lines far apart are drawn one by one, translucent ones that cross only together.
    @Test func linesThatCrossAreCoveredOnce() throws {
        let frame = [
            DisplayLines.Segment(CGPoint(x: 10, y: 20), CGPoint(x: 190, y: 20)),
            DisplayLines.Segment(CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 190)),
        ]
        let lines = DisplayLines(frame, stroke: Stroke(Paint(.guide), width: 4, dash: [30, 2]))
        let surface = BlackSurface(width: 200, height: 200)
        let painter = PixelPainter(
            cairo: try #require(surface.cairo), scale: 1, band: .everything, mask: CoverageMask())
        #expect(!painter.stroke(lines, isOpaque: false))
        #expect(surface.levels.allSatisfy { $0 == 0 })
        #expect(painter.stroke(lines, isOpaque: true))
        #expect(surface.levels[20 * 200 + 20] == 255)
        #expect(surface.levels[20 * 200 + 150] == 255)
        #expect(surface.levels[150 * 200 + 20] == 255)
    }

    /// Translucent lines in strips far apart are drawn one strip at a time, in the same way whatever part of them a band shows.
    @Test func stripsAreDrawnAlikeInAllBands() throws {
        let strips = [
            CGRect(x: 5, y: 5, width: 190, height: 20), CGRect(x: 5, y: 170, width: 190, height: 25),
        ]
        let lines = DisplayLines(
            Hatching.lines(in: strips, spacing: 8.5), stroke: Stroke(Paint(.guide, opacity: 0.5)))
        func levels(top: Int, rows: Int) throws -> [Int] {
            let surface = BlackSurface(width: 200, height: rows)
            let painter = PixelPainter(
                cairo: try #require(surface.cairo), scale: 1,
                band: PixelBands.Band(top: Double(top), heights: -.infinity ... .infinity),
                mask: CoverageMask())
            #expect(painter.stroke(lines, isOpaque: false))
            return surface.levels
        }
        let whole = try levels(top: 0, rows: 200)
        #expect(whole.contains { $0 > 0 })
        let bands = try [0, 3, 50, 120, 173].reduce(into: [Int]()) { all, top in
            let end = [0: 3, 3: 50, 50: 120, 120: 173, 173: 200][top] ?? 0
            all += try levels(top: top, rows: end - top)
        }
        #expect(zip(whole, bands).allSatisfy { abs($0 - $1) <= 1 } && whole.count == bands.count)
    }

    /// A picture in bands has the pixels that it has in one piece.
    @Test func bandsMakeNoDifference() throws {
        var list = DisplayList(size: CGSize(width: 500, height: 2500), title: "")
        list.commands = (0..<40).flatMap { index -> [DisplayCommand] in
            let y = Double(index) * 61.3
            let stroke = Stroke(
                Paint(.guide), width: 1.333, dash: [0.5, 3.5], isRound: index.isMultiple(of: 2))
            return [
                .rectangle(
                    DisplayRectangle(
                        CGRect(x: 20.3, y: y, width: 300, height: 90.7), cornerRadius: 3,
                        fill: Paint(.guide, opacity: 0.2))),
                .lines(
                    DisplayLines(
                        [
                            DisplayLines.Segment(
                                CGPoint(x: 12.1 * Double(index), y: y), CGPoint(x: 40, y: 2490))
                        ],
                        stroke: stroke)),
            ]
        }
        func picture(isOneBand: Bool) throws -> Pixels {
            let text = Typesetter()
            let painter = CairoPainter(theme: .light, text: text)
            return try Pixels(png: Data(painter.png(list, scale: 2, isOneBand: isOneBand)))
        }
        let (whole, bands) = (try picture(isOneBand: true), try picture(isOneBand: false))
        #expect(whole.countOfDifferent(from: bands, by: 1) == 0)
    }
}

extension PixelBands.Band {
    /// A band that shows all heights.
    fileprivate static let everything = Self(top: 0, heights: -.infinity ... .infinity)
}

extension PixelPainter {
    /// Draws lines, and returns whether it did.
    fileprivate func stroke(_ lines: DisplayLines, isOpaque: Bool) -> Bool {
        guard let lines = PixelLines(lines, scale: scale, isOpaque: isOpaque) else { return false }
        stroke(lines)
        return true
    }
}
