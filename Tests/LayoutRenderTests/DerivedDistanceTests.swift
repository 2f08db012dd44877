import Engine
import Findings
import Foundation
import Solver
import TestSupport
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// The grey numbers between stated distances.
@Suite struct DerivedDistanceTests {
    private static func constraint(
        _ item: Int, _ attribute: LayoutAttribute, _ other: Int?, constant: Double
    ) -> SolvedConstraint {
        SolvedConstraint(
            text: "", identifier: nil, first: .init(item: item, attribute: attribute),
            second: other.map { .init(item: $0, attribute: attribute) }, relation: .equal, multiplier: 1,
            constant: constant, priority: 1000, outcome: .satisfied, location: nil)
    }

    private func derived(
        _ layout: SolvedLayout, zoom: Double, scale: Double, _ axis: LayoutAxis,
        _ preset: PicturePreset = .blueprint
    ) -> [Redline] {
        let options = DrawingOptions(layers: preset.layers, scale: scale)
        let projection = CanvasProjection(origin: CGPoint(x: 24, y: 24), zoom: zoom)
        let placed = PlacedLayout(layout: layout, options: options, projection: projection)
        let stated = RedlineChoice.lines(of: placed, measurer: LineMeasurer(FixedTextMeasurer())).lines
        return DerivedDistances.redlines(between: stated, axis: axis, in: placed)
    }

    /// An iPhone 15 with 34 points below a view: 852 − 818.
    @Test(arguments: [1, 1.25, 1.5, 1.7, 3], [0.2, 0.3522, 0.5634, 1, 2])
    func theDistanceToTheCanvasIsThatOfTheFrames(scale: Double, zoom: Double) throws {
        var builder = LayoutBuilder("screen", 393, 852)
        let view = builder.add("view1", [0, 118, 393, 700])
        builder.change {
            $0.constraints = [
                Self.constraint(view, .top, 0, constant: 118),
                Self.constraint(view, .height, nil, constant: 700),
            ]
        }
        let numbers = derived(builder.layout, zoom: zoom, scale: scale, .vertical).map(\.text)
        // At the smallest size, 34 points are too few for a number.
        #expect(numbers == (zoom * 34 >= 12 ? ["34"] : []))
    }

    /// Frames on the pixels of a screen at 2×, pictures at any scale.
    @Test(arguments: 1...30)
    func everyNumberIsADistanceOfFrames(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var builder = LayoutBuilder("screen", 375, 667)
        func half(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }
        var constraints: [SolvedConstraint] = []
        for index in 1...4 {
            let frame = [half(20...300), half(20...500), half(40...300), half(40...600)]
            builder.add("item\(index)", frame)
            constraints += [
                Self.constraint(index, .left, 0, constant: frame[0]),
                Self.constraint(index, .top, 0, constant: frame[1]),
            ]
        }
        builder.change { $0.constraints = constraints }
        let layout = builder.layout
        for axis in LayoutAxis.allCases {
            let edges = layout.items.flatMap { item in
                let extent = item.canvasFrame.extent(axis)
                return [extent.start, extent.end]
            }
            let distances = Set(edges.flatMap { edge in edges.map { Amount.text(abs(edge - $0)) } })
            for (scale, zoom) in [(1, 0.3522), (1.25, 1), (1.5, 1), (1.5, 0.3522), (1.7, 3)] {
                let numbers = derived(layout, zoom: zoom, scale: scale, axis).map(\.text)
                #expect(distances.isSuperset(of: numbers), "\(numbers) at \(scale) and \(zoom)")
            }
        }
    }

    /// A row of a view 100 wide, a guide 20 wide and a view for the rest: of 320 points, 100 and 20 are stated.
    @Test func aStatedLengthIsNotGrey() throws {
        var builder = LayoutBuilder("screen", 320, 130)
        let gap = builder.addGuide("gap", [100, 0, 20, 130])
        let side = builder.add("side", [0, 0, 100, 130])
        builder.add("main", [120, 0, 200, 130])
        builder.change {
            $0.constraints = [
                Self.constraint(side, .width, nil, constant: 100),
                Self.constraint(gap, .width, nil, constant: 20),
            ]
        }
        let lines = derived(builder.layout, zoom: 1, scale: 1, .horizontal, .guides)
        #expect(lines.map(\.text) == ["100", "200"])
        #expect(lines.map(\.standing) == [.stated, .derived])
        #expect(lines.map(\.constraints) == [[0], []])
    }

    /// 50 and 12 are stated one after the other, between edges of which only the outer ones are drawn.
    @Test func statedPartsAreASum() throws {
        var builder = LayoutBuilder("screen", 320, 130)
        let gap = builder.addGuide("gap", [62, 0, 20, 130])
        let side = builder.add("side", [0, 0, 50, 130])
        let label = builder.add("label", [50, 0, 12, 130])
        builder.change {
            $0.constraints = [
                Self.constraint(side, .width, nil, constant: 50),
                Self.constraint(label, .width, nil, constant: 12),
                Self.constraint(gap, .width, nil, constant: 20),
            ]
        }
        let lines = derived(builder.layout, zoom: 1, scale: 1, .horizontal, .guides)
        #expect(lines.map(\.text) == ["50 + 12", "238"])
        #expect(lines.map(\.standing) == [.stated, .derived])
    }
}
