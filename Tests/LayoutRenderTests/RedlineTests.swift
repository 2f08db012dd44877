import TestSupport
import Engine
import Foundation
import Testing
import Findings
import Solver

@testable import LayoutDrawing
@testable import LayoutRender

/// Constraints as dimensions.
@Suite struct RedlineTests {
    /// A view 100 wide and 40 from the left of a canvas of 320 × 200, as wide as a guide that begins at its right
    /// edge.
    private func layout(changing change: (inout [SolvedConstraint]) -> Void = { _ in }) -> SolvedLayout {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.addGuide("gap", [140, 20, 100, 60])
        builder.add("a", [40, 20, 100, 60])
        builder.change { layout in
            layout.constraints = [
                Self.constraint(2, .left, 0, .left, constant: 40),
                Self.constraint(2, .width, constant: 100),
                Self.constraint(1, .left, 2, .right),
                Self.constraint(1, .width, 2, .width),
            ]
            change(&layout.constraints)
        }
        return builder.layout
    }

    private static func constraint(
        _ item: Int, _ attribute: LayoutAttribute, _ other: Int? = nil,
        _ otherAttribute: LayoutAttribute = .left,
        constant: Double = 0
    ) -> SolvedConstraint {
        SolvedConstraint(
            text: "", identifier: nil, first: .init(item: item, attribute: attribute),
            second: other.map { .init(item: $0, attribute: otherAttribute) }, relation: .equal, multiplier: 1,
            constant: constant, priority: 1000, outcome: .satisfied, location: nil)
    }

    private func list(
        _ layout: SolvedLayout, _ layers: RenderLayers = .standard, focus: [String] = [],
        measures: [MeasuredPair] = []
    ) throws -> DisplayList {
        let options = DrawingOptions(layers: layers, focus: focus, measures: measures, scale: 1)
        return try DisplayListBuilder(layout: layout, options: options, measurer: FixedTextMeasurer()).build()
    }

    /// Returns the commands in the group `constraints`.
    private func drawn(_ list: DisplayList) -> [DisplayCommand] {
        let start = list.commands.firstIndex {
            if case .beginGroup(let group) = $0 { group.classes == ["constraints"] } else { false }
        }
        guard let start else { return [] }
        return Array(list.commands[(start + 1)...].prefix { if case .endGroup = $0 { false } else { true } })
    }

    private func words(_ list: DisplayList) -> [String] {
        drawn(list).compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    }

    /// The views of scrolled content and of long screens may be anywhere.
    @Test func whatIsOutOfSightHasNoLines() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("below", [40, 400, 100, 60])
        builder.add("beside", [900, 20, 100, 60])
        builder.add("tall", [60, 20, 90, 800])
        builder.change { layout in
            layout.constraints = [
                Self.constraint(1, .left, 0, .left, constant: 40), Self.constraint(1, .width, constant: 100),
                Self.constraint(1, .right, 0, .right), Self.constraint(2, .top, 0, .top),
                Self.constraint(2, .centerY, 0, .centerY), Self.constraint(3, .left, 0, .left, constant: 60),
                Self.constraint(3, .width, constant: 90),
            ]
        }
        let list = try list(builder.layout, .standard.union(.constraints))
        #expect(words(list).contains("60") && words(list).contains("90"))
        #expect(!words(list).contains("40") && !words(list).contains("100"))
        let sheet = 24.0 + 33 + 200
        for case .lines(let lines) in drawn(list) {
            for point in lines.segments.flatMap({ [$0.start, $0.end] }) {
                #expect((0...list.size.width).contains(point.x) && (0...list.size.height).contains(point.y))
            }
            // The lines from the tall view to its width begin at the lower edge of the canvas, and the distance from its left
            // edge is where it can be seen.
            let isInGap = lines.stroke.paint.role == .constraint
            #expect(
                lines.segments.allSatisfy {
                    isInGap && max($0.start.x, $0.end.x) <= list.projection.x(60) + 1
                        || max($0.start.y, $0.end.y) >= sheet - 1
                })
        }
        let arrows = drawn(list).filter { if case .polygon = $0 { true } else { false } }
        #expect(arrows.count == 2)
    }

    @Test func byDefaultThoseOfGuidesAreDrawn() throws {
        let list = try list(layout())
        #expect(words(list).filter { $0 == "= 100" }.count == 2)
        #expect(!words(list).contains("100"))
        let polygons = drawn(list).filter { if case .polygon = $0 { true } else { false } }
        // Two wings and their casings, and the arrows of the distance from the canvas.
        #expect(polygons.count == 6)
    }

    @Test func allAreDrawnOnRequest() throws {
        let words = words(try list(layout(), PicturePreset.blueprint.layers))
        #expect(words.contains("40") && words.contains("100"))
    }

    @Test func withoutTheLayerNoneIs() throws {
        #expect(drawn(try list(layout(), RenderLayers.standard.subtracting(.guideConstraints))).isEmpty)
        #expect(drawn(try list(layout(), PicturePreset.plain.layers)).isEmpty)
    }

    @Test func numbersStandBesideTheSheetOrInTheirGap() throws {
        let list = try list(layout(), PicturePreset.blueprint.layers)
        let sheet = list.projection.picture(CGRect(x: 0, y: 0, width: 320, height: 200))
        let page = CGRect(origin: .zero, size: list.size)
        for case .text(let text) in drawn(list) {
            let box = CGRect(x: text.minX, y: text.origin.y - 7, width: text.width, height: 8)
            if text.string == "40" {
                #expect(sheet.minX < box.minX && box.maxX < list.projection.x(40))
            } else {
                #expect(box.minY >= sheet.maxY || box.maxX <= sheet.minX, "\(text.string)")
            }
            #expect(page.contains(box))
        }
    }

    /// 90 is requested, the actual value is 60.
    @Test func whatIsNotMetSaysByHowMuch() throws {
        let layout = layout { constraints in
            constraints = [Self.constraint(1, .width, constant: 130)]
            constraints[0].priority = 200
            constraints[0].outcome = .outweighed
            constraints[0].requested = 130
            constraints[0].actual = 100
        }
        #expect(words(try list(layout)).contains("130 @200 · 30 short"))
    }

    /// Half of 320 is requested, the actual value is 100.
    @Test func aRatioThatIsNotMetSaysByHowMuch() throws {
        let layout = layout { constraints in
            constraints = [Self.constraint(1, .width, 0, .width)]
            constraints[0].multiplier = 0.5
            constraints[0].priority = 750
            constraints[0].outcome = .outweighed
            constraints[0].requested = 160
            constraints[0].actual = 100
        }
        #expect(words(try list(layout)).contains("= view.width / 2 @750 · 60 short"))
    }

    /// At 5.7 points a letter, 120 points are 21 letters.
    @Test func aLongFormulaIsOnSeveralLines() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.addGuide("gap", [140, 20, 100, 60])
        builder.add("aViewWithANameThatIsLongerThanItsSheetCanBeWideOnEachSide", [40, 20, 100, 30])
        builder.change { layout in
            layout.constraints = [
                Self.constraint(1, .height, 2, .height), Self.constraint(1, .width, 2, .height),
            ]
            for index in 0...1 {
                layout.constraints[index].multiplier = 2
                layout.constraints[index].priority = 750
            }
        }
        let list = try list(builder.layout)
        let sheet = list.projection.picture(CGRect(x: 0, y: 0, width: 320, height: 200))
        let texts = drawn(list).compactMap { if case .text(let text) = $0 { text } else { nil } }
            .filter { Double($0.string) == nil }
        let name = "aViewWithANameThatIsLongerThanItsSheetCanBeWideOnEachSide"
        for isBeside in [true, false] {
            let lines = texts.filter { ($0.minX + $0.width < sheet.minX) == isBeside }
            #expect(lines.count > 1)
            let words = lines.map(\.string).joined().filter { $0 != " " }
            #expect(words.contains("=2×\(name).height@750"))
            for (line, next) in zip(lines, lines.dropFirst()) { #expect(next.origin.y - line.origin.y >= 10) }
        }
        #expect(texts.allSatisfy { $0.minX >= 0 && $0.minX + $0.width <= sheet.maxX })
    }

    /// The formula is 36 letters long, which are 205 points; each part between its periods fits 120.
    @Test func aFormulaBreaksBetweenNames() {
        let text = RedlineText(
            "= 2 × scroll.frameLayout.height @750", measurer: LineMeasurer(FixedTextMeasurer()))
        #expect(text.lines == ["= 2 × scroll.", "frameLayout.height", "@750"])
    }

    /// Two views that touch, and nothing that has a length.
    @Test func theLegendExplainsOnlyWhatIsDrawn() throws {
        let layout = layout { constraints in constraints = [Self.constraint(1, .left, 2, .right)] }
        let texts = try list(layout).texts.map(\.string)
        #expect(texts.contains("edges held together"))
        #expect(!texts.contains("stated by a constraint") && !texts.contains("follows from others"))
    }

    /// 60 views one below another, each 5 further in than the last: 60 distances of different lengths from the left.
    private var staircase: SolvedLayout {
        var builder = LayoutBuilder("screen", 400, 700)
        for step in 1...60 { builder.add("v\(step)", [Double(step) * 5, Double(step) * 11, 60, 8]) }
        builder.change { layout in
            layout.constraints = (1...60).map {
                Self.constraint($0, .left, 0, .left, constant: Double($0) * 5)
            }
        }
        return builder.layout
    }

    @Test func asManyAreDrawnAsThereIsRoomForAndThePictureSaysSo() throws {
        let list = try list(staircase, PicturePreset.blueprint.layers)
        let numbers = Set(words(list).compactMap(Int.init)).intersection((1...60).map { $0 * 5 })
        #expect(numbers.count >= 6 && numbers.count < 60)
        let remark = "\(numbers.count) of 60 constraints are drawn, the outermost first"
        #expect(list.texts.contains { $0.string == remark }, "\(list.texts.map(\.string))")
    }

    @Test func aPictureForDocumentationHasRoomForMore() throws {
        let usual = words(try list(staircase)).count
        let more = words(try list(staircase, PicturePreset.blueprint.layers)).count
        #expect(usual > 0 && usual < more)
    }

    @Test func thoseThatLookTheSameAreDrawnOnce() throws {
        let layout = layout { constraints in
            constraints = Array(repeating: Self.constraint(1, .width, constant: 100), count: 41)
        }
        let list = try list(layout)
        #expect(words(list).filter { $0 == "100" }.count == 1)
        #expect(!list.texts.contains { $0.string.contains("of 41") })
    }

    /// The inner view's distances are left out before the outer one's.
    @Test func theOutermostComeFirst() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        let outer = builder.add("outer", [20, 20, 280, 160])
        let inner = builder.add("inner", [50, 50, 100, 60], in: "outer")
        builder.change { layout in
            layout.constraints = [
                Self.constraint(inner, .left, outer, .left, constant: 30),
                Self.constraint(outer, .left, 0, .left, constant: 20),
                Self.constraint(inner, .width, constant: 100),
                Self.constraint(outer, .width, constant: 280),
            ]
        }
        let options = DrawingOptions(layers: PicturePreset.blueprint.layers)
        let placed = PlacedLayout(
            layout: builder.layout, options: options, projection: CanvasProjection())
        let groups = RedlineChains(placed).groups(of: [0, 1, 2, 3])
        #expect(groups == [[1, 3], [0, 2]])
    }

    /// A name that fills the lower edge of a label, which touches the view below it.
    @Test func bowTiesKeepOffLetters() throws {
        var builder = LayoutBuilder("screen", 320, 200)
        let words = "Letters from one side to the other, and further"
        let label = builder.add("label", [10, 80, 300, 18], class: "UILabel", text: words)
        let below = builder.add("below", [10, 90, 300, 60])
        builder.change { layout in
            layout.constraints = [Self.constraint(below, .top, label, .centerY)]
            layout.constraints += [Self.constraint(below, .left, label, .left)]
        }
        let list = try list(builder.layout, PicturePreset.blueprint.layers)
        let letters = try #require(list.texts.first { $0.string.hasPrefix("Letters") })
        let box = letters.box(LineMeasurer(FixedTextMeasurer()))
        for case .polygon(let polygon) in drawn(list) {
            #expect(!polygon.points.contains { box.contains($0) })
        }
    }

    /// 9 points from the margin, which is where the constraint says.
    @Test func aDistanceFromAMarginIsDrawn() throws {
        let layout = layout { constraints in
            var constraint = Self.constraint(2, .left, 0, .leftMargin, constant: 9)
            constraint.requested = 40
            constraint.actual = 40
            constraints = [constraint]
        }
        #expect(words(try list(layout, PicturePreset.blueprint.layers)).contains("9"))
    }

    @Test func aLedgerListsWhatIsFocusedOn() throws {
        let texts = try list(layout(), focus: ["gap"]).texts.map(\.string)
        #expect(texts.contains("gap.left = a.right"))
        #expect(texts.contains("gap.width = a.width"))
        #expect(texts.contains("2 constraints, required, all satisfied"))
        #expect(!texts.contains("a.width = 100"))
    }

    @Test func aLongEquationIsOnSeveralLinesOfTheLedger() throws {
        let name = "theGuideBetweenTheHeaderAndTheFooterOfThisVeryLongScreen"
        var builder = LayoutBuilder("screen", 320, 200)
        builder.addGuide(name, [140, 20, 100, 60])
        builder.change { $0.constraints = [Self.constraint(1, .left, 0, .left, constant: 140)] }
        let texts = try list(builder.layout, focus: [name]).texts.map(\.string)
        #expect(texts.contains { $0.hasPrefix("theGuideBetween") && !$0.contains("…") && $0 != name })
        #expect(texts.contains { $0.hasSuffix("view.left + 140") })
    }

    @Test func severalCanBeFocusedOn() throws {
        let texts = try list(layout(), focus: ["gap", "a"]).texts.map(\.string)
        #expect(texts.contains("a.width = 100") && texts.contains("gap.left = a.right"))
    }

    /// The two touch horizontally and have the same top, so only the distances at their ends can be measured.
    @Test func distancesAreMeasuredOnRequest() throws {
        let pair = MeasuredPair(from: "view", to: "a")
        let words = words(try list(layout(), PicturePreset.plain.layers, measures: [pair]))
        // From the canvas's edges to the view's: 40 and 320 − 140 horizontally, 20 and 200 − 80 vertically.
        #expect(Set(words).isSuperset(of: ["40", "180", "20", "120"]))
        let nobody = RenderError.unknownFocus("nobody", known: layout().suggestedNames)
        #expect(throws: nobody) { try list(layout(), measures: [MeasuredPair(from: "nobody", to: "a")]) }
    }

    /// Ticks 1 point apart would be one blot. The arrows point at both ends from outside, and no other line is beside them.
    @Test(arguments: [0.0, 1, 3]) func aShortDistanceIsBetweenArrows(_ length: Double) throws {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("a", [40, 20, 100, 60])
        builder.add("b", [140 + length, 20, 100, 60])
        builder.change { layout in
            layout.constraints = [
                Self.constraint(1, .width, constant: 100),
                Self.constraint(2, .left, 1, .right, constant: length),
                Self.constraint(2, .width, constant: 100),
            ]
            layout.constraints[1].relation = .greaterThanOrEqual
        }
        let list = try list(builder.layout, PicturePreset.blueprint.layers)
        let heads = drawn(list).compactMap {
            if case .polygon(let polygon) = $0 { polygon.points } else { nil }
        }
        #expect(heads.count == 2)
        let tips = [list.projection.x(140), list.projection.x(140 + length)]
        let left = try #require(heads.first { $0.allSatisfy { $0.x <= tips[0] + 1 } })
        let right = try #require(heads.first { $0.allSatisfy { $0.x >= tips[1] } })
        #expect(left.contains { abs($0.x - tips[0]) <= 1 } && right.contains { abs($0.x - tips[1]) <= 1 })
        let y = try #require(left.first { abs($0.x - tips[0]) <= 1 }).y
        // Each line on the arrows' track ends at a tip or is elsewhere.
        for case .lines(let lines) in drawn(list) {
            for line in lines.segments where line.start.y == y && line.end.y == y {
                let (start, end) = (min(line.start.x, line.end.x), max(line.start.x, line.end.x))
                #expect(end <= tips[0] + 1 || start >= tips[1])
                #expect(end - start <= 10 || end < tips[0] - 10 || start > tips[1] + 10)
            }
        }
    }

    /// Numbers in gutters never overlap, whatever the constraints.
    @Test func tracksKeepNumbersApart() {
        var random = SplitMix64(seed: 3)
        for seed in 0..<40 {
            let lines = (0..<12).map { _ -> Redline in
                let start = Double.random(in: 0..<300, using: &random)
                return Redline(
                    constraints: [], axis: .horizontal,
                    shape: .dimension(
                        Extent(start: start, end: start + Double.random(in: 1..<200, using: &random)),
                        requestedEnd: nil, from: (0, 0)), standing: .stated, text: "123")
            }
            let tracks = RedlineTracks(
                lines, axis: .horizontal, within: Extent(start: 0, end: 500),
                measurer: LineMeasurer(FixedTextMeasurer()))
            for (index, first) in tracks.placed.enumerated() {
                for second in tracks.placed[(index + 1)...] where first.track == second.track {
                    #expect(first.room.shared(with: second.room) == nil, "seed \(seed)")
                }
            }
        }
    }
}
