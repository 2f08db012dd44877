import TestSupport
import Engine
import Foundation
import Solver
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// Pictures of planes with the constraints between them.
@Suite struct ExplodedTests {
    private let measurer = LineMeasurer(FixedTextMeasurer())

    /// Returns a view 20 beside a guide, which is as high as the view.
    private func layout() throws -> SolvedLayout {
        let root = View()
        let view = View()
        view.identifier = "card"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let guide = LayoutGuide()
        guide.identifier = "column"
        root.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 100),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 150),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            view.heightAnchor.constraint(equalToConstant: 60),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 200)))
    }

    private func list() throws -> DisplayList {
        try ExplodedBuilder(layout: layout(), options: DrawingOptions(), measurer: measurer).build()
    }

    /// Of the three constraints between the planes, two hold edges together and one asks for a distance.
    @Test func aLineBetweenPlanesSaysItsDistance() throws {
        let list = try list()
        #expect(list.texts.count { $0.string == "20" } == 1)
        let ties = list.commands.compactMap { command -> Int? in
            guard case .lines(let lines) = command, lines.stroke.paint.role == .constraint else { return nil }
            return lines.segments.count
        }
        #expect(ties == [3])
    }

    @Test func distancesKeepClearOfNames() throws {
        let list = try list()
        let distance = try #require(list.texts.first { $0.string == "20" }).box(measurer)
        for name in list.texts where name.string != "20" {
            #expect(!SpatialGrid.overlap(distance, name.box(measurer)))
        }
    }

    /// A diagonal through the corner of a box, one that passes the corner, and lines along its sides.
    @Test(arguments: [
        (CGPoint(x: 0, y: 30), CGPoint(x: 30, y: 0), true),
        (CGPoint(x: 0, y: 15), CGPoint(x: 15, y: 0), false),
        (CGPoint(x: 5, y: 15), CGPoint(x: 25, y: 15), true),
        (CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 5), false),
        (CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 8), false),
    ])
    func aLineCrossesABox(start: CGPoint, end: CGPoint, isCrossing: Bool) {
        let box = CGRect(x: 10, y: 10, width: 10, height: 10)
        #expect(DisplayLines.Segment(start, end).crosses(box) == isCrossing)
        #expect(DisplayLines.Segment(end, start).crosses(box) == isCrossing)
    }

    /// Two small views beside one another, the first held at a guide to their right: the line to the guide passes where the
    /// second name would be.
    private func crossedNames() throws -> DisplayList {
        var builder = LayoutBuilder("screen", 320, 120)
        let first = builder.add("firstOfTheViews", [60, 40, 20, 20])
        builder.add("secondOfTheViews", [120, 40, 20, 20])
        builder.add("button", [160, 20, 140, 90])
        let guide = builder.addGuide("column", [240, 0, 80, 120])
        builder.change { layout in
            layout.constraints = [
                SolvedConstraint(
                    text: "", identifier: nil, first: .init(item: first, attribute: .right),
                    second: .init(item: guide, attribute: .right), relation: .equal, multiplier: 1,
                    constant: -240, priority: 1000, outcome: .satisfied, location: nil)
            ]
        }
        return try ExplodedBuilder(layout: builder.layout, options: DrawingOptions(), measurer: measurer)
            .build()
    }

    private func lines(_ list: DisplayList, where isMeant: (Stroke) -> Bool) -> [DisplayLines.Segment] {
        list.commands.flatMap { command -> [DisplayLines.Segment] in
            guard case .lines(let lines) = command, isMeant(lines.stroke) else { return [] }
            return lines.segments
        }
    }

    @Test func namesBesideAPlaneKeepClearOfConstraints() throws {
        let list = try crossedNames()
        let ties = lines(list) { $0.paint.role == .constraint }
        #expect(ties.count == 1)
        let names = list.texts.filter { $0.string.hasSuffix("OfTheViews") }
        #expect(names.count == 2)
        for name in names {
            let box = name.box(measurer)
            #expect(!ties.contains { $0.crosses(box) }, "\(name.string)")
        }
    }

    /// The lines from the small views to their names pass behind the button, which is 0.62 · 140 wide.
    @Test func linesToNamesAreDashedBehindViews() throws {
        let list = try crossedNames()
        let dashed = lines(list) { $0.paint.role == .container && !$0.dash.isEmpty }
        #expect(!dashed.isEmpty)
        #expect(dashed.map(\.length).reduce(0, +) <= 3 * 0.62 * 140)
        let solid = lines(list) { $0.paint.role == .container && $0.dash.isEmpty && $0.width == 0.75 }
        #expect(solid.count > dashed.count)
    }

    @Test func aNameIsNotInsideAViewWhereAnotherCoversIt() throws {
        func name(covered: Bool) throws -> DisplayText {
            var builder = LayoutBuilder("screen", 320, 240)
            builder.add("wide", [20, 20, 280, 200])
            if covered { builder.add("over", [0, 0, 320, 120]) }
            let list = try ExplodedBuilder(
                layout: builder.layout, options: DrawingOptions(), measurer: measurer
            ).build()
            return try #require(list.texts.first { $0.string == "wide" })
        }
        let (free, beside) = (try name(covered: false), try name(covered: true))
        #expect(free.minX < beside.minX)
    }

    /// Compared with points: the shape is where a point's height is between its top and its bottom.
    @Test(arguments: 1...30)
    func aRectangleOnAPlaneCoversAndOverlaps(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let slope = ObliqueProjection.slope
        for _ in 0..<20 {
            func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
            let (x, y, width, height) = (number(0...40), number(0...40), number(1...60), number(1...60))
            let shape = ObliqueRectangle(corners: [
                CGPoint(x: x, y: y), CGPoint(x: x + width, y: y - slope * width),
                CGPoint(x: x + width, y: y + height - slope * width), CGPoint(x: x, y: y + height),
            ])
            let box = CGRect(
                x: number(0...60), y: number(0...60), width: number(2...30), height: number(2...30))
            func isInside(_ point: CGPoint) -> Bool {
                let top = y - slope * (point.x - x)
                return point.x > x && point.x < x + width && point.y > top && point.y < top + height
            }
            // In thirds of a point, never on an edge of the box.
            let points = stride(from: box.minX + 0.15, to: box.maxX, by: 0.34).flatMap { x in
                stride(from: box.minY + 0.15, to: box.maxY, by: 0.34).map { CGPoint(x: x, y: $0) }
            }
            let inside = points.filter(isInside)
            if !inside.isEmpty { #expect(shape.overlaps(box)) }
            // A sliver between the points may be missed, nothing that is a point wide and high.
            if inside.isEmpty { #expect(!shape.overlaps(box.insetBy(dx: 1, dy: 1))) }
            if shape.covers(box) { #expect(inside.count == points.count) }
            if inside.count == points.count { #expect(shape.covers(box.insetBy(dx: 0.4, dy: 0.4))) }
            for point in points.prefix(50) {
                #expect((shape.span(at: point.y)?.contains(point.x) ?? false) == isInside(point))
            }
        }
    }
}
