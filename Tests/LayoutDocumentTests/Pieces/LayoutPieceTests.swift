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
        var random = SeededGenerator(seed: seed)
        try comparison.run(count: count, random: &random)
        return comparison.differences.prefix(1).map { "\(name), \(axis): \($0)" }
    }

    @Test func piecesOfGeneratedDocumentsEqualLayoutsFromScratch() throws {
        var differences: [String] = []
        for seed in UInt64(1)...24 {
            let text = GeneratedDocument.text(seed: seed, viewCount: 3 + Int(seed % 8))
            let axis = seed % 2 == 0 ? LayoutAxis.vertical : .horizontal
            differences += try Self.differences("seed \(seed)", along: axis, seed: seed, count: 4) {
                LayoutDocumentReader.read(Array(text.utf8), file: "generated.json5").scenes.first
            }
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
            if: InterfaceBuilderCorpusTests.isThere, "the folder ../shared/ib of real documents is not there")
    )
    func piecesOfRealScreensEqualLayoutsFromScratch() throws {
        var differences: [String] = []
        for (index, file) in InterfaceBuilderCorpusTests.files.enumerated() where index % 40 == 0 {
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
