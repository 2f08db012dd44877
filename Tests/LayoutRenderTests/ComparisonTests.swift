import Engine
import Foundation
import Solver
import TestSupport
import Testing
import TextMetrics

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
        #expect(words.sorted() == ["+", "moves x +30, y +40", "− goes"])
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
            if case .lines(let lines) = command, lines.stroke.dash.isEmpty { lines.segments } else { [] }
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

    /// The card grows by 40 to the right and by 30 downwards: an arrow for each axis, which has the numbers of that axis.
    @Test func whatGrowsHasAnArrowForEachAxis() throws {
        func card(_ frame: [Double]) -> SolvedLayout {
            var builder = LayoutBuilder("screen", 300, 200)
            builder.add("card", frame)
            return builder.layout
        }
        var options = DrawingOptions(isToScale: true)
        options.comparesInDetail = true
        let list = try DisplayListBuilder(
            layout: card([20, 20, 140, 90]), options: options, measurer: FixedTextMeasurer(),
            earlier: card([20, 20, 100, 60])
        ).build()
        let commands = group("earlier", in: list)
        let words = commands.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
        #expect(words.sorted() == ["card height +30", "card width +40"])
        let shafts = commands.compactMap { command -> DisplayLines.Segment? in
            if case .lines(let lines) = command, lines.stroke.dash.isEmpty { lines.segments[0] } else { nil }
        }
        let canvas = shafts.map { shaft in
            [shaft.end.x - shaft.start.x, shaft.end.y - shaft.start.y].map { $0.rounded() }
        }
        #expect(canvas == [[40, 0], [0, 30]])
    }

    /// The label moves by its own width. Neither its earlier outline nor the arrow crosses its letters.
    @Test func aComparisonStrikesNoLettersOut() throws {
        func screen(_ x: Double) -> SolvedLayout {
            var builder = LayoutBuilder("screen", 300, 200)
            builder.add("title", [x, 40, 120, 20]) {
                $0.text = SolvedText(
                    string: "Season 2, Episode 4", font: Font(size: 12), alignment: .natural,
                    lines: ["Season 2, Episode 4"])
            }
            return builder.layout
        }
        var options = DrawingOptions(isToScale: true)
        options.comparesInDetail = true
        let list = try DisplayListBuilder(
            layout: screen(60), options: options, measurer: FixedTextMeasurer(), earlier: screen(120)
        ).build()
        let measurer = LineMeasurer(FixedTextMeasurer())
        let letters = try #require(list.texts.first { $0.string.hasPrefix("Season") }).box(measurer)
            .insetBy(dx: 1, dy: 3)
        for case .lines(let lines) in group("earlier", in: list) {
            #expect(!lines.segments.contains { $0.crosses(letters) })
        }
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

    /// Two devices of one size share a cell, which a note says; a third is as large, with another frame.
    @Test func devicesThatLookAlikeShareAColumn() throws {
        func cell(_ device: String, x: Double) -> SheetCell {
            var builder = LayoutBuilder("screen", 300, 200)
            builder.add("box", [x, 10, 40, 40])
            return SheetCell(layout: builder.layout, row: "", column: device)
        }
        let cells = [cell("Phone A", x: 10), cell("Phone B", x: 20), cell("Phone C", x: 10)]
        let list = try SheetBuilder(cells: cells, options: DrawingOptions(), measurer: FixedTextMeasurer())
            .build()
        let texts = list.texts.map(\.string)
        #expect(texts.contains("Phone A +1") && texts.contains("Phone B"))
        #expect(texts.contains("Phone A: also Phone C"))
        #expect(texts.contains { $0.hasPrefix("3 devices × 1 state") })
    }

    /// Every column is in one line, in order. A narrow sheet isn't divided; a wide one isn't much wider than high.
    @Test(arguments: 1...40)
    func columnsAreDividedIntoLines(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let widths = (0..<Int.random(in: 1...60, using: &random)).map { _ in
            Double.random(in: 20...300, using: &random).rounded()
        }
        let height = Double.random(in: 100...600, using: &random)
        let lines = SheetColumns.lines(of: widths, gap: 28, height: height)
        #expect(lines.flatMap { Array($0) } == Array(widths.indices))
        let lengths = lines.map { line in widths[line].reduce(0) { $0 + $1 + 28 } }
        let total = lengths.reduce(0, +)
        if total <= 1000 { #expect(lines.count == 1) }
        #expect(lengths.allSatisfy { $0 <= max(1000, 3.5 * height * Double(lines.count)) + 340 })
    }

    /// The first cell has a distance below its canvas, the second doesn't: their sheets are 200 and 100 points high.
    /// A cell of a table on a phone and on an iPad: at 300 of its 820 points, its letters couldn't be read.
    @Test func lowCanvasesAreDrawnLarge() throws {
        let cells = [320.0, 820].map {
            SheetCell(layout: LayoutBuilder("cell", $0, 44).layout, row: "", column: "\($0)")
        }
        let list = try SheetBuilder(cells: cells, options: DrawingOptions(), measurer: FixedTextMeasurer())
            .build()
        let widths = list.commands.compactMap { command -> Double? in
            guard case .rectangle(let rectangle) = command, rectangle.fill?.role == .sheet else { return nil }
            return rectangle.frame.width
        }
        #expect(widths.count == 2)
        #expect((650...820).contains(widths[1]))
        #expect(abs(widths[0] / widths[1] - 320.0 / 820) < 0.01)
    }

    @Test func aNarrowColumnHasRoomForItsTitle() throws {
        let cell = SheetCell(layout: LayoutBuilder("cell", 40, 30).layout, row: "", column: "iPhone 13 mini")
        let list = try SheetBuilder(cells: [cell], options: DrawingOptions(), measurer: FixedTextMeasurer())
            .build()
        #expect(list.texts.contains { $0.string == "iPhone 13 mini" })
    }

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
            if case .lines(let lines) = $0 { lines.stroke.dash == GuideLine.dash } else { false }
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
