import Foundation
import ImageDiff

/// Compares pictures with goldens kept in a folder, and keeps what a failure needs to be understood.
struct GoldenRunner {
    /// When pictures become goldens; from `GOLDEN_RECORD`.
    enum Recording: String {
        case never, missing, all
    }

    /// What drawing with other versions of Cairo, Pango or the font may change: edges of letters and curves, hardly
    /// visible. A colour may be off by this much without counting…
    static let toleratedThreshold = 0.1
    /// … and so many pixels by more.
    static let toleratedPixels = PixelAllowance.percent(0.5)

    var goldens: URL
    /// Where the pictures of failures go.
    var failures: URL
    var recording: Recording
    var versions: DrawingVersions
    private(set) var manifest: GoldenManifest

    /// A runner over a folder of goldens.
    init(goldens: URL, failures: URL, recording: Recording = .never, versions: DrawingVersions) throws {
        self.goldens = goldens
        self.failures = failures
        self.recording = recording
        self.versions = versions
        manifest = try GoldenManifest(folder: goldens)
    }

    /// Compares a picture with the golden of its name, or makes it the golden.
    mutating func check(_ picture: URL, named name: String) throws -> GoldenOutcome {
        let golden = goldens.appendingPathComponent("\(name).png")
        let exists = FileManager.default.fileExists(atPath: golden.path)
        let outcome = try exists ? compare(picture, with: golden, named: name) : .missing
        switch (outcome, recording) {
        case (.missing, .missing), (.missing, .all), (.different, .all), (.unreadable, .all),
            (.equalWithinTolerance, .all):
            try record(picture, as: golden, named: name)
            return .recorded
        case (.missing, .never):
            try keep(picture, as: "\(name).actual.png")
        default: break
        }
        return outcome
    }

    /// Writes down with which versions goldens were recorded.
    func finish() throws {
        if recording != .never { try manifest.write(to: goldens) }
    }

    private func compare(_ picture: URL, with golden: URL, named name: String) throws -> GoldenOutcome {
        if try Data(contentsOf: picture) == Data(contentsOf: golden) { return .equal }
        guard let expected = PNGFile.read(golden.path) else { return .unreadable(path: golden.path) }
        guard let actual = PNGFile.read(picture.path) else { return .unreadable(path: picture.path) }
        let exact = ImageComparison().difference(from: expected, to: actual)
        if exact.isEqual { return .equal }

        let isExact = manifest.goldens[name] == versions
        let comparison = ImageComparison(threshold: isExact ? 0 : Self.toleratedThreshold)
        let (difference, marked) = comparison.differenceWithPicture(from: expected, to: actual)
        if !isExact, Self.toleratedPixels.covers(difference) {
            return .equalWithinTolerance
        }
        try keep(picture, as: "\(name).actual.png")
        try keep(golden, as: "\(name).expected.png")
        if let marked {
            let file = failures.appendingPathComponent("\(name).diff.png")
            try Data(PNGWriter.bytes(of: marked)).write(to: file, options: .atomic)
        }
        return .different(difference, isExact: isExact)
    }

    private mutating func record(_ picture: URL, as golden: URL, named name: String) throws {
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        try Data(contentsOf: picture).write(to: golden, options: .atomic)
        manifest.goldens[name] = versions
    }

    private func keep(_ picture: URL, as name: String) throws {
        try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
        try Data(contentsOf: picture).write(to: failures.appendingPathComponent(name), options: .atomic)
    }
}
