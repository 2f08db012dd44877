import Engine
import Foundation
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
}
