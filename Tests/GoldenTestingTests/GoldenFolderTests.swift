import Foundation
import ImageDiff
import Testing

@testable import GoldenTesting

@Suite struct GoldenFolderTests {
    /// Pictures of 3 × 2 grey pixels, written down byte for byte: all white, or the last pixel black.
    private static let white = picture(last: 255)
    private static let dotted = picture(last: 0)

    private static func picture(last: UInt8) -> Data {
        GreyPicture(rows: [[255, 255, 255], [255, 255, last]]).png
    }

    private func withFolder(
        recording: GoldenRecording = .never, _ body: (inout GoldenFolder) throws -> Void
    ) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(
            "golden-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        var folder = GoldenFolder(
            goldens: root.appendingPathComponent("goldens"),
            failures: root.appendingPathComponent("failures"),
            recording: recording)
        try body(&folder)
    }

    private func files(in folder: URL) -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test func aPictureEqualsItsGolden() throws {
        try withFolder(recording: .missing) { folder in
            #expect(try folder.verify(Self.white, named: "a").outcome == .recorded)
            folder.recording = .never
            let verdict = try folder.verify(Self.white, named: "a")
            #expect(verdict.outcome == .equal)
            #expect(verdict.isPassing)
            #expect(files(in: folder.goldens) == ["a.png"])
            #expect(files(in: folder.failures).isEmpty)
        }
    }

    @Test func aDifferentPictureLeavesAllThree() throws {
        try withFolder(recording: .missing) { folder in
            _ = try folder.verify(Self.white, named: "b/a", record: Data("old".utf8))
            let verdict = try folder.verify(Self.dotted, named: "b/a", record: Data("new".utf8))
            let difference = try #require(verdict.difference)
            #expect(!verdict.isPassing)
            #expect(difference.differentPixels == 1)
            #expect(difference.regions == [PixelRect(x: 2, y: 1, width: 1, height: 1)])
            #expect(verdict.description == "b/a differs from its golden: 1 pixel differs, in x 2…2, y 1…1")
            let endings = ["actual.json", "actual.png", "diff.png", "reference.json", "reference.png"]
            #expect(files(in: folder.failures) == ["b"] + endings.map { "b/a.\($0)" })
            let frames = folder.failures.appendingPathComponent("b/a.reference.json")
            #expect(try Data(contentsOf: frames) == Data("old".utf8))
            let written = try #require(verdict.files)
            #expect(try Data(contentsOf: written.actual) == Self.dotted)
            #expect(try Data(contentsOf: try #require(written.reference)) == Self.white)
            let marked = try PNGReader.read(Array(Data(contentsOf: try #require(written.difference))))
            #expect(
                marked.pixels.map { $0 == Pixel(red: 255, green: 0, blue: 0) } == [
                    false, false, false, false, false, true,
                ])
        }
    }

    @Test func aPassTakesTheFailureAway() throws {
        try withFolder(recording: .missing) { folder in
            _ = try folder.verify(Self.white, named: "a")
            _ = try folder.verify(Self.dotted, named: "a")
            #expect(!files(in: folder.failures).isEmpty)
            _ = try folder.verify(Self.white, named: "a")
            #expect(files(in: folder.failures).isEmpty)
        }
    }

    @Test func acceptingMakesTheFailuresPictureTheGolden() throws {
        try withFolder(recording: .missing) { folder in
            _ = try folder.verify(Self.white, named: "a", record: Data("old".utf8))
            #expect(try !folder.accept(named: "a"))
            _ = try folder.verify(Self.dotted, named: "a", record: Data("new".utf8))
            #expect(try folder.record(named: "a") == Data("old".utf8))
            #expect(try folder.accept(named: "a"))
            #expect(try folder.verify(Self.dotted, named: "a").outcome == .equal)
            #expect(try folder.record(named: "a") == Data("new".utf8))
            #expect(files(in: folder.failures).isEmpty)
        }
    }

    /// By mode: what becomes of a picture without a golden, of a different one, of an equal one, and of one that no golden
    /// can be read for.
    @Test(arguments: [
        (GoldenRecording.never, [false, false, false, false]), (.missing, [true, false, false, false]),
        (.failed, [true, true, false, true]), (.all, [true, true, false, true]),
    ])
    func modesSayWhatIsRecorded(mode: GoldenRecording, expected: [Bool]) throws {
        try withFolder { folder in
            folder.recording = .all
            for name in ["different", "equal", "damaged"] { _ = try folder.verify(Self.white, named: name) }
            try Data("no picture".utf8).write(to: folder.goldens.appendingPathComponent("damaged.png"))
            folder.recording = mode
            let outcomes = [
                try folder.verify(Self.white, named: "missing").outcome,
                try folder.verify(Self.dotted, named: "different").outcome,
                try folder.verify(Self.white, named: "equal").outcome,
                try folder.verify(Self.white, named: "damaged").outcome,
            ]
            #expect(outcomes.map { $0 == .recorded } == expected)
            #expect(outcomes[2] == .equal)
            if mode == .never {
                #expect(outcomes[0] == .missing)
                #expect(outcomes[3] == .unreadable(.reference, .notPNG(kind: nil)))
            }
        }
    }

    @Test func whatIsNoPictureIsNeverRecorded() throws {
        try withFolder(recording: .all) { folder in
            _ = try folder.verify(Self.white, named: "a")
            let verdict = try folder.verify(Data([0xFF, 0xD8, 0xFF]), named: "a")
            #expect(verdict.outcome == .unreadable(.actual, .notPNG(kind: "a JPEG")))
            folder.recording = .never
            #expect(try folder.verify(Self.white, named: "a").outcome == .equal)
        }
    }

    @Test func soMuchMayDiffer() throws {
        try withFolder(recording: .missing) { folder in
            _ = try folder.verify(Self.white, named: "a")
            let verdict = try folder.verify(Self.dotted, named: "a", allowance: .count(1))
            #expect(verdict.isPassing)
            #expect(verdict.difference?.differentPixels == 1)
            #expect(files(in: folder.failures).isEmpty)
        }
    }

    @Test func goldensAreListedByName() throws {
        try withFolder(recording: .all) { folder in
            #expect(folder.names().isEmpty)
            for name in ["b", "a/c", "a/b"] { _ = try folder.verify(Self.white, named: name, record: Data()) }
            #expect(folder.names() == ["a/b", "a/c", "b"])
        }
    }

    @Test(arguments: ["", "..", "../a", "a/../../b", "/a", "a//b", "a/"])
    func namesStayInTheFolder(name: String) throws {
        try withFolder(recording: .all) { folder in
            #expect(throws: GoldenError.invalidName(name)) { try folder.verify(Self.white, named: name) }
        }
    }

    @Test func whatCannotBeWrittenIsNamed() throws {
        try withFolder(recording: .all) { folder in
            let root = folder.goldens.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
            try Data().write(to: folder.goldens)
            do throws(GoldenError) {
                _ = try folder.verify(Self.white, named: "a")
                Issue.record("a file was taken for a folder")
            } catch {
                #expect(error.description.hasPrefix("\(folder.goldens.path)/a.png can't be written: "))
            }
        }
    }

    /// Something else than a file is at the golden's path: its permissions aren't the cause.
    @Test func whatIsInAGoldensPlaceIsToBeMoved() throws {
        for recording in [GoldenRecording.never, .all] {
            try withFolder(recording: recording) { folder in
                let place = folder.goldens.appendingPathComponent("a.png")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                do throws(GoldenError) {
                    _ = try folder.verify(Self.white, named: "a")
                    Issue.record("a folder was taken for a picture")
                } catch {
                    #expect(error.description.hasPrefix("\(place.path) can't be "))
                    #expect(error.description.contains("move what is in its place elsewhere"), "\(error)")
                    #expect(!error.description.contains("permissions"), "\(error)")
                }
            }
        }
    }

    @Test func aGoldenThatIsALinkStaysOneAndAFailureFollowsNone() throws {
        try withFolder(recording: .all) { folder in
            let root = folder.goldens.deletingLastPathComponent()
            for name in ["goldens", "failures", "elsewhere"] {
                try FileManager.default.createDirectory(
                    at: root.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            try Data().write(to: root.appendingPathComponent("elsewhere/kept"))
            try Self.dotted.write(to: root.appendingPathComponent("elsewhere/a.png"))
            for (link, target) in [
                ("goldens/a.png", "../elsewhere/a.png"), ("failures/b.actual.png", "../elsewhere/kept"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: root.appendingPathComponent(link).path, withDestinationPath: target)
            }
            #expect(try folder.verify(Self.white, named: "a").outcome == .recorded)
            #expect(try Data(contentsOf: root.appendingPathComponent("elsewhere/a.png")) == Self.white)
            #expect(files(in: folder.goldens) == ["a.png"])
            folder.recording = .never
            #expect(throws: GoldenError.self) { try folder.verify(Self.white, named: "b") }
            #expect(try Data(contentsOf: root.appendingPathComponent("elsewhere/kept")).isEmpty)
        }
    }

    @Test func namesThatLeaveTheFolderAreRefused() throws {
        try withFolder(recording: .all) { folder in
            for name in ["", "../a", "/a", "a/../b", "a\0", ".git/a", "a/\u{301}/../../../b", "a\n"] {
                #expect(throws: GoldenError.invalidName(name)) { try folder.verify(Self.white, named: name) }
                #expect(throws: GoldenError.invalidName(name)) { try folder.accept(named: name) }
            }
        }
    }
}
