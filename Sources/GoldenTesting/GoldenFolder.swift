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
    /// Files are written completely or not at all. The files of an earlier failure with the same name are
    /// removed first.
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
        let files = try GoldenFiles(name: name, goldens: goldens, failures: failures)
        files.removeFailure()
        let golden = try files.goldenBytes()
        let (outcome, marked) = Self.compare(golden, png, comparison, allowance)
        var verdict = GoldenVerdict(name: name, outcome: outcome)
        if isRecorded(outcome) {
            try files.record(png, record: record)
            verdict.outcome = golden == png ? .equal : .recorded
        } else if !verdict.isPassing {
            verdict.files = try files.writeFailure(
                actual: png, record: record, reference: golden, difference: marked)
        }
        return verdict
    }

    /// Returns the names of all goldens, sorted.
    package func names() -> [String] {
        Folder.files(in: goldens.path).filter { FilePath.pathExtension(of: $0) == "png" }
            .map(FilePath.withoutExtension).sorted()
    }

    /// Returns the record of a golden; nil if there is none.
    ///
    /// - Throws: `GoldenError` if the file exists but can't be read.
    package func record(named name: String) throws(GoldenError) -> Data? {
        try GoldenFiles(name: name, goldens: goldens, failures: failures).goldenRecord()
    }

    /// Makes the picture of a failure the golden; returns false if there is none.
    ///
    /// The picture is decoded and encoded again, so that nothing else in its file becomes part of the golden.
    ///
    /// - Parameter record: Returns a failure's record as it is to be written; nil if it isn't one.
    /// - Throws: `GoldenError` if the picture or its record is invalid, or a file can't be read or written.
    package func accept(
        named name: String, record: (Data) -> Data? = { $0 }
    ) throws(GoldenError) -> Bool {
        try GoldenFiles(name: name, goldens: goldens, failures: failures).accept(record: record)
    }

    private func isRecorded(_ outcome: GoldenVerdict.Outcome) -> Bool {
        switch outcome {
        // A picture that can't be read isn't recorded.
        case .unreadable(.actual, _): false
        case .equal, .withinAllowance, .recorded: recording == .all
        case .missing: recording != .never
        case .different, .unreadable(.reference, _): recording == .failed || recording == .all
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
