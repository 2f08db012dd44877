import TestSupport
import Engine
import Foundation
import Solver
import Testing
import TextMetrics

@testable import LayoutDrawing
@testable import LayoutRender

/// Tests which names are drawn, and how they are broken into lines.
@Suite struct NameTests {
    private func texts(_ layout: SolvedLayout) throws -> [String] {
        try DisplayListBuilder(layout: layout, options: DrawingOptions(), measurer: FixedTextMeasurer())
            .build()
            .texts.map(\.string)
    }

    @Test(arguments: ["View", "Stack View", "Image View 2", "Table View Cell Content View"])
    func genericNamesSayNothing(_ name: String) { #expect(GenericName.isGeneric(name)) }

    @Test(arguments: ["Header", "ProfileView", "Stack View of cards", "titleLabel"])
    func otherNamesDo(_ name: String) { #expect(!GenericName.isGeneric(name)) }

    @Test func genericNamesAreNotDrawnAndIDsOfAnAuthorAre() throws {
        var builder = LayoutBuilder("screen", 300, 200)
        builder.add("a1-b2", [10, 10, 280, 120]) { $0.name = "Stack View" }
        builder.add("button", [20, 40, 120, 60], in: "a1-b2")
        let texts = try texts(builder.layout)
        #expect(!texts.contains("Stack View"))
        #expect(texts.contains("button"))
    }

    @Test func aClassIsNotRepeatedAfterANameThatSaysIt() throws {
        var builder = LayoutBuilder("screen", 300, 200)
        builder.add("UITabBar-2", [10, 10, 280, 60], class: "UITabBar")
        builder.add("bar", [10, 100, 280, 60], class: "UIToolbar")
        let texts = try texts(builder.layout)
        #expect(texts.contains("UITabBar-2"))
        #expect(!texts.contains("UITabBar"))
        #expect(texts.contains("UIToolbar"))
    }

    /// The frames of an outline are made up: nothing tells their sizes or distances.
    @Test func anOutlineHasNoMadeUpNumbers() throws {
        var builder = LayoutBuilder("screen", 300, 200)
        builder.add("bar", [30, 100, 170, 60])
        builder.change { layout in
            layout.constraints = [
                SolvedConstraint(
                    text: "", identifier: nil, first: .init(item: 1, attribute: .width), second: nil,
                    relation: .equal, multiplier: 1, constant: 45, priority: 1000, outcome: .satisfied,
                    location: nil)
            ]
        }
        let options = DrawingOptions(layers: .standard.union(.constraints))
        func numbers() throws -> [String] {
            try DisplayListBuilder(
                layout: builder.layout, options: options, measurer: FixedTextMeasurer()
            )
            .build().texts.map(\.string).filter { $0.contains { $0.isNumber } }
        }
        #expect(try Set(numbers()) == ["300 × 200", "30", "45", "100"])
        builder.change { $0.isOutline = true }
        #expect(try numbers() == ["45"])
        #expect(!LayoutDescription.text(of: builder.layout).contains("300"))
    }

    /// 50 points where 100 were wished for: the description doesn't give the wish as a fact.
    @Test func descriptionSaysWhatIsNotMet() {
        var builder = LayoutBuilder("screen", 300, 200)
        builder.add("bar", [30, 100, 50, 60])
        builder.change { layout in
            layout.constraints = [
                SolvedConstraint(
                    text: "", identifier: nil, first: .init(item: 1, attribute: .width), second: nil,
                    relation: .equal, multiplier: 1, constant: 100, priority: 500, outcome: .outweighed,
                    location: nil)
            ]
        }
        let options = DrawingOptions(layers: .standard.union(.constraints))
        let text = LayoutDescription.text(of: builder.layout, options: options)
        #expect(text.contains("bar.width = 100 (not met)"))
    }

    @Test func aGenericTitleGivesWayToTheFile() {
        var layout = Samples.oneThird
        layout.title = "View Controller"
        #expect(PictureName.title(of: layout, fallback: "Settings") == "Settings")
        layout.title = "Payments"
        #expect(PictureName.title(of: layout, fallback: "Settings") == "Payments")
    }

    @Test func namesBreakAtSpacesAndHumps() {
        #expect(NameWrapping.parts(of: "PodcastImageView") == ["Podcast", "Image", "View"])
        #expect(NameWrapping.parts(of: "Up Next") == ["Up ", "Next"])
        #expect(NameWrapping.parts(of: "lbl_title2") == ["lbl_", "title", "2"])
        #expect(NameWrapping.parts(of: "").isEmpty)
    }

    /// The parts of any name add up to the name.
    @Test func noLetterIsLost() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<200 {
            let name = String((0..<20).map { _ in "aB_ -9é".randomElement(using: &random) ?? "a" })
            #expect(NameWrapping.parts(of: name).joined() == name)
        }
    }

    /// Guides 12 and 20 points from the edges leave no strip for a name of 14 points; inside them there is room for it.
    @Test func theCanvasIsNamedInsideGuidesAlongItsEdges() throws {
        var builder = LayoutBuilder("screen", 240, 180, root: "stage")
        builder.addGuide("margins", [20, 12, 200, 156])
        builder.add("first", [20, 12, 120, 40])
        builder.add("third", [20, 116, 150, 40])
        let list = try DisplayListBuilder(
            layout: builder.layout, options: DrawingOptions(), measurer: FixedTextMeasurer()
        ).build()
        let name = try #require(list.texts.first { $0.string == "stage" })
        let inside = list.projection.picture(CGRect(x: 22, y: 14, width: 196, height: 152))
        #expect(inside.contains(name.box(LineMeasurer(FixedTextMeasurer()))))
        #expect(name.minX > list.projection.x(170) || name.origin.y < list.projection.y(116))
    }

    @Test func viewsOfOneBoxShareACallout() throws {
        var builder = LayoutBuilder("screen", 300, 200)
        builder.add("shadow", [10, 10, 280, 180])
        builder.add("main", [10, 10, 280, 180], in: "shadow")
        builder.add("fill", [10, 10, 280, 180], in: "main", text: "Words") {
            $0.text?.frame = CGRect(x: 0, y: 0, width: 280, height: 180)
            $0.text?.font.size = 170
        }
        #expect(try texts(builder.layout).contains("in the same box"))
    }

    /// The text takes the left of the label, the mark of its trailing edge the outermost points of the right.
    @Test func aNameStandsBesideTheMarkInItsCorner() throws {
        var builder = LayoutBuilder("screen", 320, 60)
        let label = builder.add("title", [10, 20, 310, 20], text: "Some words") {
            $0.text?.frame = CGRect(x: 0, y: 0, width: 310, height: 20)
        }
        builder.change { layout in
            layout.constraints = [
                SolvedConstraint(
                    text: "", identifier: nil, first: .init(item: label, attribute: .right),
                    second: .init(item: 0, attribute: .right), relation: .equal, multiplier: 1, constant: 0,
                    priority: 1000, outcome: .satisfied, location: nil)
            ]
        }
        let list = try DisplayListBuilder(
            layout: builder.layout, options: DrawingOptions(layers: .standard.union(.constraints)),
            measurer: FixedTextMeasurer()
        ).build()
        let name = try #require(list.texts.first { $0.string == "title" })
        let box = name.box(LineMeasurer(FixedTextMeasurer()))
        let right = list.projection.x(320)
        #expect(box.maxX < right - 8 && box.maxX > right - 24, "\(right - box.maxX)")
    }

    @Test func aTitleIsWholeAboveANarrowSheet() throws {
        var builder = LayoutBuilder("screen", 60, 300)
        let title = String(repeating: "word ", count: 7) + "end"
        builder.change { $0.title = title }
        #expect(try texts(builder.layout).contains(title))
    }
}
