import Engine
import Foundation
import LayoutDocument
import TestSupport

/// Compares pieces with layouts from scratch, on many documents.
struct Agreement {
    private let lengths = 320.0...1366

    /// Checks generated documents, given their number and first seed.
    func generated(_ arguments: [String]) {
        let count = arguments.first.flatMap { Int($0) } ?? 100
        let first = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
        var total = Total()
        for seed in first..<first + UInt64(count) {
            let text = GeneratedDocument.text(seed: seed, viewCount: 3 + Int(seed % 20))
            if arguments.contains("print") { print(text) }
            for axis in [LayoutAxis.horizontal, .vertical] {
                compare(name: "seed \(seed) \(axis)", axis: axis, seed: seed, total: &total) {
                    LayoutDocumentReader.read(Array(text.utf8), file: "generated").scenes.first.map {
                        ($0.root, $0.canvas)
                    }
                }
            }
        }
        total.report()
    }

    /// Checks the documents of a list.
    func files(_ paths: [String]) {
        var total = Total()
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let isDocument = path.hasSuffix(".json5")
            func scenes() -> [Scene] {
                isDocument
                    ? LayoutDocumentReader.read(Array(data), file: path).scenes
                    : InterfaceBuilderReader.read(data, file: path).scenes
            }
            for index in scenes().indices.prefix(3) {
                for axis in [LayoutAxis.horizontal, .vertical] {
                    compare(name: "\(path) \(index) \(axis)", axis: axis, seed: 1, total: &total) {
                        let scene = scenes()[index]
                        return (scene.root, scene.canvas)
                    }
                }
            }
        }
        total.report()
    }

    private struct Total {
        var (documents, pieces, comparisons, different) = (0, 0, 0, 0)

        func report() {
            print("\(documents) sweeps, \(pieces) pieces, \(comparisons) comparisons, \(different) different")
        }
    }

    private func compare(
        name: String, axis: LayoutAxis, seed: UInt64, total: inout Total,
        make: @escaping () -> (View, Canvas)?
    ) {
        var comparison = PieceComparison(along: axis, over: lengths, make: make)
        var random = SplitMix64(seed: seed)
        do {
            try comparison.run(count: 12, random: &random)
        } catch {
            print("\(name): \(error)")
        }
        total.documents += 1
        total.pieces += comparison.pieceCount
        total.comparisons += comparison.comparisonCount
        if !comparison.differences.isEmpty {
            total.different += 1
            print("\(name): \(comparison.differences[0])")
        }
    }
}
