import Engine
import Foundation
import Solver
import TestSupport
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// Distances whose lines and numbers stand in the gaps that they measure.
@Suite struct RedlineGapTests {
    private static func distance(
        _ item: Int, _ attribute: LayoutAttribute, _ other: Int, _ otherAttribute: LayoutAttribute,
        _ constant: Double
    ) -> SolvedConstraint {
        SolvedConstraint(
            text: "", identifier: nil, first: .init(item: item, attribute: attribute),
            second: .init(item: other, attribute: otherAttribute), relation: .equal, multiplier: 1,
            constant: constant, priority: 1000, outcome: .satisfied, location: nil)
    }

    /// Two views at half the height of a canvas of 320 × 200, the second at a distance from the first.
    private func layout(
        _ distance: Double, from start: LayoutAttribute = .right,
        adding others: (inout LayoutBuilder) -> Void = { _ in }
    ) -> SolvedLayout {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("a", [20, 60, 60, 60])
        builder.add("b", [80 + distance, 60, 60, 60])
        others(&builder)
        builder.change { $0.constraints = [Self.distance(2, .left, 1, start, distance)] }
        return builder.layout
    }

    private func placed(_ layout: SolvedLayout) -> PlacedLayout {
        let options = DrawingOptions(layers: PicturePreset.blueprint.layers, scale: 1)
        return PlacedLayout(layout: layout, options: options, projection: CanvasProjection())
    }

    /// The lines in gaps, on a sheet at the origin.
    private func lines(_ placed: PlacedLayout, letters: [CGRect] = []) -> [GapLine] {
        let measurer = LineMeasurer(FixedTextMeasurer())
        var chosen = RedlineChoice.lines(of: placed, measurer: measurer)
        chosen.placeInGaps(of: placed, taken: letters, measurer: measurer)
        return chosen.lines.compactMap { GapLine($0, measurer: measurer) }
    }

    @Test func aNumberStandsInTheMiddleOfAFreeGap() throws {
        let placed = placed(layout(70))
        let line = try #require(lines(placed).first)
        #expect(line.extent == Extent(80, 150) && line.place == 90)
        #expect(line.number.midX == 115 && line.number.midY == 90)
        let list = try DisplayListBuilder(
            layout: placed.layout, options: placed.options, measurer: FixedTextMeasurer()
        ).build()
        let numbers = list.texts.filter { $0.string == "70" }
        let number = try #require(numbers.first)
        #expect(numbers.count == 1)
        #expect(abs(number.origin.x - list.projection.x(115)) <= 0.5)
        #expect((list.projection.y(84)...list.projection.y(100)).contains(number.origin.y))
    }

    /// What follows from distances in gaps has its numbers beside the sheet.
    @Test func whatFollowsFromGapsIsDrawn() throws {
        let placed = placed(layout(70))
        let list = try DisplayListBuilder(
            layout: placed.layout, options: placed.options, measurer: FixedTextMeasurer()
        ).build()
        for string in ["80", "170"] {
            let number = try #require(list.texts.first { $0.string == string })
            #expect(number.origin.y > list.projection.y(200))
        }
    }

    /// The number is 11.4 wide, each arrow 5, with 2 on both sides of the number.
    @Test(arguments: [(12.0, false), (25, false), (26, true)])
    func aGapHasRoomForItsNumberAndTwoArrows(distance: Double, isInside: Bool) {
        #expect(lines(placed(layout(distance))).isEmpty == !isInside)
    }

    @Test func whatIsInAGapKeepsItsNumberOut() {
        // A view across the whole gap, a guide that begins in it, and letters.
        #expect(lines(placed(layout(80) { $0.add("c", [90, 50, 60, 80]) })).isEmpty)
        #expect(lines(placed(layout(80) { $0.addGuide("g", [100, 0, 220, 200]) })).isEmpty)
        let letters = [CGRect(x: 100, y: 55, width: 30, height: 70)]
        #expect(lines(placed(layout(80)), letters: letters).isEmpty)
        // What surrounds the gap isn't in it.
        #expect(lines(placed(layout(80) { $0.addGuide("g", [10, 10, 300, 180]) })).count == 1)
    }

    /// The mark of an image is in the middle of the canvas, where the number would be.
    @Test func theMarkOfAnImageMovesTheNumber() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("photo", [0, 0, 320, 200], class: "UIImageView")
        let first = builder.add("a", [20, 50, 60, 100])
        let second = builder.add("b", [240, 50, 60, 100])
        builder.change { $0.constraints = [Self.distance(second, .left, first, .right, 160)] }
        let options = DrawingOptions(layers: PicturePreset.blueprint.layers, scale: 1)
        let list = try DisplayListBuilder(
            layout: builder.layout, options: options, measurer: FixedTextMeasurer()
        ).build()
        let number = try #require(list.texts.first { $0.string == "160" })
        let box = number.box(LineMeasurer(FixedTextMeasurer()))
        let sketch = try #require(ControlSketch(of: 1, in: placed(builder.layout)))
        #expect(!sketch.parts.isEmpty)
        for part in sketch.parts { #expect(!SpatialGrid.overlap(list.projection.picture(part), box)) }
        // It is still in the gap.
        #expect((list.projection.y(50)...list.projection.y(150)).contains(number.origin.y))
    }

    @Test func anObstacleInTheMiddleMovesTheLine() throws {
        let placed = placed(layout(80) { $0.add("c", [110, 84, 20, 12]) })
        let line = try #require(lines(placed).first)
        #expect(line.place < 80 || line.place > 100)
        #expect((60...120).contains(line.place))
    }

    /// Where a margin is can't be seen, and centres have no edges.
    @Test(arguments: [LayoutAttribute.rightMargin, .centerX])
    func onlyDistancesBetweenEdgesStandInGaps(start: LayoutAttribute) {
        #expect(lines(placed(layout(80, from: start))).isEmpty)
    }

    @Test func edgesThatDoNotFaceEachOtherHaveNoGap() {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("a", [20, 10, 60, 60])
        builder.add("b", [160, 100, 60, 60])
        builder.change { $0.constraints = [Self.distance(2, .left, 1, .right, 80)] }
        #expect(lines(placed(builder.layout)).isEmpty)
    }

    @Test func viewsThatOverlapHaveNoGap() {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("a", [20, 60, 120, 60])
        builder.add("b", [80, 60, 120, 60])
        builder.change { $0.constraints = [Self.distance(2, .left, 1, .right, -60)] }
        #expect(lines(placed(builder.layout)).isEmpty)
    }

    /// No line in a gap crosses an edge of a view or another line, whatever the layout.
    @Test(arguments: 0..<60)
    func linesInGapsCrossNothing(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var builder = LayoutBuilder("screen", 400, 400)
        for index in 0..<8 {
            let (x, y) = (
                Double.random(in: 0..<300, using: &random), Double.random(in: 0..<300, using: &random)
            )
            let size = Double.random(in: 10..<120, using: &random)
            builder.add("v\(index)", [x, y, size, Double.random(in: 10..<120, using: &random)])
        }
        let frames = builder.layout.items.map(\.canvasFrame)
        builder.change { layout in
            for first in 1..<frames.count {
                for second in 0..<first {
                    let (one, other) = (frames[first], frames[second])
                    let (from, to) = second == 0 ? (other.minX, other.minY) : (other.maxX, other.maxY)
                    layout.constraints.append(
                        Self.distance(first, .left, second, second == 0 ? .left : .right, one.minX - from))
                    layout.constraints.append(
                        Self.distance(first, .top, second, second == 0 ? .top : .bottom, one.minY - to))
                }
            }
        }
        let areas = lines(placed(builder.layout)).map(\.areas)
        for (index, own) in areas.enumerated() {
            for area in own {
                for frame in frames {
                    let common = frame.intersection(area)
                    let isApart = common.isNull || common.width < 0.01 || common.height < 0.01
                    let isInside =
                        abs(common.width - area.width) < 0.02 && abs(common.height - area.height) < 0.02
                    #expect(isApart || isInside, "seed \(seed)")
                }
                #expect(!areas[(index + 1)...].joined().contains { SpatialGrid.overlap($0, area) })
            }
        }
    }
}
