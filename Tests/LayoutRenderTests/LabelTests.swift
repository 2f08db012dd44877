import Engine
import Findings
import Foundation
import LayoutRender
import Testing
import TextMetrics

/// Properties of the labels in any picture.
@Suite struct LabelTests {
    static let crowds = (1...12).map { GeneratedLayout.make(seed: UInt64($0), count: 40 * $0) }

    private func list(_ layout: SolvedLayout, hiding hidden: RenderLayers = []) throws -> DisplayList {
        let options = DrawingOptions(layers: .standard.subtracting(hidden))
        return try DisplayListBuilder(layout: layout, options: options, measurer: FixedTextMeasurer()).build()
    }

    private func box(_ text: DisplayText) -> CGRect {
        let size = Double(text.font.size)
        return CGRect(x: text.minX, y: text.origin.y - size * 0.75, width: text.width, height: size)
    }

    /// Returns the number of text boxes that cover another one by more than half a point.
    private func overlaps(_ boxes: [CGRect]) -> Int {
        let sorted = boxes.map { $0.insetBy(dx: 0.5, dy: 0.5) }.sorted { $0.minY < $1.minY }
        var count = 0
        for (index, first) in sorted.enumerated() {
            for second in sorted[(index + 1)...] {
                if second.minY >= first.maxY { break }
                if first.minX < second.maxX, second.minX < first.maxX { count += 1 }
            }
        }
        return count
    }

    @Test(arguments: Samples.all + crowds)
    func noTextCoversAnother(_ layout: SolvedLayout) throws {
        // Texts of a document may overlap; only the picture's own labels are checked.
        let list = try list(layout, hiding: .text)
        #expect(overlaps(list.texts.map(box)) == 0)
    }

    /// Names are semibold. A space between words is 3 points wide.
    @Test(arguments: Samples.all + crowds)
    func namesOnOneLineDoNotReadAsOne(_ layout: SolvedLayout) throws {
        let list = try list(layout, hiding: .text)
        let canvas = list.projection.picture(CGRect(origin: .zero, size: layout.canvas.size))
        let names = list.texts.filter {
            $0.font.weight == .semibold && [11, 9.5].contains($0.font.size) && canvas.contains($0.origin)
        }
        #expect(!names.isEmpty)
        for (index, first) in names.enumerated() {
            for second in names[(index + 1)...] where abs(first.origin.y - second.origin.y) < 2 {
                let gap = max(first.minX - second.minX - second.width, second.minX - first.minX - first.width)
                #expect(gap > 7.9, "\(first.string) \(second.string)")
            }
        }
    }

    @Test(arguments: Samples.all)
    func noNameCoversTheTextOfAView(_ layout: SolvedLayout) throws {
        #expect(overlaps(try list(layout).texts.map(box)) == 0)
    }

    @Test(arguments: Samples.all + crowds)
    func allTextIsInsideThePictureAndLegible(_ layout: SolvedLayout) throws {
        let list = try list(layout, hiding: .text)
        let picture = CGRect(origin: .zero, size: list.size)
        for text in list.texts {
            #expect(picture.contains(box(text)), "\(text.string)")
            #expect(text.font.size >= 9)
        }
    }

    /// Interface Builder names a label after its text.
    @Test(arguments: [(text: "Proxy", times: 1), (text: "Connection", times: 2)])
    func viewThatShowsItsNameIsNotNamedAgain(_ row: (text: String, times: Int)) throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("a1-b2-c3", [20, 20, 120, 40], text: row.text) { $0.name = "Proxy" }
        let strings = try list(builder.layout).texts.map(\.string)
        #expect(strings.filter { $0 == "Proxy" || $0 == row.text }.count == row.times)
    }

    /// A plain screen has no margin for names. The guide's top edge is on the text, its bottom edge below it.
    @Test(arguments: [(isSystem: true, names: 0), (isSystem: false, names: 1)])
    func screenWithoutRoomNamesOnlyCustomGuides(_ row: (isSystem: Bool, names: Int)) throws {
        var builder = LayoutBuilder("screen", 120, 40)
        builder.add("title", [0, 0, 120, 30]) {
            $0.text = SolvedText(
                string: "A title", font: Font(size: 26), alignment: .natural, lines: ["A title"])
        }
        builder.addGuide("guide", [0, 10, 120, 22], system: row.isSystem)
        var options = DrawingOptions()
        options.setLayers([], usual: .plain)
        let list = try DisplayListBuilder(
            layout: builder.layout, options: options, measurer: FixedTextMeasurer()
        ).build()
        let names = list.texts.filter { $0.string == "guide" }
        #expect(names.count == row.names)
        // The lower edge, at 32, is farthest from the text.
        #expect(names.allSatisfy { $0.origin.y > 28 })
    }

    @Test(arguments: Samples.all + crowds)
    func everyItemIsNamedNumberedOrCounted(_ layout: SolvedLayout) throws {
        let strings = try list(layout, hiding: .text).texts.map(\.string)
        let counted = strings.compactMap { string -> Int? in
            guard
                string.contains("without room") || string.contains("out of sight")
                    || string.contains("undetermined")
            else { return nil }
            return string.split(separator: " ").first.flatMap { Int($0) }
        }
        // The lines of a name follow one another.
        let joined = strings.joined()
        let named = layout.items.filter { joined.contains($0.id) }.count
        let textOnly = layout.items.filter { $0.text != nil && !joined.contains($0.id) }.count
        // The sheet is named by the title if there is no room for its own name.
        #expect(named + counted.reduce(0, +) + textOnly >= layout.items.count - 1)
        #expect(named > 0)
    }

    @Test func aNameThatFitsStandsInsideItsView() throws {
        let list = try list(Samples.oneThird)
        let name = try #require(list.texts.first { $0.string == "button" })
        // The canvas begins at a margin of 24, below a caption of 33.
        let button = CGRect(x: 24 + 100, y: 24 + 33 + 150, width: 100, height: 44)
        #expect(button.contains(box(name)))
    }

    /// A name with its class beside it fits only at the bottom, where a guide ends; below one another they fit at the
    /// top right.
    @Test func aNameIsNarrowerWhereAGuideWouldCrossIt() throws {
        var builder = LayoutBuilder("screen", 400, 200)
        builder.add("settingsScroll", [100, 50, 240, 100], class: "UIScrollView")
        builder.add("inner", [100, 50, 120, 70], in: "settingsScroll")
        builder.addGuide("row", [0, 0, 400, 143])
        let list = try list(builder.layout)
        let name = try #require(list.texts.first { $0.string == "settingsScroll" })
        let line = list.projection.y(143)
        #expect(name.origin.y < line - 4 || name.origin.y - 11 > line)
    }

    /// The scrollable area of a map, far larger than the screen, and a safe area that begins where a cell ends.
    @Test(arguments: [[-920.0, -920, 2080, 2040], [0, 200, 240, 14]])
    func aGuideWithoutALineOnTheCanvasHasNoTag(_ frame: [Double]) throws {
        var builder = LayoutBuilder("screen", 240, 200)
        builder.addGuide("away", frame)
        let texts = try list(builder.layout).texts.map(\.string)
        #expect(!texts.contains("away"))
        #expect(texts.contains("1 item out of sight: away"))
    }

    /// Only the lower edge of the guide is on the canvas, 150 points below its top.
    @Test func aTagIsOnALineOfItsGuide() throws {
        var builder = LayoutBuilder("screen", 240, 200)
        builder.addGuide("half", [-100, -100, 600, 250])
        let list = try list(builder.layout)
        let tag = try #require(list.texts.first { $0.string == "half" })
        #expect(abs(tag.origin.y - list.projection.y(150)) < 20)
    }

    /// A small view behind, whose upper edge crosses the upper left corner of the one in front.
    @Test func aNameIsNotStruckThroughByAnOutlineBehindIt() throws {
        var builder = LayoutBuilder("screen", 320, 300)
        builder.add("behind", [20, 30, 100, 100])
        builder.add("inFront", [20, 20, 280, 200])
        let list = try list(builder.layout)
        let name = try #require(list.texts.first { $0.string == "inFront" })
        let edges = list.projection.picture(CGRect(x: 20, y: 30, width: 100, height: 100))
        let letters = box(name)
        #expect(!letters.intersects(edges) || edges.contains(letters))
        #expect(!edges.contains(letters), "It would be the name of the view behind.")
    }

    /// The title has room to the right of the sheet, where a callout is.
    @Test func aTitleIsAsWideAsThePicture() throws {
        let title = String(repeating: "Long", count: 10)
        var builder = LayoutBuilder("screen", 200, 200)
        builder.add("aViewWithALongNameForItsSizeAndItsText", [20, 20, 20, 20])
        builder.add("anotherOneThatIsJustAsLongAndJustAsSmall", [20, 41, 20, 20])
        builder.change { $0.title = title }
        let list = try list(builder.layout)
        let drawn = try #require(list.texts.first { $0.string.hasPrefix("Long") })
        let isWhole = drawn.string == title
        let room = list.size.width - 48
        #expect(isWhole || FixedTextMeasurer().width(of: title, font: drawn.font) > room)
        #expect(drawn.minX + drawn.width <= list.size.width)
    }

    /// The sentence has more than 80 letters; a line has room for more.
    @Test func aSentenceOfTheLegendIsNotCut() throws {
        var builder = LayoutBuilder("screen", 900, 200)
        let words = Array(repeating: "leading and left can't be mixed", count: 5).joined(separator: "; ")
        builder.change { layout in
            layout.findings = [
                LayoutFinding(code: .incompatibleAttributes, severity: .error, message: words)
            ]
        }
        let lines = try list(builder.layout).texts.map(\.string).filter { $0.contains("mixed") }
        #expect(lines.joined(separator: " ") == words)
    }

    @Test func anOpenAxisIsSaid() throws {
        #expect(try list(Samples.oneThird).texts.contains { $0.string == "x, width open" })
    }

    @Test func thousandsOfItemsAreNamed() throws {
        let list = try list(GeneratedLayout.make(seed: 99, count: 2000))
        #expect(list.texts.count > 50)
    }
}
