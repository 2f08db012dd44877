import Engine
import Foundation
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// What pictures show of a broken constraint.
struct ConflictTests {
    private func list(_ layout: SolvedLayout) throws -> DisplayList {
        try DisplayListBuilder(layout: layout, options: DrawingOptions(), measurer: FixedTextMeasurer())
            .build()
    }

    /// Returns a canvas of 200 × 100 filled by a right-to-left box, with a view at its top.
    private func rightToLeftBox() -> (root: View, box: View, view: View) {
        let root = View()
        let box = place("box", in: root)
        let view = place("a", in: box)
        box.semanticContentAttribute = .forceRightToLeft
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor),
            box.rightAnchor.constraint(equalTo: root.rightAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.topAnchor.constraint(equalTo: box.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 40),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        ])
        return (root, box, view)
    }

    private func place(_ identifier: String, in superview: View) -> View {
        let view = View()
        view.identifier = identifier
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    /// Returns the outline of the requested frame, in the canvas's coordinates.
    private func ghost(in list: DisplayList) throws -> CGRect {
        let dotted = list.commands.compactMap { command -> CGRect? in
            guard case .rectangle(let rectangle) = command, rectangle.stroke?.dash == [1.5, 3] else {
                return nil
            }
            return rectangle.frame
        }
        let (origin, zoom) = (list.projection.origin, list.projection.zoom)
        let frame = try #require(dotted.first).offsetBy(dx: -origin.x, dy: -origin.y)
        return CGRect(
            x: frame.minX / zoom, y: frame.minY / zoom, width: frame.width / zoom,
            height: frame.height / zoom)
    }

    /// The view is 40 wide at the right. If it were 100 from the leading edge, its right edge would be at 200 − 100.
    @Test func aDistanceRunsAsItsContainerReads() throws {
        let (root, box, view) = rightToLeftBox()
        LayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 40),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 100),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 200, height: 100)))
        #expect(layout.items.first { $0.id == "a" }?.canvasFrame.minX == 160)
        let list = try list(layout)
        let ghost = try ghost(in: list)
        #expect(abs(ghost.minX - 60) <= 1 && abs(ghost.maxX - 100) <= 1)
        #expect(list.texts.contains { $0.string.hasSuffix("200 instead of 100") })
    }

    /// The view is 100 wide at the right. If it were 140 wide, it would begin at 200 − 140.
    @Test func aWidthGrowsToWhereReadingEnds() throws {
        let (root, _, view) = rightToLeftBox()
        LayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalToConstant: 140),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 200, height: 100)))
        let ghost = try ghost(in: list(layout))
        #expect(abs(ghost.minX - 60) <= 1 && abs(ghost.maxX - 200) <= 1)
    }

    @Test func theLegendNamesTheMembersAndTheBrokenOne() throws {
        let root = View()
        let view = place("a", in: root)
        LayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 18),
            view.heightAnchor.constraint(equalToConstant: 40),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 110)))
        let list = try list(layout)
        let ghost = try ghost(in: list)
        #expect(abs(ghost.minX - 40) <= 1 && abs(ghost.width - 200) <= 1)
        let texts = list.texts.map(\.string)
        #expect(texts.contains("a.width = 100"))
        #expect(texts.contains("a.width = 200 is broken: 100 instead of 200"))
    }

    /// Two constraints with the same text are distinguished by their values and named after their items.
    @Test func constraintsOfOneTextAreNotConfused() throws {
        let root = View()
        let view = place("a", in: root)
        let heights = [30, 60].map { view.heightAnchor.constraint(equalToConstant: $0) }
        let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
        LayoutConstraint.activate(
            [
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ] + heights + widths)
        for constraint in [heights[1], widths[1]] { constraint.sourceText = "larger" }
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 110)))
        let texts = try list(layout).texts.map(\.string)
        #expect(texts.contains("a.height = 60 is broken: 30 instead of 60"))
        #expect(texts.contains("a.width = 200 is broken: 100 instead of 200"))
    }

    /// 20 + 320 + 20 on a canvas of 300: 60 over.
    @Test func aSumThatDoesNotWorkOutIsDrawn() throws {
        let root = View()
        let row = place("row", in: root)
        LayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor),
            row.heightAnchor.constraint(equalToConstant: 40),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            row.widthAnchor.constraint(equalToConstant: 320),
            row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 300, height: 90)))
        let conflict = try #require(layout.conflicts.first)
        let sum = try #require(layout.sum(of: conflict))
        let figure = try #require(
            ConflictFigure(sum, width: 400, measurer: LineMeasurer(FixedTextMeasurer())))
        let drawn = figure.commands(at: .zero, grid: PixelGrid(scale: 1))
        let words = drawn.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
        #expect(words.sorted() == ["20", "20", "300", "320", "60 over"])
        // Both rows are as long, and no number leaves its row.
        for case .text(let text) in drawn {
            #expect(text.minX >= 0 && text.minX + text.width <= figure.width)
        }
    }

    /// 16 + 200 + 16 on a canvas of 320 is too short, and the width, which is broken, lies between the margins.
    @Test func partsThatDoNotFillASumAreDrawnInTheirOrder() throws {
        let root = View()
        let banner = place("banner", in: root)
        LayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: root.topAnchor),
            banner.heightAnchor.constraint(equalToConstant: 40),
            banner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
            banner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -17),
            banner.widthAnchor.constraint(equalToConstant: 200),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 90)))
        let texts = try list(layout).texts
        let missing = try #require(texts.first { $0.string == "88 missing" })
        let row = texts.filter { $0.origin.y == missing.origin.y }.sorted { $0.origin.x < $1.origin.x }
        #expect(row.map(\.string) == ["15", "200", "17", "88 missing"])
    }

    /// Two views that each have two widths, on a sheet that is wide and low.
    @Test func conflictsAreBesideOneAnotherBelowAWideSheet() throws {
        let root = View()
        let views = ["a", "b"].map { place($0, in: root) }
        for (place, view) in views.enumerated() {
            LayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: Double(place) * 200),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 20),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.widthAnchor.constraint(equalToConstant: 150),
            ])
        }
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 500, height: 60)))
        let texts = try list(layout).texts
        let first = try #require(texts.first { $0.string == "Conflict 1 of 2" })
        let second = try #require(texts.first { $0.string == "Conflict 2 of 2" })
        #expect(first.origin.y == second.origin.y)
        let inFirst = try #require(texts.first { $0.string.hasPrefix("a.width = 150") })
        let inSecond = try #require(texts.first { $0.string.hasPrefix("b.width = 150") })
        #expect(inFirst.minX >= first.minX && inFirst.minX + inFirst.width <= second.minX)
        #expect(inSecond.minX >= second.minX)
    }

    @Test func aFigureThatHasNoRoomIsLeftOut() throws {
        let root = View()
        let view = place("a", in: root)
        LayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalToConstant: 140),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 200, height: 100)))
        let conflict = try #require(layout.conflicts.first)
        let sum = try #require(layout.sum(of: conflict))
        #expect(ConflictFigure(sum, width: 40, measurer: LineMeasurer(FixedTextMeasurer())) == nil)
    }

    /// Of two widths, 5,000 is kept: its line ends a quarter of the canvas beside it, with an arrow instead of a tick.
    @Test func theLineOfAVeryWideViewEndsBesideTheCanvas() throws {
        let root = View()
        let view = place("wide", in: root)
        LayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 40),
            view.widthAnchor.constraint(equalToConstant: 5000),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        let list = try list(
            LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 200, height: 100))))
        let ends = list.commands.flatMap { command -> [CGPoint] in
            switch command {
            case .lines(let lines) where lines.stroke.paint.role == .conflict:
                lines.segments.flatMap { [$0.start, $0.end] }
            case .polygon(let polygon) where polygon.fill?.role == .conflict: polygon.points
            default: []
            }
        }
        let right = list.projection.x(200) + list.projection.zoom * 200 / 4
        let rightmost = try #require(ends.map { $0.x }.max())
        #expect(abs(rightmost - right) < 1, "\(rightmost - right)")
        #expect(list.size.width < right + 40)
        let arrow = list.commands.contains { command in
            guard case .polygon(let polygon) = command, polygon.fill?.role == .conflict else { return false }
            return polygon.points.contains { abs($0.x - right) < 1 }
        }
        #expect(arrow)
    }

    /// The second view is 10 points right of the first one, whose right edge is at 5,000: no line of the canvas shows that.
    @Test func aDistanceFarOutsideTheCanvasHasNoLine() throws {
        let root = View()
        let (wide, other) = (place("wide", in: root), place("other", in: root))
        LayoutConstraint.activate([
            wide.leftAnchor.constraint(equalTo: root.leftAnchor),
            wide.widthAnchor.constraint(equalToConstant: 5000),
            other.leftAnchor.constraint(equalTo: root.leftAnchor),
            other.rightAnchor.constraint(equalTo: wide.rightAnchor, constant: 10),
            other.widthAnchor.constraint(equalToConstant: 100),
        ])
        for view in [wide, other] {
            LayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 200, height: 100)))
        #expect(layout.items.last?.canvasFrame.maxX == 5010)
        let placed = PlacedLayout(
            layout: layout, options: DrawingOptions(scale: 1), projection: CanvasProjection())
        let lines = RedlineChoice.lines(of: placed, measurer: LineMeasurer(FixedTextMeasurer())).lines
        let extents = lines.filter { $0.axis == .horizontal }.compactMap(\.extent)
        #expect(!extents.isEmpty)
        // A length that is cut begins on the canvas.
        for extent in extents { #expect(extent.start < 250 && extent.end <= 250, "\(extent)") }
    }
}
