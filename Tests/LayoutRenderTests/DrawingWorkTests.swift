import Engine
import Foundation
import Solver
import Synchronization
import Testing
import TextMetrics
import TextShaping

@testable import LayoutDrawing
@testable import LayoutRender

/// What pictures leave out once the work that they may take is spent, and that they say so.
@Suite struct DrawingWorkTests {
    /// A measurer of letters as wide as each other, with a limit on the work.
    private struct LimitedMeasurer: TextMeasuring {
        let work: DrawingWork?

        func extent(of string: String, font: Font) -> TextExtent {
            FixedTextMeasurer().extent(of: string, font: font)
        }

        func isRightToLeft(_ paragraph: String) -> Bool? { FixedTextMeasurer().isRightToLeft(paragraph) }
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
            layout: layout, options: DrawingOptions(), measurer: LimitedMeasurer(work: work)
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
            cells: cells, options: DrawingOptions(), measurer: LimitedMeasurer(work: work)
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

    /// A shape's work grows with the pixels that it covers of the picture, and not with those outside.
    @Test func theWorkOfShapesIsThatOfTheirPixels() {
        let area = CGRect(x: 0, y: 0, width: 100, height: 100)
        func work(_ frame: CGRect, scale: Double = 2) -> Int {
            let shape = DisplayRectangle(frame, fill: Paint(.text))
            return DisplayCommand.rectangle(shape).workOfPixels(in: area, scale: scale)
        }
        let least = work(.zero)
        let small = work(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(least > 0 && small > least)
        #expect(work(CGRect(x: 0, y: 0, width: 20, height: 10)) - least == 2 * (small - least))
        #expect(work(CGRect(x: 0, y: 0, width: 10, height: 10), scale: 4) - least == 4 * (small - least))
        #expect(work(CGRect(x: 200, y: 0, width: 1e9, height: 10)) == least)
        #expect(work(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) == work(area))
    }

    /// Once the work is spent, the last shapes are left out, and the picture is drawn.
    @Test func withoutWorkShapesAreLeftOutAndTold() throws {
        let work = DrawingWork(WorkBudget(0))
        let page = PicturePage(.layout(screen(4)), options: RenderOptions())
        #expect(try !LayoutPicture.render(page, format: .png, work: work).isEmpty)
        #expect(work.missing.contains { $0.hasSuffix("shapes") })
    }

    /// Counts the work of a picture, and ends it once that exceeds a limit.
    private final class Watcher: Sendable {
        private let total = Mutex(0)
        private let limit: Int

        init(limit: Int = .max) { self.limit = limit }

        var work: Int { total.withLock { $0 } }

        @Sendable func note(_ units: Int) -> Bool {
            total.withLock { total in
                total += units
                return total <= limit
            }
        }
    }

    /// All work of a picture is told, also that of the threads that draw it.
    @Test func anObserverIsToldOfTheWorkOnce() throws {
        let watcher = Watcher()
        let budget = WorkBudget(1_000_000_000, observer: watcher.note)
        _ = try LayoutPicture.render(largePage, format: .png, work: DrawingWork(budget))
        budget.settle()
        #expect(watcher.work == 1_000_000_000 - budget.remaining)
    }

    /// Whenever nobody waits any more, the rest of the picture isn't drawn: each of the threads finishes its band.
    @Test func aPictureThatNobodyWaitsForIsNotFinished() throws {
        let whole = Watcher()
        func draw(_ watcher: Watcher) throws {
            let budget = WorkBudget(1_000_000_000, observer: watcher.note)
            _ = try LayoutPicture.render(largePage, format: .png, work: DrawingWork(budget))
        }
        try draw(whole)
        for share in [0, 1, 2, 3] {
            let watcher = Watcher(limit: share * whole.work / 4)
            #expect(throws: RenderError.abandoned) { try draw(watcher) }
            #expect(watcher.work <= (share + 1) * whole.work / 4)
        }
    }

    /// A sheet has nothing more once nobody waits for it.
    @Test func aSheetThatNobodyWaitsForEnds() {
        let cells = (0..<5).map { SheetCell(layout: screen(2), row: "default", column: "phone \($0)") }
        let page = PicturePage(.sheet(cells), options: RenderOptions())
        let work = DrawingWork(WorkBudget(1_000_000_000) { _ in false })
        #expect(throws: RenderError.abandoned) { try LayoutPicture.render(page, format: .svg, work: work) }
    }

    /// Ten million pixels.
    private var largePage: PicturePage {
        PicturePage(.layout(screen(4)), options: RenderOptions(scale: 8))
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
