import Engine
import Foundation
import Solver
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// Sheets, differences and descriptions.
@Suite struct ComparisonTests {
    private func group(_ name: String, in list: DisplayList) -> [DisplayCommand] {
        let start = list.commands.firstIndex {
            if case .beginGroup(let group) = $0 { group.classes == [name] } else { false }
        }
        guard let start else { return [] }
        return Array(list.commands[(start + 1)...].prefix { if case .endGroup = $0 { false } else { true } })
    }

    private func moved() -> (before: SolvedLayout, after: SolvedLayout) {
        var before = LayoutBuilder("screen", 300, 200)
        before.add("stays", [10, 10, 40, 40])
        before.add("moves", [100, 100, 40, 40])
        before.add("goes", [200, 10, 40, 40])
        var after = LayoutBuilder("screen", 300, 200)
        after.add("stays", [10, 10, 40, 40])
        after.add("moves", [130, 140, 40, 40])
        after.add("comes", [10, 100, 40, 40])
        return (before.layout, after.layout)
    }

    @Test func aDifferenceSaysHowFarThingsMovedAndWhatCameAndWent() throws {
        let (before, after) = moved()
        var options = DrawingOptions(isToScale: true)
        options.comparesInDetail = true
        let list = try DisplayListBuilder(
            layout: after, options: options, measurer: FixedTextMeasurer(), earlier: before
        ).build()
        let words = group("earlier", in: list).compactMap {
            if case .text(let text) = $0 { text.string } else { nil }
        }
        #expect(words.sorted() == ["+", "x +30, y +40", "− goes"])
    }

    /// Each view of a crowd moves by another distance. Arrows end with the sheet, names may be beside it.
    @Test(arguments: 1...8)
    func noArrowCrossesAName(seed: UInt64) throws {
        let after = GeneratedLayout.make(seed: seed, count: 25)
        var before = after
        for index in before.items.indices.dropFirst() {
            let (x, y) = (Double(index * 7 % 31), Double(index * 11 % 23))
            before.items[index].frame = before.items[index].frame.offsetBy(dx: x, dy: y)
            before.items[index].canvasFrame = before.items[index].canvasFrame.offsetBy(dx: x, dy: y)
        }
        var options = DrawingOptions(isToScale: true)
        options.comparesInDetail = true
        let list = try DisplayListBuilder(
            layout: after, options: options, measurer: FixedTextMeasurer(), earlier: before
        ).build()
        let arrows = group("earlier", in: list).flatMap { command -> [DisplayLines.Segment] in
            if case .lines(let lines) = command, lines.segments.count == 3 { lines.segments } else { [] }
        }
        #expect(!arrows.isEmpty)
        let names = group("labels", in: list).compactMap { command -> CGRect? in
            guard case .text(let text) = command, after.items.contains(where: { $0.id == text.string })
            else { return nil }
            return text.box(LineMeasurer(FixedTextMeasurer())).insetBy(dx: 1, dy: 1)
        }
        .filter { list.projection.x(0)...list.projection.x(390) ~= $0.minX }
        #expect(!names.contains { name in arrows.contains { $0.crosses(name) } })
    }

    @Test func whatIsTheSameHasNoDifference() throws {
        let (before, _) = moved()
        let list = try DisplayListBuilder(
            layout: before, options: DrawingOptions(), measurer: FixedTextMeasurer(), earlier: before
        ).build()
        #expect(group("earlier", in: list).isEmpty)
    }

    @Test func aSheetHasACellForEachLayoutAtOneScale() throws {
        let (before, after) = moved()
        let cells = [
            SheetCell(layout: before, row: "default", column: "phone"),
            SheetCell(layout: after, row: "moved", column: "phone"),
        ]
        let list = try SheetBuilder(cells: cells, options: DrawingOptions(), measurer: FixedTextMeasurer())
            .build()
        let texts = list.texts.map(\.string)
        // It is named only once.
        #expect(texts.filter { $0 == "moves" }.count == 1)
        #expect(texts.contains("default") && texts.contains("moved") && texts.contains("phone"))
        let page = CGRect(origin: .zero, size: list.size)
        for case .rectangle(let rectangle) in list.commands { #expect(page.contains(rectangle.frame)) }
        for text in list.texts {
            #expect(text.minX >= 0 && text.minX + text.width <= list.size.width, "\(text.string)")
        }
        #expect(throws: RenderError.emptyLayout) {
            try SheetBuilder(cells: [], options: DrawingOptions(), measurer: FixedTextMeasurer()).build()
        }
    }

    /// The first cell has a distance below its canvas, the second doesn't: their sheets are 200 and 100 points high.
    @Test func theCanvasesOfARowStandOnOneLine() throws {
        func layout(_ height: Double) -> SolvedLayout {
            var builder = LayoutBuilder("screen", 320, height)
            let gap = builder.add("gap", [40, 20, 100, 60], kind: .guide) { $0.guideRole = .custom }
            builder.change { layout in
                layout.constraints = [
                    SolvedConstraint(
                        text: "", identifier: nil, first: .init(item: gap, attribute: .width), second: nil,
                        relation: .equal, multiplier: 1, constant: 100, priority: 1000, outcome: .satisfied,
                        location: nil)
                ]
            }
            return builder.layout
        }
        let cells = [200.0, 100].map { SheetCell(layout: layout($0), row: "state", column: "\($0)") }
        let list = try SheetBuilder(cells: cells, options: DrawingOptions(), measurer: FixedTextMeasurer())
            .build()
        #expect(list.texts.count { $0.string == "100" } == 1)
        let sheets = list.commands.compactMap { command -> CGRect? in
            guard case .rectangle(let rectangle) = command, rectangle.fill?.role == .sheet else { return nil }
            return rectangle.frame
        }
        #expect(sheets.count == 2)
        #expect(abs(sheets[0].maxY - sheets[1].maxY) < 0.01, "\(sheets)")
    }

    @Test func aDescriptionNamesWhatThereIs() {
        let text = LayoutDescription.text(of: Samples.equalSpacing)
        #expect(text.hasPrefix("equal-spacing, 320 × 96 points. 3 views: save, 60 × 44 at 20, 26"))
        #expect(text.contains("2 layout guides: space1, 50 × 68 at 80, 14"))
        #expect(!text.contains("\n"))
    }

    @Test func anSVGIsDescribed() throws {
        let data = try LayoutPicture.render(Samples.equalSpacing, format: .svg)
        let svg = String(decoding: data, as: UTF8.self)
        let label = try #require(
            svg.firstMatch(of: /role="img" aria-labelledby="(p\w+)-picture-title (p\w+)-picture-description"/)
        )
        #expect(label.1 == label.2)
        #expect(svg.contains("<desc id=\"\(label.1)-picture-description\">equal-spacing, 320 × 96 points."))
    }

    @Test func guidesThatCoincideAreDrawnOnceAndNamedTogether() throws {
        var builder = LayoutBuilder("screen", 300, 200)
        builder.addGuide("one", [10, 10, 200, 100])
        builder.addGuide("other", [10, 10, 200, 100])
        let list = try DisplayListBuilder(
            layout: builder.layout, options: DrawingOptions(), measurer: FixedTextMeasurer()
        ).build()
        #expect(list.texts.contains { $0.string == "one = other" })
        let dashed = list.commands.filter {
            if case .lines(let lines) = $0 { lines.stroke.dash == GuidesLayer.dash } else { false }
        }
        #expect(dashed.count == 1)
    }

    @Test func aGuideThatIsAllOfItsViewIsSaidInTheCaption() throws {
        var builder = LayoutBuilder("screen", 300, 200)
        builder.addGuide("safeAreaLayoutGuide", [0, 0, 300, 200], system: true)
        builder.change { $0.items[1].systemGuide = .safeArea }
        let list = try DisplayListBuilder(
            layout: builder.layout, options: DrawingOptions(), measurer: FixedTextMeasurer()
        ).build()
        #expect(list.texts.contains { $0.string.contains("safe areas fill their views") })
        #expect(!list.texts.contains { $0.string == "safeAreaLayoutGuide" })
    }
}
