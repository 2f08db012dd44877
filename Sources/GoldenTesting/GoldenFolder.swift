import FileAccess
import Foundation
import ImageDiff

/// A folder of golden pictures, `NAME.png`, with which rendered pictures are compared.
///
/// It has no state, so several threads can verify pictures of different names at once.
package struct GoldenFolder: Sendable {
    /// The folder of the goldens.
    package var goldens: URL
    /// The folder for a failure's pictures: `NAME.reference.png`, `NAME.actual.png` and `NAME.diff.png`, the first
    /// two with their records. A symbolic link in its place isn't followed.
    package var failures: URL
    /// Which pictures are recorded as goldens.
    package var recording: GoldenRecording

    /// Creates a folder of goldens; neither folder needs to exist yet.
    package init(goldens: URL, failures: URL, recording: GoldenRecording = .never) {
        self.goldens = goldens
        self.failures = failures
        self.recording = recording
    }

    /// Compares a picture with the golden of its name, or records it.
    ///
    /// - Parameters:
    ///   - png: A PNG file's bytes.
    ///   - name: May contain slashes for subfolders.
    ///   - record: Data such as frames that is recorded with the picture and written next to a failing one,
    ///     as `NAME.json`.
    ///   - comparison: How pictures with different bytes are compared.
    ///   - allowance: The number of pixels that may differ.
    ///
    /// - Throws: `GoldenError` if a file can't be read or written.
    package func verify(
        _ png: Data, named name: String, record: Data? = nil, comparison: ImageComparison = ImageComparison(),
        allowance: PixelAllowance = .none
    ) throws(GoldenError) -> GoldenVerdict {
        let content = GoldenContent(picture: GoldenContent.Picture(png: png, record: record))
        let result = try verify(content, named: name, comparison: comparison, allowance: allowance)
        return result.picture ?? GoldenVerdict(name: name, outcome: .missing)
    }

    /// Compares a picture, frames or both with the golden of their name, or records them.
    ///
    /// Files are written completely or not at all, and those of one golden together. The files of an earlier failure
    /// with the same name are removed first.
    ///
    /// - Throws: `GoldenError` if a file can't be read or written.
    package func verify(
        _ content: GoldenContent, named name: String, comparison: ImageComparison = ImageComparison(),
        allowance: PixelAllowance = .none
    ) throws(GoldenError) -> GoldenResult {
        let files = try GoldenFiles(name: name, goldens: goldens, failures: failures)
        files.removeFailure()
        var result = GoldenResult()
        var recorded: [(ending: String, bytes: Data)] = []
        var marked: IndexedPicture?
        if let picture = content.picture {
            let golden = try files.golden(ending: GoldenFiles.picture)
            let (outcome, difference) = Self.compare(golden, picture.png, comparison, allowance)
            result.picture = GoldenVerdict(name: name, outcome: outcome)
            marked = difference
            if isRecorded(outcome) {
                recorded.append((GoldenFiles.picture, picture.png))
                if let record = picture.record { recorded.append((GoldenFiles.record, record)) }
                result.picture?.outcome = golden == picture.png ? .equal : .recorded
            }
        }
        if let frames = content.frames {
            let known = try files.golden(ending: GoldenFiles.frames).map(Self.text)
            let outcome = Self.compare(known, frames)
            result.frames = outcome
            if isRecorded(outcome) {
                recorded.append((GoldenFiles.frames, Data(frames.utf8)))
                if known != frames { result.frames = .recorded }
            }
        }
        if let record = content.picture?.record, recorded.map(\.ending) == [GoldenFiles.frames],
            result.picture?.isPassing == true
        {
            recorded.append((GoldenFiles.record, record))
        }
        try files.record(recorded)
        if !result.isPassing {
            result.files = try files.writeFailure(content, difference: marked)
            if result.picture?.isPassing == false { result.picture?.files = result.files }
        }
        return result
    }

    /// Writes the picture of a failure, `NAME.actual.png`, to view together with its frames.
    ///
    /// - Throws: `GoldenError` if the name is invalid, or a file can't be read or written.
    package func writeFailure(_ picture: Data, named name: String) throws(GoldenError) -> URL? {
        let files = try GoldenFiles(name: name, goldens: goldens, failures: failures)
        let content = GoldenContent(picture: GoldenContent.Picture(png: picture, record: nil))
        return try files.writeFailure(content, difference: nil)?.actual
    }

    /// Returns the names of all goldens of a kind, sorted.
    package func names(_ kind: GoldenKind = .pictures) -> [String] {
        let endings = kind.endings
        let files = Folder.files(in: goldens.path).filter { endings.contains(FilePath.pathExtension(of: $0)) }
        return Set(files.map(FilePath.withoutExtension)).sorted()
    }

    /// Returns a digest of a golden's files; nil if one of them is missing or can't be read.
    package func digest(named name: String, _ kind: GoldenKind) -> String? {
        guard let files = try? GoldenFiles(name: name, goldens: goldens, failures: failures) else {
            return nil
        }
        var digest = ContentDigest()
        for ending in kind.endings + (kind.keepsPictures ? [GoldenFiles.record] : []) {
            guard let bytes = try? files.golden(ending: ending) else { return nil }
            digest.add([UInt8](bytes))
        }
        return digest.text
    }

    /// Removes the files of an earlier failure.
    package func removeFailure(named name: String) {
        (try? GoldenFiles(name: name, goldens: goldens, failures: failures))?.removeFailure()
    }

    /// Returns the record of a golden; nil if there is none.
    ///
    /// - Throws: `GoldenError` if the file exists but can't be read.
    package func record(named name: String) throws(GoldenError) -> Data? {
        try GoldenFiles(name: name, goldens: goldens, failures: failures).golden(ending: GoldenFiles.record)
    }

    /// Makes the picture and frames of a failure the golden; returns false if there are none.
    ///
    /// They are decoded and encoded again, so that nothing else in their files becomes part of the golden.
    ///
    /// - Parameters:
    ///   - reviewed: Reads the failure's files; nil for those in the folder of failures, which are then removed.
    ///   - checks: Check what isn't a picture.
    /// - Throws: `GoldenError` if a part is invalid, or a file can't be read or written.
    package func accept(
        named name: String, _ kind: GoldenKind = .pictures, from reviewed: (any ReviewedFiles)? = nil,
        checks: GoldenChecks = GoldenChecks()
    ) throws(GoldenError) -> Bool {
        try GoldenFiles(name: name, goldens: goldens, failures: failures)
            .accept(kind, from: reviewed, checks: checks)
    }

    /// Removes a golden with its record; returns false if there is none.
    ///
    /// - Parameter checks: What doesn't pass isn't a golden, and is kept.
    /// - Throws: `GoldenError` if the name is invalid, or a file can't be read.
    package func remove(
        named name: String, _ kind: GoldenKind, checks: GoldenChecks
    ) throws(GoldenError) -> Bool {
        try GoldenFiles(name: name, goldens: goldens, failures: failures)
            .remove(endings: kind.endings, checks: checks)
    }

    private func isRecorded(_ frames: GoldenResult.Frames) -> Bool {
        switch frames {
        case .equal, .recorded: recording == .all
        case .missing: recording != .never
        case .different: recording == .failed || recording == .all
        }
    }

    private static func compare(_ golden: String?, _ frames: String) -> GoldenResult.Frames {
        guard let golden else { return .missing }
        return golden == frames ? .equal : .different(golden: golden)
    }

    /// Returns the text in a golden's file, with the line ends that it was recorded with: version control may have
    /// changed them.
    private static func text(of golden: Data) -> String {
        String(decoding: TextBytes.utf8([UInt8](golden)), as: UTF8.self)
            .replacingOccurrences(of: "\r\n", with: "\n")
    }

    private func isRecorded(_ outcome: GoldenVerdict.Outcome) -> Bool {
        switch outcome {
        // A picture that can't be read isn't recorded.
        case .unreadable(.actual, _): false
        case .equal, .withinAllowance, .recorded: recording == .all
        case .missing: recording != .never
        case .different, .differentFrames, .unreadable(.reference, _):
            recording == .failed || recording == .all
        }
    }

    private static func compare(
        _ golden: Data?, _ picture: Data, _ comparison: ImageComparison, _ allowance: PixelAllowance
    ) -> (GoldenVerdict.Outcome, IndexedPicture?) {
        if golden == picture { return (.equal, nil) }
        guard let golden else {
            if case .failure(let error) = PNGReader.result(of: picture) {
                return (.unreadable(.actual, error), nil)
            }
            return (.missing, nil)
        }
        switch PNGReader.read(Array(golden), Array(picture)) {
        case (.failure(let error), _): return (.unreadable(.reference, error), nil)
        case (_, .failure(let error)): return (.unreadable(.actual, error), nil)
        case (.success(let reference), .success(let actual)):
            let (difference, marked) = comparison.differenceWithPicture(from: reference, to: actual)
            if difference.isEqual { return (.equal, nil) }
            return allowance.covers(difference)
                ? (.withinAllowance(difference), nil) : (.different(difference), marked)
        }
    }
}

extension PNGReader {
    fileprivate static func result(of picture: Data) -> Result<PixelImage, PNGError> {
        Result { () throws(PNGError) in try read(Array(picture)) }
    }
}
