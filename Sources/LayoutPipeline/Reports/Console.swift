import FileAccess
import Findings

/// Where a run prints: the standard output and the standard error of a command.
package protocol Console: Sendable {
    /// Prints text for people.
    func write(_ text: PrintedText) throws(FileError)
    /// Prints a document for programs, in whose format everything from an input is escaped.
    func write(document: [UInt8]) throws(FileError)
    /// Prints lines of standard input that a filter doesn't change.
    func pass(_ lines: [UInt8]) throws(FileError)
    /// Prints text for people on standard error.
    func writeError(_ text: PrintedText)
    /// Prints a report on standard error.
    func writeError(document: [UInt8])
    /// Prints lines of standard input that a filter doesn't change on standard error.
    func passError(_ lines: [UInt8])
    /// Whether nothing reads standard output any more.
    var isAbandoned: Bool { get }
    /// Whether text on standard error may be coloured.
    var showsColor: Bool { get }
}

/// Where a command writes reports for programs.
package enum ReportPlace: Sendable {
    /// The report is all that the command prints.
    case standardOutput
    /// Standard output has something else: a picture, frames, explanations.
    case standardError
}

extension Console {
    /// Prints a report: every command reports findings and errors with this function.
    ///
    /// - Parameter place: Where reports for programs go. Text goes to standard error, where people see it even if standard
    ///   output is a file.
    package func print(
        _ report: Report, as reporter: Reporter, to place: ReportPlace
    ) throws(FileError) {
        let bytes = reporter.bytes(of: report, isColored: reporter == .text && showsColor)
        if place == .standardOutput, reporter != .text {
            try write(document: bytes)
        } else {
            writeError(document: bytes)
        }
    }

    /// Prints the findings of a failure: in the requested format if the report is all that standard output would have,
    /// else as text.
    package func print(
        _ failure: RunFailure, as reporter: Reporter = .text, to place: ReportPlace = .standardError
    ) {
        let report = Report(failure.findings)
        do throws(FileError) {
            try self.print(report, as: place == .standardOutput ? reporter : .text, to: place)
        } catch {
            writeError(TextReport.text(of: report, isColored: false))
        }
    }
}
