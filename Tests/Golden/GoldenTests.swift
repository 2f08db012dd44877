import Foundation
import Testing

/// The pictures of the examples against those in `Goldens`.
///
/// `GOLDEN_RECORD=missing` takes pictures without a golden as goldens, `GOLDEN_RECORD=all` those that differ as well.
/// What a failure needs to be understood goes to `.build/golden-failures`, or the folder `GOLDEN_OUTPUT` names.
@Suite(.serialized) struct GoldenTests {
    /// Drawn in dark too: with guides, a conflict, system guides.
    private static let darkExamples = ["guides/bottom-bar", "findings/conflict", "guides/one-third"]

    private static let goldens = ExamplePictures.root.appendingPathComponent("Tests/Golden/Goldens")

    @Test(arguments: ["light", "dark"])
    func theExamplesLookAsTheirGoldens(theme: String) throws {
        let fonts = try #require(PinnedFont.files, "DejaVu Sans is missing: install fonts-dejavu-core")
        let environment = ProcessInfo.processInfo.environment
        let failures =
            environment["GOLDEN_OUTPUT"].map { URL(fileURLWithPath: $0) }
            ?? ExamplePictures.root.appendingPathComponent(".build/golden-failures")
        let recording = try #require(
            GoldenRunner.Recording(rawValue: environment["GOLDEN_RECORD"] ?? "never"),
            "GOLDEN_RECORD is never, missing or all")
        var runner = try GoldenRunner(
            goldens: Self.goldens.appendingPathComponent(theme),
            failures: failures.appendingPathComponent(theme),
            recording: recording, versions: .current(fonts: fonts))

        var outcomes: [GoldenOutcome] = []
        try withTemporaryFolder { folder in
            let examples = theme == "dark" ? Self.darkExamples : try ExamplePictures.all()
            let pictures = try ExamplePictures.draw(examples, theme: theme, in: folder, fonts: fonts)
            for (name, picture) in pictures {
                let outcome = try runner.check(picture, named: name)
                outcomes.append(outcome)
                if let message = outcome.message(for: name, failures: runner.failures.path) {
                    Issue.record(Comment(rawValue: message))
                }
            }
            try expectNoOthers(than: pictures.map(\.name), in: runner.goldens)
        }
        try runner.finish()
        say(outcomes, theme: theme, versions: runner.versions)
    }

    /// A golden that no example gives any more is never compared, and says nothing.
    private func expectNoOthers(than names: [String], in folder: URL) throws {
        let goldens = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".png") }.map { ($0 as NSString).deletingPathExtension }
        let strays = Set(goldens).subtracting(names).sorted()
        #expect(strays.isEmpty, "no example gives these goldens; remove them")
    }

    private func say(_ outcomes: [GoldenOutcome], theme: String, versions: DrawingVersions) {
        let counts = [
            ("exactly equal", outcomes.count { $0 == .equal }),
            ("equal within the tolerance for other versions", outcomes.count { $0 == .equalWithinTolerance }),
            ("recorded", outcomes.count { $0 == .recorded }),
        ].filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
        print("Goldens, \(theme): \(counts.joined(separator: ", ")); drawn with \(versions)")
    }
}
