import FileAccess

/// The output formats for findings.
enum Reporter: String, Sendable, CaseIterable {
    case text, json, github, junit, sarif

    /// Prints a report: every command reports findings and errors with this function.
    ///
    /// - Parameter place: Where reports for programs go. Text goes to standard error, where people see it even if standard
    ///   output is a file.
    func print(_ report: Report, to place: ReportPlace) throws(FileError) {
        let isColored = self == .text && StandardError.showsColor
        let bytes = bytes(of: report, isColored: isColored)
        if place == .standardOutput, self != .text {
            try StandardOutput.write(document: bytes)
        } else {
            StandardError.write(document: bytes)
        }
    }

    /// Returns the report in this format.
    func bytes(of report: Report, isColored: Bool = false) -> [UInt8] {
        switch self {
        case .text: Array(TextReport.text(of: report, isColored: isColored).text.utf8)
        case .json: FindingsJSON.bytes(of: report)
        case .github: Array(GitHubReport.text(of: report).text.utf8)
        case .junit: Array(JUnitReport.text(of: report).utf8)
        case .sarif: SARIFReport.bytes(of: report)
        }
    }
}

/// Where a command writes reports for programs.
enum ReportPlace: Sendable {
    /// The report is all that the command prints.
    case standardOutput
    /// Standard output has something else: a picture, frames, explanations.
    case standardError
}
