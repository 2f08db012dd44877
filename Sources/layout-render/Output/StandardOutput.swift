import Engine
import FileAccess
import Foundation
import Findings

/// The standard output of the program.
enum StandardOutput {
    /// Writes bytes to standard output.
    ///
    /// A reader that closes its end early (`| head`) isn't an error.
    static func write(_ bytes: [UInt8]) throws(FileError) {
        let code = FileDescriptor.standardOutput.writeAll(bytes)
        if code != 0, code != EPIPE {
            throw FileError(path: "<standard output>", operation: .write, code: code)
        }
    }

    /// Writes text to standard output.
    static func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }
}

/// The standard error of the program, for people at a terminal and for logs.
enum StandardError {
    /// Writes a message on one line, whatever it contains.
    static func writeLine(_ message: String) { write(message.onOneLine + "\n") }

    /// Writes text to standard error, in which the caller has escaped input. A failure can't be reported anywhere.
    static func write(_ text: String) { _ = FileDescriptor.standardError.writeAll(Array(text.utf8)) }

    /// Whether text may be coloured: on a terminal that supports colours, unless `NO_COLOR` is set.
    static var showsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return FileDescriptor.standardError.isTerminal && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }
}
