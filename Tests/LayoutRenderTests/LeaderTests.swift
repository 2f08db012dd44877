import Engine
import TestSupport
import TextMetrics
import Foundation
import Solver
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// The lines between names and what they name.
@Suite struct LeaderTests {
    private let measurer = LineMeasurer(FixedTextMeasurer())

    private func list(_ layout: SolvedLayout) throws -> DisplayList {
        let options = DrawingOptions(layers: .standard)
        return try DisplayListBuilder(layout: layout, options: options, measurer: measurer).build()
    }

    /// Returns the commands of the first group of a class.
    private func commands(of name: String, in list: DisplayList) -> ArraySlice<DisplayCommand> {
        let start = list.commands.firstIndex {
            if case .beginGroup(let group) = $0 { group.classes == [name] } else { false }
        }
        guard let start else { return [] }
        return list.commands[(start + 1)...].prefix { if case .endGroup = $0 { false } else { true } }
    }

    private func lines(of name: String, in list: DisplayList) -> [DisplayLines.Segment] {
        commands(of: name, in: list).flatMap { command -> [DisplayLines.Segment] in
            if case .lines(let lines) = command { lines.segments } else { [] }
        }
    }

    private func box(of line: DisplayLines.Segment) -> CGRect {
        CGRect(
            x: min(line.start.x, line.end.x), y: min(line.start.y, line.end.y),
            width: abs(line.end.x - line.start.x), height: abs(line.end.y - line.start.y))
    }

    /// Returns the boxes of letters, as far as the clips around them show them.
    private func letters(in list: DisplayList) -> [CGRect] {
        var clips: [CGRect?] = []
        var boxes: [CGRect] = []
        for command in list.commands {
            switch command {
            case .beginGroup(let group): clips.append(group.clip)
            case .endGroup: clips.removeLast()
            case .text(let text):
                boxes.append(clips.compactMap(\.self).reduce(letters(of: text)) { $0.intersection($1) })
            default: continue
            }
        }
        return boxes.filter { !$0.isNull && !$0.isEmpty }
    }

    private func letters(of text: DisplayText) -> CGRect {
        let size = Double(text.font.size)
        return CGRect(x: text.minX, y: text.origin.y - size * 0.7, width: text.width, height: size * 0.7)
            .insetBy(dx: 0.5, dy: 0.5)
    }

    @Test(arguments: Samples.all)
    func noLeaderCrossesText(_ layout: SolvedLayout) throws {
        try expectNoCrossing(in: list(layout))
    }

    @Test(arguments: LabelTests.crowds)
    func noLeaderCrossesTextInACrowd(_ layout: SolvedLayout) throws {
        try expectNoCrossing(in: list(layout))
    }

    private func expectNoCrossing(in list: DisplayList) {
        let boxes = letters(in: list)
        for line in lines(of: "labels", in: list).map(box(of:)) {
            #expect(line.width < 0.01 || line.height < 0.01)
            #expect(!boxes.contains { SpatialGrid.overlap($0, line.insetBy(dx: -0.01, dy: -0.01)) })
        }
    }

    /// A view 20 from the left edge of the canvas, whose name is below the view.
    @Test func hairlinesLeaveNamesFree() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("a", [20, 20, 100, 60])
        builder.change { layout in
            layout.constraints = [
                SolvedConstraint(
                    text: "", identifier: nil, first: .init(item: 1, attribute: .left),
                    second: .init(item: 0, attribute: .left), relation: .equal, multiplier: 1, constant: 20,
                    priority: 1000, outcome: .satisfied, location: nil)
            ]
        }
        let list = try list(builder.layout)
        let canvas = list.projection.y(0)...list.projection.y(200)
        let name = try #require(list.texts.first { $0.string == "view" && canvas.contains($0.origin.y) })
        let hairlines = lines(of: "constraints", in: list).filter {
            $0.start.x == $0.end.x && letters(of: name).minX < $0.start.x
                && $0.start.x < letters(of: name).maxX
        }
        #expect(!hairlines.isEmpty)
        for line in hairlines.map(box(of:)) {
            #expect(!SpatialGrid.overlap(letters(of: name), line.insetBy(dx: -0.01, dy: 0)))
        }
    }

    /// Views 10, 5 and 0 points from the left edge: each number is wider than its distance and the line of another one
    /// runs through it to a track further out.
    @Test func hairlinesLeaveNumbersFree() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        for (index, x) in [10.0, 5, 0].enumerated() {
            builder.add("v\(index)", [x, Double(index) * 60 + 10, 100, 40])
        }
        builder.change { layout in
            layout.constraints = [10.0, 5, 0].enumerated().map { index, x in
                SolvedConstraint(
                    text: "", identifier: nil, first: .init(item: index + 1, attribute: .left),
                    second: .init(item: 0, attribute: .left), relation: .greaterThanOrEqual, multiplier: 1,
                    constant: x, priority: 1000, outcome: .satisfied, location: nil)
            }
        }
        let list = try list(builder.layout)
        let numbers = list.texts.filter { $0.string.hasPrefix("≥ ") }
        #expect(Set(numbers.map(\.string)) == ["≥ 10", "≥ 5", "≥ view.left"])
        let lines = lines(of: "constraints", in: list).filter { $0.start.x == $0.end.x }
        for number in numbers {
            let letters = letters(of: number)
            #expect(lines.contains { letters.minX < $0.start.x && $0.start.x < letters.maxX })
            #expect(!lines.contains { SpatialGrid.overlap(letters, box(of: $0).insetBy(dx: -0.01, dy: 0)) })
        }
    }

    /// A guide down a screen, through the middle of a title.
    @Test(arguments: [true, false]) func guidesLeaveLettersFree(isSystem: Bool) throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("label", [100, 80, 120, 40], class: "UILabel", text: "Continue")
        builder.addGuide("middle", [140, 0, 0, 200], system: isSystem)
        let list = try list(builder.layout)
        let title = try #require(list.texts.first { $0.string == "Continue" })
        let lines = lines(of: "guides", in: list).filter { $0.start.x == $0.end.x }
        let middle = title.origin.y - title.font.size * 0.35
        #expect(letters(of: title).contains(CGPoint(x: list.projection.x(140), y: middle)))
        #expect(lines.contains { $0.end.y < middle } && lines.contains { $0.start.y > middle })
        #expect(!lines.contains { $0.start.y <= middle && middle <= $0.end.y })
    }

    /// A guide along the middle of a title: all of its line would be a gap.
    @Test func aGuideAlongLettersIsWhole() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("label", [100, 80, 120, 40], class: "UILabel", text: "Continue")
        builder.addGuide("line", [105, 100, 50, 0])
        let list = try list(builder.layout)
        #expect(lines(of: "guides", in: list).contains { box(of: $0).width > 45 })
    }

    /// A guide at the top of a label, whose box reaches as far.
    @Test func aGuideAtTheEdgeOfALabelIsWhole() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("label", [100, 80, 120, 18], class: "UILabel", text: "Continue and continue")
        builder.addGuide("area", [100, 80, 120, 18])
        let list = try list(builder.layout)
        let lines = lines(of: "guides", in: list).map(box(of:))
        #expect(lines.filter { $0.width > 115 }.count >= 2 && lines.filter { $0.height > 13 }.count >= 2)
    }

    /// A view whose width is open, from 0 to 280 points: an arrow along its middle shows it.
    @Test func aNameIsNotOnAnArrow() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("fixed", [20, 20, 0, 40]) {
            $0.undetermined = [.width]
            $0.extremes = [0, 280].map { CGRect(x: 20, y: 20, width: $0, height: 40) }
        }
        let list = try list(builder.layout)
        let name = try #require(list.texts.first { $0.string.hasPrefix("fixed") })
        let arrow = lines(of: "outlines", in: list).filter { $0.start.y == $0.end.y && $0.length > 200 }
        #expect(arrow.count == 1)
        #expect(
            !arrow.contains { SpatialGrid.overlap(letters(of: name), box(of: $0).insetBy(dx: 0, dy: -0.5)) })
    }

    /// Extremes that were computed by other steps differ by rounding: a view that slides doesn't grow by it, and one that is
    /// at an extreme has no ghost there.
    @Test func roundingDoesNotChangeGhosts() throws {
        func drawn(_ rounding: Double) throws -> (arrow: DisplayLines.Segment, dashed: Int) {
            var builder = LayoutBuilder("screen", 320, 300)
            builder.add("sliding", [20, 20, 100, 40]) {
                $0.undetermined = [.y]
                $0.extremes = [
                    CGRect(x: 20, y: 20 + rounding, width: 100, height: 40),
                    CGRect(x: 20, y: 220, width: 100, height: 40 + rounding),
                ]
            }
            let list = try list(builder.layout)
            let arrow = lines(of: "outlines", in: list).filter { $0.start.x == $0.end.x && $0.length > 150 }
            let dashed = list.commands.filter {
                if case .rectangle(let drawn) = $0 { return drawn.stroke?.dash == [1.5, 3] }
                return false
            }
            return (try #require(arrow.count == 1 ? arrow.first : nil), dashed.count)
        }
        let exact = try drawn(0)
        #expect(exact.arrow.length == 200)
        for rounding in [1e-13, -1e-13] {
            let other = try drawn(rounding)
            #expect(abs(other.arrow.start.y - exact.arrow.start.y) < 0.001)
            #expect(abs(other.arrow.end.y - exact.arrow.end.y) < 0.001)
            #expect(other.dashed == exact.dashed)
        }
    }

    /// A view near the top of a tall canvas, of which a band in the middle is omitted, as words in the middle say.
    @Test func hairlinesLeaveTheWordsOfATearFree() throws {
        var builder = LayoutBuilder("screen", 400, 800)
        builder.add("a", [180, 20, 40, 40])
        builder.change { layout in
            layout.constraints = [
                SolvedConstraint(
                    text: "", identifier: nil, first: .init(item: 1, attribute: .width), second: nil,
                    relation: .equal, multiplier: 1, constant: 40, priority: 1000, outcome: .satisfied,
                    location: nil)
            ]
        }
        let list = try list(builder.layout)
        let words = try #require(list.texts.first { $0.string.hasSuffix("omitted") })
        let lines = lines(of: "constraints", in: list).filter { $0.start.x == $0.end.x }.map(box(of:))
        #expect(lines.contains { $0.minY > words.origin.y } && lines.contains { $0.maxY < words.origin.y })
        #expect(!lines.contains { SpatialGrid.overlap(letters(of: words), $0.insetBy(dx: -0.01, dy: 0)) })
    }

    /// The letters of a label reach its edge, where the leader of a name beside it ends.
    @Test func aNameGoesBesideAViewThatItsTextFills() throws {
        var builder = LayoutBuilder("screen", 200, 60)
        builder.add("label", [20, 20, 36, 20], class: "UILabel", text: "Word")
        let list = try list(builder.layout)
        let name = try #require(list.texts.first { $0.string == "label" })
        #expect(name.minX > list.projection.x(56))
    }

    /// A narrow view at the left, with text to its right at every height.
    @Test func aNameGoesToTheMarginThatIsFree() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("aVeryLongNameForSomethingSmall", [2, 90, 8, 20])
        for row in 0..<8 {
            builder.add(
                "l\(row)", [20, Double(row) * 25, 300, 25], class: "UILabel",
                text: "Words that go on and on and on and on and on")
        }
        let list = try list(builder.layout)
        let name = try #require(list.texts.first { $0.string == "aVeryLongNameForSomethingSmall" })
        #expect(name.minX + name.width < list.projection.x(0))
        #expect(name.minX >= 0)
    }

    /// Two narrow views in the same place, whose names are in the left margin: the line reaches it beside the first.
    @Test func namesInTheLeftMarginEndAtTheirLine() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        for name in ["aNameForSomethingSmall", "anotherNameForIt"] { builder.add(name, [2, 90, 8, 20]) }
        for row in 0..<8 {
            builder.add(
                "l\(row)", [20, Double(row) * 25, 300, 25], class: "UILabel",
                text: "Words that go on and on and on and on and on")
        }
        let texts = try list(builder.layout).texts
        let name = try #require(texts.first { $0.string == "aNameForSomethingSmall" })
        let remark = try #require(texts.first { $0.string == "in the same box" })
        #expect(abs(name.minX + name.width - (remark.minX + remark.width)) < 0.01)
    }

    /// At 1.5 pixels a point, the sheet is wider than the views by a fraction. The name of the one behind goes to its left,
    /// which moves the sheet; the other's stays inside.
    @Test func aFractionDoesNotMoveNames() throws {
        var builder = LayoutBuilder("screen", 173, 159)
        for name in ["shadow", "aLongerNameForTheImage"] { builder.add(name, [0, 0, 173, 159]) }
        let options = DrawingOptions(layers: .standard, scale: 1.5)
        let list = try DisplayListBuilder(layout: builder.layout, options: options, measurer: measurer)
            .build()
        #expect(list.texts.contains { $0.string == "shadow" && $0.minX < list.projection.x(0) })
        #expect(list.texts.allSatisfy { $0.minX >= 24 })
        let name = try #require(list.texts.first { $0.string == "aLongerNameForTheImage" })
        #expect(name.minX > list.projection.x(0))
    }

    @Test func linesInAColumnDoNotCross() {
        var random = SplitMix64(seed: 35)
        var builder = LayoutBuilder("screen", 320, 300)
        for index in 0..<10 { builder.add("item\(index)", [0, 0, 10, 10]) }
        let placed = PlacedLayout(
            layout: builder.layout, options: DrawingOptions(), projection: CanvasProjection())
        for seed in 0..<30 {
            let callouts = (1...10).map { item in
                let y = Double.random(in: 0..<300, using: &random)
                return Callout(
                    items: [item], side: .right, route: [CGPoint(x: 100, y: y), CGPoint(x: 320, y: y)])
            }
            let column = CalloutColumn(
                callouts, side: .right, placed: placed, measurer: measurer, x: 320)
            let lines = column.callouts.map { Array(zip($0.route.dropFirst(), $0.route.dropFirst(2))) }
            for (index, first) in lines.enumerated() {
                for second in lines[(index + 1)...] {
                    let crossings = first.flatMap { one in second.filter { Self.cross(one, $0) } }
                    #expect(crossings.isEmpty, "seed \(seed)")
                }
            }
        }
    }

    /// Returns whether a horizontal and a vertical line cross.
    private static func cross(_ one: (CGPoint, CGPoint), _ other: (CGPoint, CGPoint)) -> Bool {
        let lines = [one, other]
        guard let flat = lines.first(where: { $0.0.y == $0.1.y && $0.0.x != $0.1.x }),
            let steep = lines.first(where: { $0.0.x == $0.1.x && $0.0.y != $0.1.y })
        else { return false }
        let (x, y) = (steep.0.x, flat.0.y)
        return min(flat.0.x, flat.1.x) + 0.1 < x && x < max(flat.0.x, flat.1.x) - 0.1
            && min(steep.0.y, steep.1.y) + 0.1 < y && y < max(steep.0.y, steep.1.y) - 0.1
    }
}
