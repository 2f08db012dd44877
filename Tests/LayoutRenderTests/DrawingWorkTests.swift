import Engine
import Foundation
import Solver
import Testing
import TextMetrics
import TextShaping

@testable import LayoutRender

/// What pictures leave out once the work that they may take is spent, and that they say so.
@Suite struct DrawingWorkTests {
    /// A measurer of letters as wide as each other, with a limit on the work.
    private struct LimitedMeasurer: TextMeasuring {
        let work: DrawingWork?

        func extent(of string: String, font: Font) -> TextExtent {
            FixedTextMeasurer().extent(of: string, font: font)
        }
    }

    private func screen(_ count: Int) -> SolvedLayout {
        var builder = LayoutBuilder("screen", 320, 480)
        for index in 0..<count {
            builder.add("item\(index)", [10, Double(20 + 40 * index), 200, 30], text: "Words \(index)")
        }
        return builder.layout
    }

    private func list(_ layout: SolvedLayout, _ work: DrawingWork?) throws -> DisplayList {
        try DisplayListBuilder(
            layout: layout, options: RenderOptions(), measurer: LimitedMeasurer(work: work)
        ).build()
    }

    @Test func enoughWorkChangesNothing() throws {
        let layout = screen(4)
        let work = DrawingWork()
        #expect(try list(layout, work).texts.map(\.string) == list(layout, nil).texts.map(\.string))
        #expect(work.missing.isEmpty)
    }

    @Test func withoutWorkTextsAndNamesAreLeftOutAndTold() throws {
        let layout = screen(4)
        let work = DrawingWork(WorkBudget(0))
        let texts = try list(layout, work).texts.map(\.string)
        #expect(!texts.contains { $0.hasPrefix("Words") || $0.hasPrefix("item") })
        #expect(work.missing.first == "4 texts")
        #expect(work.missing.last?.hasSuffix("names") == true)
    }

    /// The first layout of a sheet is always there.
    @Test func aSheetLeavesOutItsLastLayouts() throws {
        let cells = (0..<5).map { SheetCell(layout: screen(2), row: "default", column: "phone \($0)") }
        let work = DrawingWork(WorkBudget(1))
        let list = try SheetBuilder(
            cells: cells, options: RenderOptions(), measurer: LimitedMeasurer(work: work)
        ).build()
        let texts = list.texts.map(\.string)
        #expect(texts.contains("phone 0") && !texts.contains("phone 1"))
        #expect(work.missing.contains("4 layouts"))
    }

    /// A picture's lines are charged as if nothing had been drawn before it.
    @Test func theWorkOfAPictureIsTheSameEachTime() throws {
        let page = PicturePage(.layout(screen(4)), options: RenderOptions())
        let spent = try (0..<3).map { _ in
            let budget = WorkBudget(1_000_000_000)
            _ = try LayoutPicture.render(page, format: .png, work: DrawingWork(budget))
            return 1_000_000_000 - budget.remaining
        }
        #expect(spent[0] > 0)
        #expect(spent.allSatisfy { $0 == spent[0] })
    }

    /// A square of 10 units is 40 around; the move to where it begins isn't part of it.
    @Test func anOutlineHasTheLengthOfItsLines() {
        func point(_ x: Double, _ y: Double) -> GlyphOutline.Point { GlyphOutline.Point(x: x, y: y) }
        let square = GlyphOutline([
            .move(point(5, 5)), .line(point(15, 5)), .line(point(15, 15)), .line(point(5, 15)),
            .line(point(5, 5)), .close,
        ])
        #expect(square.length == 40)
    }

    @Test func fillingOutlinesIsCharged() {
        let typesetter = Typesetter(fonts: FontCollection(systemFolders: []))
        func work(_ string: String, scale: Double) -> Int {
            let budget = WorkBudget(1_000_000_000)
            typesetter.work = DrawingWork(budget)
            defer { typesetter.work = nil }
            let font = Font(size: 17)
            let text = DisplayText(
                string, origin: .zero, anchor: .start, font: font, paint: Paint(.text),
                width: typesetter.width(of: string, font: font))
            let before = budget.remaining
            _ = typesetter.outlines(of: text, scale: scale)
            return before - budget.remaining
        }
        #expect(work("OOOO", scale: 2) == 4 * work("O", scale: 2))
        #expect(work("O", scale: 8) > work("O", scale: 2))
        #expect(work(" ", scale: 2) == 0)
    }
}
