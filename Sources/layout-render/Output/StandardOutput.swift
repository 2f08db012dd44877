import Engine
import FileAccess
import Findings
import Foundation
import LayoutPipeline

/// The standard output of the program.
enum StandardOutput {
    /// Writes text for people.
    static func write(_ text: PrintedText) throws(FileError) { try write(Array(text.text.utf8)) }

    /// Writes a document for programs, in whose format everything from an input is escaped: JSON, XML, a picture, a page.
    static func write(document: [UInt8]) throws(FileError) { try write(document) }

    /// Writes a document for programs in parts, which `body` passes on; the rest of one that can't be written is left out.
    static func write(_ body: (_ output: ([UInt8]) -> Void) -> Void) throws(FileError) {
        var failure: FileError?
        body { part in
            guard failure == nil else { return }
            do throws(FileError) { try write(part) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Writes lines of standard input that a filter doesn't change.
    static func pass(_ lines: [UInt8]) throws(FileError) { try write(lines) }

    /// Whether nothing reads the output any more, as after `| head`.
    static var isAbandoned: Bool {
        var state = pollfd(fd: FileDescriptor.standardOutput.number, events: 0, revents: 0)
        return poll(&state, 1, 0) > 0 && Int32(state.revents) & (POLLERR | POLLHUP) != 0
    }

    /// Writes bytes to standard output. A reader that closes its end early (`| head`) isn't an error.
    private static func write(_ bytes: [UInt8]) throws(FileError) {
        let code = FileDescriptor.standardOutput.writeAll(bytes)
        if code != 0, code != EPIPE {
            throw FileError(path: "<standard output>", operation: .write, code: code)
        }
    }
}

/// The standard error of the program, for people at a terminal and for logs. A failure can't be reported anywhere.
enum StandardError {
    /// Writes text and a line break.
    static func writeLine(_ text: PrintedText) { write("\(text)\n") }

    /// Writes text.
    static func write(_ text: PrintedText) { write(Array(text.text.utf8)) }

    /// Writes a report for programs, in whose format everything from an input is escaped.
    static func write(document: [UInt8]) { write(document) }

    /// Writes lines of standard input that a filter doesn't change.
    static func pass(_ lines: [UInt8]) { write(lines) }

    /// Whether text may be coloured: on a terminal that supports colours, unless `NO_COLOR` is set.
    static var showsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return FileDescriptor.standardError.isTerminal && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }

    private static func write(_ bytes: [UInt8]) { _ = FileDescriptor.standardError.writeAll(bytes) }
}

/// The standard output and the standard error of the program, for what the pipeline prints.
struct StandardConsole: Console {
    func write(_ text: PrintedText) throws(FileError) { try StandardOutput.write(text) }
    func write(document: [UInt8]) throws(FileError) { try StandardOutput.write(document: document) }
    func pass(_ lines: [UInt8]) throws(FileError) { try StandardOutput.pass(lines) }
    func writeError(_ text: PrintedText) { StandardError.write(text) }
    func writeError(document: [UInt8]) { StandardError.write(document: document) }
    func passError(_ lines: [UInt8]) { StandardError.pass(lines) }
    var isAbandoned: Bool { StandardOutput.isAbandoned }
    var showsColor: Bool { StandardError.showsColor }
}
