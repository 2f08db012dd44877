import Engine
import Findings
import Foundation
import Solver
import TestSupport
import Testing
import TextMetrics

@testable import LayoutDrawing
@testable import LayoutRender

/// What covers what in a picture: tints, views, letters, dashes.
@Suite struct PictureLayerTests {
    private func list(_ layout: SolvedLayout) throws -> DisplayList {
        try DisplayListBuilder(layout: layout, options: DrawingOptions(), measurer: FixedTextMeasurer())
            .build()
    }

    private func rectangles(_ list: DisplayList) -> [DisplayRectangle] {
        list.commands.compactMap { if case .rectangle(let rectangle) = $0 { rectangle } else { nil } }
    }

    private func lines(_ list: DisplayList) -> [DisplayLines] {
        list.commands.compactMap { if case .lines(let lines) = $0 { lines } else { nil } }
    }

    /// A guide with a view inside and one beside it.
    private var guided: SolvedLayout {
        var builder = LayoutBuilder("screen", 320, 130)
        builder.addGuide("column", [40, 30, 100, 70])
        builder.add("inside", [60, 40, 40, 30])
        builder.add("beside", [200, 40, 40, 30])
        return builder.layout
    }

    @Test func aTintLiesBelowTheViewsOnIt() throws {
        let list = try list(guided)
        let frames = rectangles(list)
        let tint = try #require(frames.firstIndex { $0.fill?.role == .guide })
        let inside = list.projection.picture(CGRect(x: 60, y: 40, width: 40, height: 30))
        func drawings(of frame: CGRect) -> [Int] {
            frames.indices.filter {
                frames[$0].fill != nil && abs(frames[$0].frame.midX - frame.midX) < 1
                    && abs(frames[$0].frame.width - frame.width) < 2
            }
        }
        // The first hides the tint, the second is the view's own.
        let covers = drawings(of: inside)
        #expect(covers.count == 2 && covers.allSatisfy { $0 > tint })
        let cover = try #require(covers.first)
        #expect(frames[cover].fill == Paint(.sheet))
        let beside = list.projection.picture(CGRect(x: 200, y: 40, width: 40, height: 30))
        #expect(drawings(of: beside).count == 1)
    }

    /// Nothing in the colour of the sheet is drawn over views or letters.
    @Test func guidesWipeNothing() throws {
        let list = try list(guided)
        #expect(!lines(list).contains { $0.stroke.paint.role == .sheet })
    }

    /// Dashes on an author's colours, which may be theirs, have a casing: nothing is wiped between them.
    @Test func dashesStandOutFromColorsOfTheDocument() throws {
        let options = DrawingOptions(fill: .document)
        let list = try DisplayListBuilder(layout: guided, options: options, measurer: FixedTextMeasurer())
            .build()
        let all = lines(list)
        let casing = try #require(all.firstIndex { $0.stroke.paint.role == .sheet })
        let dashes = try #require(all.firstIndex { $0.stroke.paint.role == .guide })
        #expect(casing < dashes && all[casing].segments == all[dashes].segments)
        #expect(all[casing].stroke.width > all[dashes].stroke.width)
        #expect(all[casing].stroke.dash == all[dashes].stroke.dash)
    }

    /// A button of 120 points in the middle of a view that has no height.
    @Test func aViewWithoutAHeightLeavesLettersAlone() throws {
        var builder = LayoutBuilder("screen", 320, 130)
        builder.add("button", [100, 50, 120, 30], text: "Server options")
        builder.add("rule", [0, 65, 320, 0])
        let list = try list(builder.layout)
        let letters = try #require(list.texts.first { $0.string == "Server options" })
        let y = list.projection.y(65)
        let segments: [DisplayLines.Segment] = lines(list).flatMap(\.segments)
        let parts: [DisplayLines.Segment] = segments.filter { line in
            let isLevel = line.start.y == line.end.y && abs(Double(line.start.y) - y) < 1
            return isLevel && line.length > 20
        }
        #expect(!parts.isEmpty)
        for part in parts {
            let (first, last) = (letters.minX, letters.minX + letters.width)
            let covered = min(Double(part.end.x), last) - max(Double(part.start.x), first)
            #expect(covered < 2, "\(part)")
        }
    }

    @Test(arguments: [
        ("UISwitch", [20.0, 20, 51, 31]), ("UISlider", [20, 20, 204, 34]), ("UIStepper", [20, 20, 94, 32]),
        ("UIPageControl", [20, 20, 120, 26]), ("UIActivityIndicatorView", [20, 20, 20, 20]),
        ("UIImageView", [20, 20, 80, 60]), ("UIPickerView", [20, 20, 280, 100]),
    ])
    func controlsAreSketchedInsideTheirFrames(_ className: String, _ frame: [Double]) throws {
        func drawing(_ name: String) throws -> DisplayList {
            var builder = LayoutBuilder("screen", 320, 130)
            builder.add("control", frame) { $0.className = name }
            return try list(builder.layout)
        }
        let (sketched, plain) = (try drawing(className), try drawing("UIView"))
        let shown = sketched.projection.picture(
            CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        let extra = rectangles(sketched).filter { !rectangles(plain).contains($0) }.map(\.frame)
        let extraLines = lines(sketched).filter { !lines(plain).contains($0) }.flatMap(\.segments)
        let polygons = sketched.commands.count { if case .polygon = $0 { true } else { false } }
        #expect(!extra.isEmpty || !extraLines.isEmpty || polygons > 0)
        for rectangle in extra where rectangle.width < shown.width {
            #expect(shown.insetBy(dx: -0.5, dy: -0.5).contains(rectangle))
        }
    }

    /// A switch's knob fills its height but for 4 points; a short name would have room over it.
    @Test func namesKeepOffWhatAControlIsRecognizedBy() throws {
        var builder = LayoutBuilder("screen", 320, 130)
        builder.add("on", [20, 20, 51, 31]) { $0.className = "UISwitch" }
        let list = try list(builder.layout)
        let knob = list.projection.picture(CGRect(x: 24, y: 24, width: 23, height: 23))
        let name = try #require(list.texts.first { $0.string.hasPrefix("on") })
        #expect(!name.box(LineMeasurer(FixedTextMeasurer())).intersects(knob))
    }

    /// An image's mark is as large as the letters of a label in front of it.
    @Test(arguments: [(60.0, false), (5.0, true)])
    func anImageBehindLettersHasNoMark(top: Double, isMarked: Bool) throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("photo", [20, 20, 280, 100]) { $0.className = "UIImageView" }
        builder.add(
            "label", [20, top, 280, 20], class: "UILabel", text: "Letters from one side to the other")
        let polygons = try list(builder.layout).commands.count {
            if case .polygon(let polygon) = $0 { polygon.points.count == 5 } else { false }
        }
        #expect((polygons > 0) == isMarked)
    }
}
