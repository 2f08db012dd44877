import Foundation
import ImageDiff
import Testing

@Suite struct GoldenRunnerTests {
    private static let versions = DrawingVersions(cairo: "1.16.0", pango: "1.50.12", font: "a")

    /// A runner over a folder, with a picture in it: 40 × 30, white with a black square of the given side.
    private func withRunner(
        recording: GoldenRunner.Recording = .never, versions: DrawingVersions = Self.versions,
        _ body: (inout GoldenRunner, _ picture: (Int) -> URL) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            var runner = try GoldenRunner(
                goldens: folder.appendingPathComponent("goldens"),
                failures: folder.appendingPathComponent("failures"),
                recording: recording, versions: versions)
            try body(&runner) { side in
                var image = PixelImage(
                    width: 40, height: 30, filledWith: Pixel(red: 255, green: 255, blue: 255))
                for y in 0..<side {
                    for x in 0..<side { image[x + 5, y + 7] = Pixel(red: 0, green: 0, blue: 0) }
                }
                let url = folder.appendingPathComponent("\(side).png")
                #expect(PNGFile.write(image, to: url.path))
                return url
            }
        }
    }

    private func expect(
        _ expected: GoldenOutcome, of picture: URL, by runner: inout GoldenRunner,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try runner.check(picture, named: "a")
        #expect(outcome == expected, sourceLocation: sourceLocation)
    }

    @Test func picturesAreReadAsWritten() throws {
        try withTemporaryFolder { folder in
            var image = PixelImage(width: 5, height: 4, filledWith: Pixel(red: 1, green: 2, blue: 3))
            image[4, 3] = Pixel(red: 250, green: 128, blue: 0)
            let path = folder.appendingPathComponent("a.png").path
            #expect(PNGFile.write(image, to: path))
            #expect(PNGFile.read(path) == image)
            #expect(PNGFile.read(folder.path) == nil)
        }
    }

    @Test func anEqualPictureIsEqual() throws {
        try withRunner(recording: .missing) { runner, picture in
            try expect(.recorded, of: picture(3), by: &runner)
            runner.recording = .never
            try expect(.equal, of: picture(3), by: &runner)
            #expect(!FileManager.default.fileExists(atPath: runner.failures.path))
        }
    }

    @Test func aWrongGoldenFailsWithItsCountPlaceAndPictures() throws {
        try withRunner(recording: .missing) { runner, picture in
            _ = try runner.check(picture(2), named: "a")
            runner.recording = .missing
            let outcome = try runner.check(picture(3), named: "a")
            let message = try #require(outcome.message(for: "a", failures: "out"))
            // 9 − 4 pixels turned black; reading by rows the first is right of the 2 × 2 square's first row.
            #expect(message.contains("a differs from its golden: 5 pixels, the first at x 7, y 7"))
            #expect(message.contains("out/a.diff.png"))
            let files = try FileManager.default.contentsOfDirectory(atPath: runner.failures.path).sorted()
            #expect(files == ["a.actual.png", "a.diff.png", "a.expected.png"])
            let marked = try #require(PNGFile.read(runner.failures.appendingPathComponent("a.diff.png").path))
            #expect(marked.pixels.count { $0 == Pixel(red: 255, green: 0, blue: 0) } == 5)
        }
    }

    @Test func aMissingGoldenFailsUnlessItIsRecorded() throws {
        try withRunner { runner, picture in
            let outcome = try runner.check(picture(1), named: "a")
            #expect(outcome == .missing)
            #expect(outcome.message(for: "a", failures: "out")?.contains("GOLDEN_RECORD=missing") == true)
            let actual = runner.failures.appendingPathComponent("a.actual.png")
            #expect(PNGFile.read(actual.path) != nil)
        }
    }

    @Test func recordingAllReplacesWhatDiffers() throws {
        try withRunner(recording: .all) { runner, picture in
            try expect(.recorded, of: picture(1), by: &runner)
            try expect(.recorded, of: picture(2), by: &runner)
            try expect(.equal, of: picture(2), by: &runner)
            try runner.finish()
            #expect(try GoldenManifest(folder: runner.goldens).goldens == ["a": Self.versions])
        }
    }

    @Test func otherVersionsAreComparedWithinATolerance() throws {
        try withRunner(recording: .missing) { runner, picture in
            _ = try runner.check(picture(2), named: "a")
            runner.recording = .never
            runner.versions.cairo = "1.18.0"
            // 5 of 1200 pixels are within half a percent, 21 are not.
            try expect(.equalWithinTolerance, of: picture(3), by: &runner)
            let outcome = try runner.check(picture(5), named: "a")
            #expect(
                outcome.message(for: "a", failures: "out")?.contains("by more than other versions") == true)
        }
    }

    @Test func aDamagedGoldenIsNamed() throws {
        try withRunner(recording: .missing) { runner, picture in
            _ = try runner.check(picture(2), named: "a")
            let golden = runner.goldens.appendingPathComponent("a.png")
            try Data("no picture".utf8).write(to: golden)
            try expect(.unreadable(path: golden.path), of: picture(2), by: &runner)
        }
    }
}
