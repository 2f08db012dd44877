import FileAccess
import Foundation
import ImageDiff

/// A folder of golden pictures, `NAME.png`, that rendered ones are held against.
///
/// A value without state: many threads may verify pictures of different names at once.
public struct GoldenFolder: Sendable {
    /// Where the goldens are.
    public var goldens: URL
    /// Where a failure's pictures go: `NAME.reference.png`, `NAME.actual.png` and `NAME.diff.png`.
    public var failures: URL
    /// When a picture becomes the golden of its name.
    public var recording: GoldenRecording

    /// A folder of goldens; neither folder has to exist yet.
    public init(goldens: URL, failures: URL, recording: GoldenRecording = .never) {
        self.goldens = goldens
        self.failures = failures
        self.recording = recording
    }

    /// Holds a picture against the golden of its name, or makes it the golden.
    ///
    /// Files appear whole or not at all. What an earlier failure left for the name is taken away first.
    ///
    /// - Parameters:
    ///   - png: A PNG file's bytes.
    ///   - name: May have slashes, for folders below.
    ///   - record: What is recorded along with the picture and written beside a failing one, such as its frames,
    ///     as `NAME.json`.
    ///   - comparison: How pictures of other bytes are compared.
    ///   - allowance: How many pixels may differ.
    public func verify(
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

    /// The names of all goldens, sorted.
    public func names() -> [String] {
        Folder.files(in: goldens.path).filter { FilePath.pathExtension(of: $0) == "png" }
            .map(FilePath.withoutExtension).sorted()
    }

    /// What was recorded along with the golden of a name; nil where there is nothing.
    public func record(named name: String) throws(GoldenError) -> Data? {
        try GoldenFiles(name: name, goldens: goldens, failures: failures).goldenRecord()
    }

    /// Makes the picture that a failure left for a name the golden; false where there is none.
    public func accept(named name: String) throws(GoldenError) -> Bool {
        try GoldenFiles(name: name, goldens: goldens, failures: failures).accept()
    }

    private func isRecorded(_ outcome: GoldenVerdict.Outcome) -> Bool {
        switch outcome {
        // A picture that can't be read is none to keep.
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
