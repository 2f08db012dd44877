import Engine
import FileAccess
import Findings
import LayoutRender

/// An error that ended a run, as the findings to report and the exit status.
struct RunFailure: Error {
    let findings: [Finding]
    let status: ExitStatus

    /// Creates the failure of a run that a finding prevents.
    init(_ finding: Finding) {
        findings = [finding]
        status = finding.code.failure
    }

    /// Describes an error that a subcommand throws, other than one in its command line.
    init(_ error: any Error) {
        switch error {
        case let error as RunFailure: self = error
        case let error as ConfigurationError:
            findings = error.findings
            status = error.findings.reduce(.success) { $0.combined(with: $1.code.failure) }
        case let error as FileError:
            findings = [Finding(error)]
            status = error.cause == .input ? .usage : .inputOutput
        case let error as GitError:
            findings = [
                Finding(
                    file: Self.program, code: .unreadable,
                    message: "\(error.message); check the revision and the paths")
            ]
            status = .unusableInput
        case let error as RenderError:
            findings = [Finding(file: Self.program, code: .notDrawn, message: "\(error)")]
            status = error.exitStatus
        default:
            findings = [
                Finding(file: Self.program, code: .internalFault, message: "\(error); please report this")
            ]
            status = .internalFault
        }
    }

    /// Prints the findings: in the requested format if the report is all that standard output would have, else as text.
    func report(as reporter: Reporter = .text, to place: ReportPlace = .standardError) {
        var report = Report()
        for finding in findings { report.add(finding) }
        do throws(FileError) {
            try (place == .standardOutput ? reporter : .text).print(report, to: place)
        } catch {
            StandardError.write(TextReport.text(of: report, isColored: false))
        }
    }

    /// What errors are about that no file is the reason of.
    private static let program = "layout-render"
}

extension Finding {
    /// Creates the finding for a file that can't be read or written.
    init(_ error: FileError) {
        let code: FindingCode = error.operation == .read ? .unreadable : .unwritable
        self.init(file: error.path, code: code, message: "\(error)")
    }
}

extension FindingCode {
    /// The exit status of a run that this kind of finding prevents.
    var failure: ExitStatus {
        switch self {
        case .unreadable, .unwritable: .inputOutput
        case .internalFault: .internalFault
        default: .unusableInput
        }
    }
}

extension RenderError {
    /// The exit status, depending on whether the command line, the input or the program is at fault.
    var exitStatus: ExitStatus {
        switch self {
        case .invalidScale, .invalidMargin, .unknownFocus: .usage
        case .tooLarge, .invalidCanvas, .emptyLayout: .unusableInput
        case .drawing: .internalFault
        }
    }
}
