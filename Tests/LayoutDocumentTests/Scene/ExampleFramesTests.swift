import Engine
import Foundation
import LayoutDocument
import Testing

/// The frames of every example, worked out by hand from what the document says.
@Suite struct ExampleFramesTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let example: String
        var state: String?
        let frames: [String: [Double]]
        var testDescription: String { state.map { "\(example) (\($0))" } ?? example }
    }

    static let expectations: [Expectation] = [
        Expectation(example: "one-third", frames: ["button": [100, 200, 100, 44]]),
        Expectation(example: "one-third", state: "tall", frames: ["button": [100, 300, 100, 44]]),
        // 320 − 2 × 20 − (60 + 80 + 40) = 100, so 50 a gap; (96 − 44) / 2 = 26.
        Expectation(
            example: "equal-spacing",
            frames: [
                "save": [20, 26, 60, 44], "space1": [80, 16, 50, 64], "cancel": [130, 26, 80, 44],
                "space2": [210, 16, 50, 64], "clear": [260, 26, 40, 44],
            ]),
        Expectation(
            example: "equal-spacing", state: "wide",
            frames: ["space1": [80, 16, 130, 64], "cancel": [210, 26, 80, 44], "clear": [420, 26, 40, 44]]),
        Expectation(
            example: "equal-spacing", state: "right-to-left",
            frames: [
                "save": [240, 26, 60, 44], "space1": [190, 16, 50, 64], "cancel": [110, 26, 80, 44],
                "space2": [60, 16, 50, 64], "clear": [20, 26, 40, 44],
            ]),
        // The field is as high as its content; the label keeps its 60 and stands in the middle of the field.
        Expectation(
            example: "container",
            frames: [
                "container": [16, 20, 288, 34], "label": [16, 27, 60, 20], "field": [84, 20, 220, 34],
            ]),
        Expectation(
            example: "margins",
            frames: ["first": [20, 12, 120, 40], "second": [20, 64, 80, 40], "third": [20, 116, 150, 40]]),
        Expectation(
            example: "margins", state: "wider",
            frames: ["first": [48, 12, 120, 40], "second": [48, 64, 80, 40], "third": [48, 116, 150, 40]]),
        // 852 − 34 − 5 = 813 is the field's bottom, 779 its top, 774 the bar's.
        Expectation(
            example: "bottom-bar", frames: ["bar": [0, 774, 393, 78], "field": [16, 5, 361, 34]]),
        // Without a home indicator 667 − 5 − 34 − 5 = 623.
        Expectation(
            example: "bottom-bar", state: "without-home-indicator",
            frames: ["bar": [0, 623, 375, 44], "field": [16, 5, 343, 34]]),
        Expectation(example: "conflict", frames: ["a": [40, 18, 100, 40]]),
        Expectation(example: "ambiguity", frames: ["track": [40, 51, 240, 8]]),
        Expectation(
            example: "add-remove", frames: ["header": [0, 0, 300, 64], "button": [100, 84, 100, 44]]),
        Expectation(example: "add-remove", state: "removed", frames: ["button": [100, 8, 100, 44]]),
    ]

    @Test(arguments: expectations)
    func framesAreThoseWorkedOutByHand(_ expectation: Expectation) throws {
        let layout = try Self.layout(of: expectation.example, state: expectation.state)
        for (id, numbers) in expectation.frames.sorted(by: { $0.key < $1.key }) {
            let item = try #require(layout.items.first { $0.id == id }, "no item \(id)")
            let frame = item.frame
            #expect(
                [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) } == numbers, "\(id)")
        }
    }

    @Test func everyExampleHasItsFramesHere() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let names = Set(files.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(6)) })
        let covered = Set(Self.expectations.map(\.example)).union(["incompatible-anchors"])
        #expect(names == covered)
    }

    @Test func theThirdIsUsedOnOneAxisAndIsNotAmbiguous() throws {
        let layout = try Self.layout(of: "one-third")
        let third = try #require(layout.items.first { $0.id == "third" })
        #expect(third.undetermined == [.x, .width])
        #expect(third.frame.minY == 0)
        #expect(third.frame.height == 200)
        #expect(layout.issues.isEmpty)
    }

    @Test func theConflictIsReportedWithItsSet() throws {
        let issues = try Self.layout(of: "conflict").issues
        #expect(issues.map(\.code) == [.unsatisfiable])
        #expect(issues.first?.constraints == ["a.width == 100", "a.width == 200"])
        #expect(issues.first?.location?.line == 11)
    }

    @Test func theKnobIsFreeAndItsPlaceOpen() throws {
        let layout = try Self.layout(of: "ambiguity")
        let knob = try #require(layout.items.first { $0.id == "knob" })
        #expect(knob.undetermined == .x)
        #expect([knob.frame.minY, knob.frame.width, knob.frame.height] == [35, 60, 40])
        #expect((40...220).contains(knob.frame.minX))
        #expect(layout.issues.map(\.code) == [.ambiguous])
    }

    @Test func incompatibleAnchorsAreFoundAtTheirLines() throws {
        let result = try Self.read("incompatible-anchors")
        #expect(result.issues.map(\.code).allSatisfy { $0 == .incompatibleAttributes })
        #expect(result.issues.compactMap(\.location?.line) == [7, 8, 9, 10])
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    private static func read(_ example: String, state: String? = nil) throws -> ReadResult {
        let file = "\(example).json5"
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
        return LayoutDocumentReader.read(bytes, file: file, options: SceneOptions(state: state))
    }

    private static func layout(of example: String, state: String? = nil) throws -> SolvedLayout {
        let scene = try #require(try read(example, state: state).scenes.first)
        return try LayoutSolver.solve(
            root: scene.root, canvas: scene.canvas, id: scene.id, title: scene.title, state: scene.state)
    }
}
