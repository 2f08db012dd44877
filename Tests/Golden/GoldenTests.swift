import Foundation
import Testing

/// The pictures of the examples against those in `Goldens`, as `layout-render test` compares them.
///
/// `GOLDEN_RECORD` says which pictures become goldens, in the words of `--record`. What a failure needs to be understood
/// goes to `.build/golden-report`, or the folder `GOLDEN_OUTPUT` names.
@Suite(.serialized) struct GoldenTests {
    /// Drawn in dark too: with guides, a conflict, system guides.
    private static let darkExamples = [
        "findings/ambiguity.json5", "findings/conflict.json5", "guides/bottom-bar.json5",
        "guides/every-guide.json5",
        "guides/one-third.json5",
    ]

    @Test(arguments: ["light", "dark"])
    func theExamplesLookAsTheirGoldens(theme: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let report = environment["GOLDEN_OUTPUT"] ?? GoldenCommand.root.path + "/.build/golden-report"
        let examples = try theme == "dark" ? Self.darkExamples : Self.allExamples()
        let outcome = try GoldenCommand.test(
            examples.map { "Examples/\($0)" } + [
                "--goldens", "Tests/Golden/Goldens/\(theme)", "-o", "\(report)/\(theme)", "--theme", theme,
                "--record", environment["GOLDEN_RECORD"] ?? "never", "--strict",
            ])
        #expect(outcome.status == 0, "\(outcome.output)")
        print("Goldens, \(theme): \(outcome.output)", terminator: "")
    }

    /// The paths of all examples in their folder, sorted.
    private static func allExamples() throws -> [String] {
        let folder = GoldenCommand.root.appendingPathComponent("Examples").path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".json5") || $0.hasSuffix(".xib") }.sorted()
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
