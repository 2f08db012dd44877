import Engine
import FileAccess
import Foundation

/// What the program's caller reads.
enum StandardOutput {
    /// Writes bytes to standard output.
    ///
    /// A reader that has seen enough (`| head`) and closed its end is no error.
    static func write(_ bytes: [UInt8]) throws(FileError) {
        let code = FileDescriptor.standardOutput.writeAll(bytes)
        if code != 0, code != EPIPE {
            throw FileError(path: "<standard output>", operation: .write, code: code)
        }
    }

    /// Writes text to standard output.
    static func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }
}

/// What a person at the terminal or a log reads besides the output proper.
enum StandardError {
    /// Writes a message as one line, whatever is in it.
    static func writeLine(_ message: String) { write(message.onOneLine + "\n") }

    /// Writes text to standard error, what comes from input escaped by the caller; there is nowhere to report a failure of that.
    static func write(_ text: String) { _ = FileDescriptor.standardError.writeAll(Array(text.utf8)) }

    /// Whether text there may be coloured: on a terminal that knows colours, unless `NO_COLOR` asks for none.
    static var showsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return FileDescriptor.standardError.isTerminal && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }
}
