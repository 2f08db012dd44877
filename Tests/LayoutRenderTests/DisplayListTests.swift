import Engine
import Foundation
import LayoutRender
import Testing

/// Checks drawings by their display list, without pixels.
@Suite struct DisplayListTests {
    private func commands(
        _ layout: SolvedLayout, layers: RenderLayers = .standard, focus: [String] = []
    ) throws -> [DisplayCommand] {
        let options = DrawingOptions(layers: layers, focus: focus, scale: 1)
        return try DisplayListBuilder(layout: layout, options: options, measurer: FixedTextMeasurer())
            .build().commands
    }

    /// Returns the rectangles and lines drawn directly in the group of an item.
    private func drawing(of id: String, in commands: [DisplayCommand]) -> [DisplayCommand] {
        guard let start = commands.firstIndex(where: { groupID($0) == id }) else { return [] }
        return Array(
            commands[(start + 1)...].prefix {
                switch $0 {
                case .beginGroup, .endGroup: false
                default: true
                }
            })
    }

    private func groupID(_ command: DisplayCommand) -> String? {
        if case .beginGroup(let group) = command { group.id } else { nil }
    }

    @Test func aViewIsFilledAndOutlinedInItsHue() throws {
        let drawing = drawing(of: "button", in: try commands(Samples.oneThird))
        let hue = ColorRole.view(ViewHue(id: "button"))
        guard case .rectangle(let rectangle) = drawing.first else {
            Issue.record("no rectangle")
            return
        }
        #expect(rectangle.fill == Paint(hue, opacity: 0.16))
        #expect(rectangle.stroke == Stroke(Paint(hue), width: 1))
        // Half a pixel inside (124, 207, 100, 44), given a margin of 24 and a caption of 33.
        #expect(rectangle.frame == CGRect(x: 124.5, y: 207.5, width: 99, height: 43))
    }

    @Test func aGuideOpenAcrossIsTwoLinesOverItsOwner() throws {
        guard case .lines(let lines) = drawing(of: "third", in: try commands(Samples.oneThird)).last else {
            Issue.record("no lines")
            return
        }
        #expect(lines.segments.map(\.start.x) == [24, 24])
        #expect(lines.segments.map(\.end.x) == [324, 324])
        #expect(lines.segments.map(\.start.y) == [58, 206])
        #expect(lines.stroke == Stroke(Paint(.guide), width: 2, dash: [6, 4]))
    }

    @Test func guidesComeAfterAllViews() throws {
        let commands = try commands(Samples.equalSpacing)
        let order = commands.compactMap(groupID)
        #expect(order == ["view", "save", "cancel", "clear", "space1", "space2"])
    }

    /// Tints never overlap, not even on the largest canvas.
    @Test func whatLiesBehindAnotherIsOutlinedOnly() throws {
        var builder = LayoutBuilder("pad", 1194, 834)
        builder.add("alone", [0, 0, 590, 834])
        builder.add("behind", [600, 0, 590, 834])
        builder.add("before", [700, 100, 300, 300])
        let commands = try commands(builder.layout)
        func fill(_ id: String) -> Paint? {
            guard case .rectangle(let rectangle) = drawing(of: id, in: commands).first else { return nil }
            return rectangle.fill
        }
        #expect(fill("alone")?.opacity == 0.16)
        #expect(fill("before")?.opacity == 0.16)
        #expect(fill("behind") == nil)
    }

    @Test func groupsAreBalanced() throws {
        for layout in Samples.all + [GeneratedLayout.make(seed: 5, count: 300)] {
            var depth = 0
            for command in try commands(layout) {
                if case .beginGroup = command { depth += 1 }
                if case .endGroup = command { depth -= 1 }
                #expect(depth >= 0)
            }
            #expect(depth == 0)
        }
    }

    @Test func hiddenViewsShowOnRequestAlone() throws {
        var builder = LayoutBuilder("hidden", 100, 100)
        builder.add("ghost", [10, 10, 50, 50]) { $0.isHidden = true }
        let layout = builder.layout
        #expect(drawing(of: "ghost", in: try commands(layout)).isEmpty)
        let shown = try commands(layout, layers: .standard.union(.hidden))
        #expect(!drawing(of: "ghost", in: shown).isEmpty)
    }

    @Test func conflictAndAmbiguityAreOutlined() throws {
        func roles(_ layers: RenderLayers) throws -> [ColorRole] {
            try commands(Samples.conflict, layers: layers).compactMap { command in
                if case .rectangle(let rectangle) = command { rectangle.stroke?.paint.role } else { nil }
            }
        }
        let withoutLegend = RenderLayers.standard.subtracting(.legend)
        #expect(try roles(withoutLegend).filter { $0 == .conflict }.count == 1)
        #expect(try roles(withoutLegend).filter { $0 == .ambiguity }.count == 1)
        #expect(try !roles(withoutLegend.subtracting([.conflicts, .ambiguity])).contains(.conflict))
    }

    @Test func whatAViewClipsIsCutAtItsFrame() throws {
        let clips = try commands(Samples.crowded).compactMap { command -> CGRect? in
            if case .beginGroup(let group) = command, group.classes == ["contents"] {
                group.clip
            } else {
                nil
            }
        }
        #expect(clips == [CGRect(x: 34, y: 24 + 33 + 40, width: 370, height: 560)])
    }

    @Test func focusLeavesTheRestFaintAndUnnamed() throws {
        let commands = try commands(Samples.equalSpacing, focus: ["cancel"])
        let names = commands.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
        #expect(names.contains("cancel"))
        #expect(!names.contains("save"))
        guard case .rectangle(let rectangle) = drawing(of: "save", in: commands).first else {
            Issue.record("no rectangle")
            return
        }
        #expect(rectangle.fill == nil)
        #expect(rectangle.stroke?.paint.role == .container)
    }

    @Test func whatIsNotWantedIsLeftOut() throws {
        let bare = try commands(Samples.bottomBar, layers: .views)
        #expect(bare.allSatisfy { if case .text = $0 { false } else { true } })
        #expect(drawing(of: "safeAreaLayoutGuide", in: bare).isEmpty)
    }
}
