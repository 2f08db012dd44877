import Devices
import Engine
import Foundation
import LayoutDocument
import Testing
import Findings

struct LayoutInputTests {
    private static let document = Array(
        """
        { layoutDocument: 1,
          root: { id: "view", subviews: [
            { id: "a", class: "UILabel", text: "Hello" }, { id: "b", text: "without effect" }] },
          constraints: [ "a.left == view.left + 8", "a.top == view.top",
            { id: "gap", constraint: "b.left == a.right + 8" },
            "b.top == a.top", "b.width == 30", "b.height == 30", "H:|[a]" ],
          states: [
            { id: "wide", constraints: { gap: { constant: 40 } } },
            { id: "alone", views: { b: { removed: true }, a: { text: "longer than before" } } },
          ] }
        """.utf8)

    /// Changes to the views of one scene must not affect the next scene of the same input.
    @Test func scenesOfOneReadingAreThoseOfSeparateReadings() throws {
        let input = LayoutDocumentReader.input(Self.document, file: "f.json5")
        #expect(input.states == ["wide", "alone"])
        let devices = [nil, try DeviceCatalogue.device(named: "iPad Pro 11")]
        for device in devices {
            for state in [nil, "wide", "alone", nil] {
                let options = SceneOptions(device: device, state: state)
                let once = input.scenes(options)
                let apart = LayoutDocumentReader.read(Self.document, file: "f.json5", options: options)
                #expect(once.findings == apart.findings)
                #expect(try Self.layouts(once) == Self.layouts(apart), "\(state ?? "-")")
            }
        }
    }

    @Test func aSceneByItselfIsTheOneAmongAll() throws {
        let input = LayoutDocumentReader.input(Self.document, file: "f.json5")
        let all = input.scenes()
        let alone = try #require(input.scene(at: 0))
        #expect(try Self.layouts(all) == Self.layouts(ReadResult(scenes: [alone], findings: all.findings)))
        #expect(input.scene(at: 1) == nil)
    }

    @Test func anUnknownStateIsReportedOnceForEachRequest() {
        let input = LayoutDocumentReader.input(Self.document, file: "f.json5")
        for _ in 0..<2 {
            let result = input.scenes(SceneOptions(state: "none"))
            #expect(result.scenes.isEmpty)
            #expect(result.findings.filter { $0.message.contains("'none'") }.count == 1)
        }
        #expect(input.scenes().scenes.count == 1)
    }

    private static func layouts(_ result: ReadResult) throws -> [[CGRect]] {
        try result.scenes.map {
            try LayoutSolver.solve(root: $0.root, canvas: $0.canvas, id: $0.id).items.map(\.frame)
        }
    }
}
