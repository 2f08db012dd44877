import CodeInput
import Engine
import FileAccess
import Findings
import LayoutRender

/// An error that ended a run, as the findings to report and the exit status.
package struct RunFailure: Error {
    package let findings: [Finding]
    package let status: ExitStatus

    /// Creates the failure of a run that findings prevent.
    package init(_ findings: [Finding]) {
        self.findings = findings
        status = findings.reduce(.success) { $0.combined(with: $1.code.failure) }
    }

    /// Describes an error that a subcommand throws, other than a `RequestError`.
    package init(_ error: any Error) {
        switch error {
        case let error as RunFailure: self = error
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
        case let error as CodeError:
            findings = [Finding(file: Self.program, code: .unreadable, message: error.message)]
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

    /// What errors are about that no file is the reason of.
    static let program = "layout-render"
}

extension Finding {
    /// Creates the finding for a file that can't be read or written.
    package init(_ error: FileError) {
        let code: FindingCode = error.operation == .read ? .unreadable : .unwritable
        self.init(file: error.path, code: code, message: "\(error)")
    }
}

extension FindingCode {
    /// The exit status of a run that this kind of finding prevents.
    package var failure: ExitStatus {
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
        case .invalidScale, .invalidMargin, .unknownFocus, .ambiguousItem: .usage
        case .tooLarge, .invalidCanvas, .emptyLayout: .unusableInput
        case .drawing, .abandoned: .internalFault
        }
    }
}

/// Why something can't be done as it was asked for, and what to ask for instead.
package struct RequestError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    package let description: String

    /// Creates an error.
    package init(_ description: String) { self.description = description }
}
