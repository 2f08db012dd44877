import Engine
import Foundation
import TestSupport
import Testing

@testable import LayoutDocument

/// Compares layouts as a page solves them with layouts from scratch.
@Suite struct LiveLayoutTests {
    /// How many generated documents are compared; the environment variable `LIVE_TEST_COUNT` asks for more.
    private static let generatedCount =
        ProcessInfo.processInfo.environment["LIVE_TEST_COUNT"].flatMap { UInt64($0) } ?? 60

    @Test func changedGeneratedDocumentsEqualLayoutsFromScratch() throws {
        var comparison = LiveComparison()
        for seed in 1...max(1, Self.generatedCount) {
            let text = GeneratedDocument.text(seed: seed, viewCount: 3 + Int(seed % 20))
            let input = LayoutDocumentReader.input(Array(text.utf8), file: "generated.json5")
            var random = SplitMix64(seed: seed)
            let isPad = text.contains("iPad")
            let lengths: LiveComparison.Lengths =
                isPad ? (760...1190, 1195...1400) : (300...399, 450...940)
            try comparison.run("seed \(seed)", changes: 6, lengths: lengths, random: &random) { size in
                var options = SceneOptions()
                options.resized = size
                return input.scene(at: 0, options)
            }
        }
        #expect(comparison.differences.prefix(5) == [])
        #expect(comparison.count > Int(6 * Self.generatedCount))
    }

    /// The root's alignment rectangle is smaller than the canvas, by as much on each.
    @Test func insetRootsEqualLayoutsFromScratch() throws {
        let text = """
            { layoutDocument: 1, canvas: { size: [200, 100] },
              root: { id: "root", alignmentRectInsets: [4, 10, 6, 5], subviews: [{ id: "a" }] },
              constraints: ["H:|-[a]-|", "V:|-[a]-|"] }
            """
        let input = LayoutDocumentReader.input(Array(text.utf8), file: "inset.json5")
        var comparison = LiveComparison()
        var random = SplitMix64(seed: 1)
        try comparison.run("inset", changes: 20, lengths: (150...300, 80...200), random: &random) { size in
            var options = SceneOptions()
            options.resized = size
            return input.scene(at: 0, options)
        }
        #expect(comparison.differences == [])
        #expect(comparison.count > 10)
    }

    @Test(
        .enabled(
            if: InterfaceBuilderCorpus.isThere, "the folder ../shared/ib of real documents is not there")
    )
    func changedRealDocumentsEqualLayoutsFromScratch() throws {
        let environment = ProcessInfo.processInfo.environment
        let stride = environment["LIVE_CORPUS_STRIDE"].flatMap { Int($0) } ?? 100
        let first = environment["LIVE_CORPUS_START"].flatMap { Int($0) } ?? 0
        var comparison = LiveComparison()
        for (index, file) in InterfaceBuilderCorpus.files.enumerated() where index % stride == first {
            let name = file.lastPathComponent
            let input = InterfaceBuilderReader.input(try Data(contentsOf: file), file: name)
            for place in input.scenes().scenes.indices.prefix(4) {
                var random = SplitMix64(seed: UInt64(index * 100 + place))
                try comparison.run("\(name) \(place)", changes: 6, lengths: nil, random: &random) { size in
                    var options = SceneOptions()
                    options.resized = size
                    return input.scene(at: place, options)
                }
            }
        }
        #expect(comparison.differences.prefix(20) == [])
        #expect(comparison.count > 0)
    }
}
