import TestSupport
import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Compares the pieces of a layout over a range of canvases with layouts from scratch.
@Suite struct LayoutPieceTests {
    private static let lengths = 300.0...1400

    private static func differences(
        _ name: String, along axis: LayoutAxis, seed: UInt64, count: Int, read: @escaping () -> Scene?
    ) throws -> [String] {
        var comparison = PieceComparison(along: axis, over: lengths) { read().map { ($0.root, $0.canvas) } }
        var random = SplitMix64(seed: seed)
        try comparison.run(count: count, random: &random)
        return comparison.differences.prefix(1).map { "\(name), \(axis): \($0)" }
    }

    /// How many generated documents are compared; the environment variable `PIECES_TEST_COUNT` asks for more.
    private static let generatedCount =
        ProcessInfo.processInfo.environment["PIECES_TEST_COUNT"].flatMap { UInt64($0) } ?? 24

    @Test func piecesOfGeneratedDocumentsEqualLayoutsFromScratch() throws {
        var differences: [String] = []
        for seed in 1...max(1, Self.generatedCount) {
            let text = GeneratedDocument.text(seed: seed, viewCount: 3 + Int(seed % 20))
            let axis = seed % 2 == 0 ? LayoutAxis.vertical : .horizontal
            differences += try Self.differences("seed \(seed)", along: axis, seed: seed, count: 4) {
                LayoutDocumentReader.read(Array(text.utf8), file: "generated.json5").scenes.first
            }
        }
        #expect(differences == [])
    }

    /// On canvases too wide for a phone, the readable width is 672 points in the middle. A box that nothing else holds
    /// is at the edge that its inequality names.
    @Test func anInequalityThatNothingElseDecidesFollowsItsInsets() throws {
        let text = """
            { layoutDocument: 1, canvas: { size: [1000, 600] },
              root: { id: "root", subviews: [{ id: "box" }] },
              constraints: ["box.leading >= root.readableContentGuide.leading + 18", "box.width == 100",
                "box.top == root.top", "box.height == 40"] }
            """
        let scene = try #require(LayoutDocumentReader.read(Array(text.utf8), file: "box.json5").scenes.first)
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        let pieces = try session.pieces(along: .horizontal, over: 960...1300)
        #expect(pieces.count == 1)
        let piece = try #require(pieces.first)
        let index = try #require(try session.solvedLayout().items.firstIndex { $0.id == "box" })
        for (width, x) in [(960.0, 162.0), (1000, 182), (1300, 332)] {
            #expect(abs(piece.items[index].canvasFrame.x.value(at: width) - x) < 1e-6)
        }
    }

    /// Each text breaks at widths of its own, is as wide as its longest line, and moves everything below it.
    @Test(arguments: [false, true])
    func piecesOfTextsBelowOneAnotherEqualLayoutsFromScratch(_ aligned: Bool) throws {
        var (views, constraints) = ([String](), [String]())
        for row in 0..<6 {
            views.append(
                """
                { id: "row\(row)", subviews: [
                  { id: "label\(row)", class: "UILabel", numberOfLines: \(row % 3 == 2 ? 2 : 0),
                    text: "\(String(repeating: "Something that is \(row * 7) words long. ", count: row + 3))" },
                  { id: "button\(row)", class: "UIButton", text: "\(row)", hugging: [800, 251] } ] }
                """)
            let above = row == 0 ? "root.safeAreaLayoutGuide.top" : "row\(row - 1).bottom"
            constraints += [
                "row\(row).top == \(above) + 8", "row\(row).leading == root.layoutMarginsGuide.leading",
                "row\(row).trailing == root.readableContentGuide.trailing",
                "label\(row).leading == row\(row).leading", "label\(row).top == row\(row).top",
                "label\(row).bottom == row\(row).bottom",
                "button\(row).leading >= label\(row).trailing + 8",
                "button\(row).trailing == row\(row).trailing",
                "button\(row).firstBaseline == label\(row).firstBaseline",
            ]
            if aligned, row > 0 { constraints.append("label\(row).width == label\(row - 1).width @700") }
        }
        let text = """
            { layoutDocument: 1, canvas: { device: "iPhone 15" },
              root: { id: "root", subviews: [\(views.joined(separator: ", "))] },
              constraints: [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))] }
            """
        let differences = try Self.differences("rows", along: .horizontal, seed: 3, count: 20) {
            LayoutDocumentReader.read(Array(text.utf8), file: "rows.json5").scenes.first
        }
        #expect(differences == [])
    }

    @Test func piecesOfTheExamplesEqualLayoutsFromScratch() throws {
        var differences: [String] = []
        for example in Examples.all {
            for axis in LayoutAxis.allCases {
                differences += try Self.differences(example, along: axis, seed: 7, count: 4) {
                    try? Examples.read(example).scenes.first
                }
            }
        }
        #expect(differences == [])
    }

    @Test(
        .enabled(
            if: InterfaceBuilderCorpus.isThere, "the folder ../shared/ib of real documents is not there")
    )
    func piecesOfRealScreensEqualLayoutsFromScratch() throws {
        var differences: [String] = []
        for (index, file) in InterfaceBuilderCorpus.files.enumerated() where index % 40 == 0 {
            let data = try Data(contentsOf: file)
            differences += try Self.differences(
                file.lastPathComponent, along: .horizontal, seed: UInt64(index), count: 3
            ) {
                InterfaceBuilderReader.read(data, file: file.lastPathComponent).scenes.first
            }
        }
        #expect(differences == [])
    }
}
