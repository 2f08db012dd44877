import Engine
import Foundation
import Testing
import TextMetrics

@testable import LayoutDrawing
@testable import LayoutRender

/// Parts of the screen that pictures show: keyboards, scrollable content, text in text views.
struct ScreenTests {
    private func list(_ layout: SolvedLayout) throws -> DisplayList {
        try DisplayListBuilder(
            layout: layout, options: DrawingOptions(isToScale: true), measurer: FixedTextMeasurer()
        )
        .build()
    }

    /// Returns the rectangles in groups of a class.
    private func rectangles(in list: DisplayList, of className: String) -> [CGRect] {
        var open: [Bool] = []
        var found: [CGRect] = []
        for command in list.commands {
            switch command {
            case .beginGroup(let group): open.append(group.classes.contains(className))
            case .endGroup: open.removeLast()
            case .rectangle(let rectangle): if open.contains(true) { found.append(rectangle.frame) }
            default: break
            }
        }
        return found
    }

    @Test func aDockedKeyboardCoversTheBottom() throws {
        var builder = LayoutBuilder("screen", 393, 852)
        builder.changeCanvas {
            $0.keyboardHeight = 336
            $0.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        }
        let list = try list(builder.layout)
        let drawn = rectangles(in: list, of: "keyboard")
        // The canvas begins at 24, below a caption of 33: 24 + 33 + 852 − 336 = 573.
        let area = try #require(drawn.first)
        #expect(area == CGRect(x: 24, y: 573, width: 393, height: 336))
        // Ten, nine and seven letters and the space bar, which don't overlap and don't touch the home indicator.
        let keys = drawn.dropFirst()
        #expect(keys.count == 27)
        #expect(keys.allSatisfy { area.contains($0) && $0.maxY <= area.maxY - 34 })
        for (index, key) in keys.enumerated() {
            #expect(keys.dropFirst(index + 1).allSatisfy { !$0.intersects(key) })
        }
        #expect(list.texts.contains { $0.string == "keyboard" })
    }

    @Test func aFloatingKeyboardIsWhereItsFrameIs() throws {
        var builder = LayoutBuilder("screen", 834, 1194)
        builder.changeCanvas { $0.floatingKeyboardFrame = CGRect(x: 700, y: 900, width: 320, height: 253) }
        // Whatever extends beyond the canvas isn't drawn.
        #expect(
            rectangles(in: try list(builder.layout), of: "keyboard").first
                == CGRect(x: 724, y: 957, width: 134, height: 253))
        builder.changeCanvas { $0.floatingKeyboardFrame = CGRect(x: 900, y: 0, width: 320, height: 253) }
        #expect(rectangles(in: try list(builder.layout), of: "keyboard").isEmpty)
    }

    @Test func scrollContentIsOutlinedBeyondTheFrameAndItsViewsAreFaint() throws {
        var builder = LayoutBuilder("screen", 200, 300)
        builder.add("scroll", [20, 20, 160, 100], class: "UIScrollView") { $0.clipsToBounds = true }
        builder.addGuide("scroll.contentLayoutGuide", [20, 20, 160, 240], in: "scroll", system: true)
        builder.change {
            $0.items[2].name = "contentLayoutGuide"
            $0.items[2].systemGuide = .scrollContent
        }
        builder.add("below", [30, 140, 100, 40], in: "scroll")
        let list = try list(builder.layout)
        let lines = list.commands.compactMap { command -> DisplayLines? in
            guard case .lines(let lines) = command, lines.stroke.isRound else { return nil }
            return lines
        }
        let lowest = try #require(lines.first?.segments.map(\.end.y).max())
        #expect(abs(lowest - (24 + 33 + 260)) <= 1)
        #expect(list.texts.contains { $0.string == "scroll.contentLayoutGuide" })
        #expect(list.texts.contains { $0.string == "below" })
        // Beginning at 24 + 30 and 24 + 33 + 140.
        let faint = try #require(rectangles(in: list, of: "scroll-content").first)
        #expect(abs(faint.minX - 54) <= 1 && abs(faint.minY - 197) <= 1)
    }

    @Test func textStandsWhereItsFrameIs() throws {
        var builder = LayoutBuilder("screen", 200, 300)
        builder.add("note", [20, 20, 160, 200], class: "UITextView") { item in
            let frame = CGRect(x: 25, y: 30, width: 100, height: 24)
            item.text = SolvedText(
                string: "Words", font: Font(size: 20), alignment: .left, lines: ["Words"], frame: frame)
        }
        let text = try #require(try list(builder.layout).texts.first { $0.string == "Words" })
        // 24 + 20 + 25 plus at most 2 beside an outline, and inside the frame's 24 points that begin at 24 + 33 + 20
        // + 30.
        #expect((69...71).contains(text.origin.x))
        #expect((107...131).contains(text.origin.y))
    }
}
