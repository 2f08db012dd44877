import FileAccess
import Foundation

/// A program that is run to its end, with its streams in files.
struct CodeProcess {
    /// What came of a program.
    struct Outcome {
        /// Whether it ended by itself, with status 0.
        let succeeded: Bool
        /// The signal that ended it; nil for none.
        let signal: Int32?
        /// Whether it took too long.
        let isTimedOut: Bool
        let output: [UInt8]
        let errors: [UInt8]
        /// What it wrote to file descriptor 3.
        let results: [UInt8]
    }

    let executable: String
    let arguments: [String]
    /// The folder of the files that it reads and writes.
    let folder: String
    var input: [UInt8] = []
    /// In seconds; nil for no limit.
    var timeLimit: Double?
    /// In kilobytes; nil for no limit.
    var memoryLimit: Int?
    var environment: [String: String] = [:]

    /// Runs the program.
    ///
    /// The shell sets its limits and opens its streams, so that no pipe is shared with another child of this process.
    func run() throws(CodeError) -> Outcome {
        let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let base = FilePath.join(folder, "run-\(mark)")
        defer {
            for name in ["in", "out", "err", "res"].compactMap({ RelativeName("run-\(mark).\($0)") }) {
                Folder.remove(name, below: folder)
            }
        }
        try CacheFile.write(input, to: "\(base).in")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let limit = memoryLimit.map { "ulimit -v \($0); " } ?? ""
        process.arguments =
            [
                "-c",
                "\(limit)base=$1; shift; exec \"$@\" <\"$base.in\" >\"$base.out\" 2>\"$base.err\" 3>\"$base.res\"",
                "sh", base, executable,
            ] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        do {
            try process.run()
        } catch {
            throw .cache("'\(executable)' can't be run: \(error.localizedDescription)")
        }
        let isTimedOut = wait(for: process)
        func read(_ end: String) -> [UInt8] {
            (try? FileReader.bytes(at: "\(base).\(end)", limit: Self.mostBytes, for: .ownUse)) ?? []
        }
        let isExit = process.terminationReason == .exit
        return Outcome(
            succeeded: isExit && process.terminationStatus == 0 && !isTimedOut,
            signal: isExit ? nil : process.terminationStatus, isTimedOut: isTimedOut, output: read("out"),
            errors: read("err"), results: read("res"))
    }

    private static let mostBytes = 1 << 28

    /// Waits for the end of a process, and ends it after its time; whether that was necessary.
    private func wait(for process: Process) -> Bool {
        guard let timeLimit else {
            process.waitUntilExit()
            return false
        }
        let start = ContinuousClock.now
        while process.isRunning {
            if ContinuousClock.now - start > .seconds(timeLimit) {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                return true
            }
            usleep(2000)
        }
        process.waitUntilExit()
        return false
    }
}

/// Why code can't be read at all.
package enum CodeError: Error, Sendable, Equatable {
    case noSwift
    case onlyLinux
    case noSources
    case noSyntax(String)
    case modules(String)
    case cache(String)

    /// What is wrong and what to do, in one line.
    package var message: String {
        switch self {
        case .noSwift:
            "Swift isn't installed, and a Swift file has to be compiled: install it from https://www.swift.org/install, "
                + "so that swiftc is in PATH"
        case .onlyLinux:
            "Swift files are drawn on Linux, where UIKit is this package's: on a Mac use a container, or write the view "
                + "as a document by LayoutCapture"
        case .noSources:
            "the sources of the modules that code is compiled against aren't there: install layout-render again, with its "
                + "folder share/layout-render, or name that folder in LAYOUT_RENDER_SOURCES"
        case .noSyntax(let folder):
            "this toolchain has no SwiftSyntax in \(folder), which reading code needs: use a toolchain from swift.org"
        case .modules(let reason): "the modules that code is compiled against can't be built: \(reason)"
        case .cache(let reason): reason
        }
    }
}
