import FileAccess
import Foundation

// Goldens that are text, `NAME.ENDING`: what is compared is the same on every machine.
extension GoldenFolder {
    /// What became of holding text against its golden.
    public enum TextVerdict: Sendable, Equatable {
        /// The golden says the same.
        case equal
        /// The text was made the golden.
        case recorded
        /// There is no golden of the name.
        case missing
        /// The golden says something else.
        case different(golden: String)
    }

    /// Holds text against the golden of its name, or makes it the golden.
    ///
    /// A failure leaves `NAME.actual.ENDING`, and files appear whole or not at all. What an earlier failure left for the
    /// name is taken away first.
    ///
    /// - Parameters:
    ///   - text: What is compared.
    ///   - ending: What the names of its files end in, such as `frames`.
    ///   - name: May have slashes, for folders below.
    /// - Throws: `GoldenError` if the name is no name for a golden, or a file can't be read or written.
    public func verify(
        _ text: String, ending: String, named name: String
    ) throws(GoldenError) -> TextVerdict {
        let files = try GoldenFiles(name: name, goldens: goldens, failures: failures)
        files.removeFailure(ending: ending)
        let golden = try files.golden(ending: ending)
        let known = golden.map { String(decoding: $0, as: UTF8.self) }
        if known == text { return .equal }
        let isRecorded =
            switch recording {
            case .never: false
            case .missing: known == nil
            case .failed, .all: true
            }
        if isRecorded {
            try files.record(Data(text.utf8), ending: ending)
            return .recorded
        }
        try files.writeFailure(Data(text.utf8), ending: ending)
        return known.map { .different(golden: $0) } ?? .missing
    }

    /// Writes the picture of a failure, `NAME.actual.png`, to be looked at beside its text.
    ///
    /// - Throws: `GoldenError` if the name is no name for a golden, or a file can't be read or written.
    public func writeFailure(_ picture: Data, named name: String) throws(GoldenError) -> URL {
        let files = try GoldenFiles(name: name, goldens: goldens, failures: failures)
        return try files.writeFailure(actual: picture, record: nil, reference: nil, difference: nil).actual
    }

    /// The names of all goldens whose files have an ending, sorted.
    public func names(ending: String) -> [String] {
        Folder.files(in: goldens.path).filter { FilePath.pathExtension(of: $0) == ending }
            .map(FilePath.withoutExtension).sorted()
    }

    /// Makes the text that a failure left for a name the golden; false where there is none.
    ///
    /// - Throws: `GoldenError` if the name is no name for a golden, or a file can't be read or written.
    public func accept(named name: String, ending: String) throws(GoldenError) -> Bool {
        try GoldenFiles(name: name, goldens: goldens, failures: failures).accept(ending: ending)
    }

    /// Removes the golden of a name with what was recorded along with it; false where there is none.
    ///
    /// - Throws: `GoldenError` if the name is no name for a golden, or a file can't be read or written.
    public func remove(named name: String, ending: String = "png") throws(GoldenError) -> Bool {
        try GoldenFiles(name: name, goldens: goldens, failures: failures).remove(ending: ending)
    }
}
