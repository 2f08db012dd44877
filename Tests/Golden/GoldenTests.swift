import Foundation
import Testing

/// The pictures of the examples against those in `Goldens`, as `layout-render test` compares them.
///
/// `GOLDEN_RECORD` says which pictures become goldens, in the words of `--record`. What a failure needs to be understood
/// goes to `.build/golden-report`, or the folder `GOLDEN_OUTPUT` names.
@Suite(.serialized) struct GoldenTests {
    /// Examples of one folder, drawn in one theme; their goldens are in a folder of the same name.
    struct Batch: CustomTestStringConvertible {
        let theme: String
        let folder: String
        /// File names, sorted.
        let examples: [String]

        var testDescription: String { "\(theme)/\(folder)" }
    }

    /// Every example in light; guides, system guides, a conflict and an ambiguity in dark too.
    private static func batches() throws -> [Batch] {
        let root = GoldenCommand.root.appendingPathComponent("Examples").path
        let folders = try FileManager.default.contentsOfDirectory(atPath: root).sorted()
            .filter { !$0.hasPrefix(".") }
        let light = try folders.compactMap { folder -> Batch? in
            let files = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
            let examples = files.filter { $0.hasSuffix(".json5") || $0.hasSuffix(".xib") }.sorted()
            return examples.isEmpty ? nil : Batch(theme: "light", folder: folder, examples: examples)
        }
        return light + [
            Batch(theme: "dark", folder: "findings", examples: ["ambiguity.json5", "conflict.json5"]),
            Batch(
                theme: "dark", folder: "guides",
                examples: ["bottom-bar.json5", "every-guide.json5", "one-third.json5"]),
        ]
    }

    @Test(arguments: try batches())
    func theExamplesLookAsTheirGoldens(_ batch: Batch) throws {
        let environment = ProcessInfo.processInfo.environment
        let report = environment["GOLDEN_OUTPUT"] ?? GoldenCommand.root.path + "/.build/golden-report"
        let place = "\(batch.theme)/\(batch.folder)"
        // Beside examples in other scripts are the fonts for them.
        let fonts = "Examples/\(batch.folder)/fonts"
        let hasFonts = FileManager.default.fileExists(atPath: "\(GoldenCommand.root.path)/\(fonts)")
        let outcome = try GoldenCommand.test(
            batch.examples.map { "Examples/\(batch.folder)/\($0)" } + [
                "--goldens-dir", "Tests/Golden/Goldens/\(place)", "-o", "\(report)/\(place)",
                // They show how pictures are annotated.
                "--preset", "guides", "--theme", batch.theme, "--record",
                environment["GOLDEN_RECORD"] ?? "never", "--strict",
            ] + (hasFonts ? ["--fonts", fonts] : []))
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    /// A guide of a third of the height, held against the golden of one of a quarter.
    @Test func aWrongGoldenIsFoundAndTheViewThatMovedNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "golden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let example = GoldenCommand.root.appendingPathComponent("Examples/guides/one-third.json5")
        let document = try String(contentsOf: example, encoding: .utf8)
        let layout = folder.appendingPathComponent("one-third.json5")
        let wrong = document.replacingOccurrences(of: "view.height / 3", with: "view.height / 4")
        try Data(wrong.utf8).write(to: layout)
        let arguments = [folder.path, "-o", folder.path + "/report"]
        #expect(try GoldenCommand.test(arguments + ["--record", "missing"]).status == 0)

        try Data(document.utf8).write(to: layout)
        let outcome = try GoldenCommand.test(arguments)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("one-third differs from its golden: "))
        #expect(
            outcome.output.contains(
                "  button moved from [100, 150, 100, 44] to [100, 200, 100, 44], because "
                    + "third.height == view.height / 4 became third.height == view.height / 3\n"))
    }
}
