import FileAccess
import Foundation

// Goldens that are text, `NAME.ENDING`, for values that are the same on every machine.
extension GoldenFolder {
    /// The result of comparing text with its golden.
    package enum TextVerdict: Sendable, Equatable {
        /// The text equals the golden.
        case equal
        /// The text was recorded as the golden.
        case recorded
        /// There is no golden with this name.
        case missing
        /// The text differs from the golden.
        case different(golden: String)
    }

    /// Compares text with the golden of its name, or records it.
    ///
    /// A failure writes `NAME.actual.ENDING`. Files are written completely or not at all. The files of an earlier
    /// failure with the same name are removed first.
    ///
    /// - Parameters:
    ///   - text: The text to compare.
    ///   - ending: The ending of the files' names, such as `frames`.
    ///   - name: May contain slashes for subfolders.
    /// - Throws: `GoldenError` if the name is invalid, or a file can't be read or written.
    package func verify(
        _ text: String, ending: String, named name: String
    ) throws(GoldenError) -> TextVerdict {
        let files = try GoldenFiles(name: name, goldens: goldens, failures: failures)
        files.removeFailure(ending: ending)
        let known = try files.golden(ending: ending).map(Self.text)
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

    /// Writes the picture of a failure, `NAME.actual.png`, to view together with its text.
    ///
    /// - Throws: `GoldenError` if the name is invalid, or a file can't be read or written.
    package func writeFailure(_ picture: Data, named name: String) throws(GoldenError) -> URL {
        let files = try GoldenFiles(name: name, goldens: goldens, failures: failures)
        return try files.writeFailure(actual: picture, record: nil, reference: nil, difference: nil).actual
    }

    /// Returns the names of all goldens whose files have an ending, sorted.
    package func names(ending: String) -> [String] {
        Folder.files(in: goldens.path).filter { FilePath.pathExtension(of: $0) == ending }
            .map(FilePath.withoutExtension).sorted()
    }

    /// Makes the text of a failure the golden; returns false if there is none.
    ///
    /// - Parameter checked: Returns the text as it is to be written; nil if it isn't a golden's.
    /// - Throws: `GoldenError` if the name or the text is invalid, or a file can't be read or written.
    package func accept(
        named name: String, ending: String, text checked: (String) -> String?
    ) throws(GoldenError) -> Bool {
        try GoldenFiles(name: name, goldens: goldens, failures: failures).accept(ending: ending, checked)
    }

    /// Removes a golden with its record; returns false if there is none.
    ///
    /// - Parameter isGolden: Whether files with these contents are a golden and its record.
    /// - Throws: `GoldenError` if the name is invalid, or a file can't be read.
    package func remove(
        named name: String, ending: String = "png", where isGolden: (Data, Data?) -> Bool
    ) throws(GoldenError) -> Bool {
        try GoldenFiles(name: name, goldens: goldens, failures: failures)
            .remove(ending: ending, where: isGolden)
    }

    /// Returns the text in a golden's file, with the line ends that it was recorded with: version control may have
    /// changed them.
    private static func text(of golden: Data) -> String {
        String(decoding: TextBytes.utf8([UInt8](golden)), as: UTF8.self)
            .replacingOccurrences(of: "\r\n", with: "\n")
    }
}
