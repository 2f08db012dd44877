import Engine
import Foundation
import LayoutDocument
import LayoutDrawing
import LayoutRender
import LayoutValues
import LiveDrawing
import LiveSolver
import Testing

/// Pictures of layouts that are written as numbers and read again equal those of the layouts themselves.
@Suite struct SolvedLayoutCodingTests {
    private static let looks: [RenderLayers] = [
        .standard, .standard.union([.constraints, .unmet, .hidden, .stackGuides]), [.views, .names],
    ]

    @Test(arguments: ExampleScenes.all) func examplesAreDrawnAsBefore(_ path: String) throws {
        for state in try ExampleScenes.states(of: path) {
            let scene = try ExampleScenes.scene(path, state: state)
            let layout = try LayoutSession(root: scene.root, canvas: scene.canvas).solvedLayout(
                id: scene.id, title: scene.title, state: state, detail: .complete)
            let coded = layout.coded
            let read = try #require(SolvedLayout(reading: coded.numbers, coded.strings))
            for layers in Self.looks {
                for focus in [[], [layout.items.last?.id ?? ""]] {
                    let options = DrawingOptions(layers: layers, focus: focus)
                    #expect(try picture(of: read, options) == picture(of: layout, options))
                }
            }
        }
    }

    /// A page lists some of the constraints, and draws with fewer: the same picture as from the command's own layout.
    @Test(arguments: ExampleScenes.all) func examplesAreDrawnAsTheCommandDrawsThem(_ path: String) throws {
        let scene = try ExampleScenes.scene(path, state: nil)
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        let complete = try session.solvedLayout(
            id: scene.id, title: scene.title, state: nil, detail: .complete)
        let standard = try session.solvedLayout(
            id: scene.id, title: scene.title, state: nil, detail: .standard)
        let coded = complete.withoutIdleTerms.coded
        let read = try #require(SolvedLayout(reading: coded.numbers, coded.strings)).withDrawnConstraints
        #expect(read.constraints.map(\.text) == standard.constraints.map(\.text))
        #expect(read.conflicts == standard.conflicts)
        let options = DrawingOptions(layers: .standard.union([.constraints, .unmet]))
        #expect(try picture(of: read, options) == picture(of: standard, options))
    }

    @Test func numbersThatDescribeNoLayoutAreRefused() throws {
        let scene = try ExampleScenes.scene(try #require(ExampleScenes.all.first), state: nil)
        let layout = try LayoutSession(root: scene.root, canvas: scene.canvas).solvedLayout(
            id: "", title: nil, state: nil, detail: .complete)
        let (numbers, strings) = (layout.coded.numbers, layout.coded.strings)
        #expect(SolvedLayout(reading: [], []) == nil)
        #expect(SolvedLayout(reading: numbers + [0], strings) == nil)
        #expect(SolvedLayout(reading: numbers, Array(strings.dropLast())) == nil)
        for index in numbers.indices {
            var changed = numbers
            changed[index] = 1e6
            // Read or not, nothing ends the program.
            let read = SolvedLayout(reading: changed, strings)
            #expect(read == nil || read?.items.isEmpty == false)
        }
    }

    private func picture(of layout: SolvedLayout, _ options: DrawingOptions) throws -> DisplayList {
        try DisplayListBuilder(layout: layout, options: options, measurer: Typesetter()).build()
    }
}
