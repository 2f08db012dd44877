import Engine
import Findings
import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

@Suite struct FramesJSONTests {
    private static let layout: SolvedLayout = {
        let root = SolvedItem(
            id: "view", kind: .view, className: "UIView", parent: nil,
            frame: CGRect(x: 0, y: 0, width: 300, height: 600),
            canvasFrame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let third = SolvedItem(
            id: "third", kind: .guide, className: "UILayoutGuide", parent: 0,
            frame: CGRect(x: 0, y: 0, width: 0, height: 200),
            canvasFrame: CGRect(x: 0, y: 0, width: 0, height: 200), undetermined: [.x, .width])
        let label = SolvedItem(
            id: "label", name: "Title", kind: .view, className: "UILabel", parent: 0,
            frame: CGRect(x: 0, y: 200, width: 100.5, height: 20),
            canvasFrame: CGRect(x: 0, y: 200, width: 100.5, height: 20), undetermined: .x, isHidden: true)
        let finding = LayoutFinding(
            code: .unsatisfiable, severity: .error, message: "collide",
            location: SourceLocation(file: "a.json5", line: 12, column: 3), items: ["label"],
            constraints: ["a", "b"], broken: "b")
        return SolvedLayout(
            id: "one", state: nil, canvas: Canvas(size: CGSize(width: 300, height: 600), scale: 3),
            items: [root, third, label], findings: [finding])
    }()

    private struct Frames: Decodable, Equatable {
        struct Scene: Decodable, Equatable {
            struct Canvas: Decodable, Equatable {
                var width: Double
                var height: Double
                var scale: Double
            }
            struct Item: Decodable, Equatable {
                var id: String
                var name: String?
                var kind: String
                var superview: String?
                var owningView: String?
                var frame: [Double?]
                var canvasFrame: [Double?]
                var hidden: Bool?
                var ambiguous: [String]?
            }
            struct Finding: Decodable, Equatable {
                var code: String
                var severity: String
                var message: String
                var constraints: [String]
                var broken: String?
                var line: Int?
            }
            var id: String
            var state: String?
            var canvas: Canvas
            var items: [Item]
            var issues: [Finding]
        }
        var scenes: [Scene]
    }

    @Test func theFramesAreAsTheContractHasThem() throws {
        let bytes = FramesJSON.bytes(of: [("a.json5", Self.layout)])
        let frames = try JSONDecoder().decode(Frames.self, from: Data(bytes))
        let expected = Frames(scenes: [
            .init(
                id: "one", state: nil, canvas: .init(width: 300, height: 600, scale: 3),
                items: [
                    .init(
                        id: "view", kind: "view", frame: [0, 0, 300, 600], canvasFrame: [0, 0, 300, 600],
                        hidden: false, ambiguous: []),
                    .init(
                        id: "third", kind: "guide", owningView: "view", frame: [nil, 0, nil, 200],
                        canvasFrame: [nil, 0, nil, 200]),
                    .init(
                        id: "label", name: "Title", kind: "view", superview: "view",
                        frame: [0, 200, 100.5, 20],
                        canvasFrame: [0, 200, 100.5, 20], hidden: true, ambiguous: ["x"]),
                ],
                issues: [
                    .init(
                        code: "unsatisfiable", severity: "error", message: "collide",
                        constraints: ["a", "b"],
                        broken: "b", line: 12)
                ])
        ])
        #expect(frames == expected)
    }

    @Test func aLargeLayoutIsWrittenInParts() throws {
        var layout = Self.layout
        layout.items = (0..<2000).map { index in
            SolvedItem(
                id: "item\(index)", kind: .view, className: "UIView", parent: nil, frame: .zero,
                canvasFrame: .zero)
        }
        var parts: [[UInt8]] = []
        FramesJSON.write([("a.json5", layout)]) { parts.append($0) }
        // An item has more than 100 characters, so that there are more than 200,000.
        #expect(parts.count > 2)
        #expect(parts.allSatisfy { $0.count < 100_000 })
        let frames = try JSONDecoder().decode(Frames.self, from: Data(parts.flatMap(\.self)))
        #expect(frames.scenes.map { $0.items.map(\.id) } == [(0..<2000).map { "item\($0)" }])
        #expect(frames.scenes.map(\.issues.count) == [1])
    }

    @Test func wholeNumbersHaveNoPoint() {
        let text = String(decoding: FramesJSON.bytes(of: [("a.json5", Self.layout)]), as: UTF8.self)
        #expect(text.contains("[0, 0, 300, 600]"))
        #expect(!text.contains(".0,"))
        #expect(!text.contains(".0]"))
    }
}
