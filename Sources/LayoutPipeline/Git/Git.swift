import Foundation

/// The git program, run so that a repository can't make it run other programs.
enum Git {
    /// Runs one child at a time: a second one would inherit the pipes of the first and keep them open.
    private static let lock = NSLock()

    /// Returns what a git command writes to standard output.
    ///
    /// - Parameter input: The command's standard input, which must fit into a pipe's buffer.
    static func run(_ arguments: [String], input: String = "") throws(GitError) -> [UInt8] {
        lock.lock()
        defer { lock.unlock() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + options + arguments
        process.environment = environment
        let (source, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = source
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw GitError(message: "git can't be run: \(error.localizedDescription)")
        }
        try? source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? source.fileHandleForWriting.close()
        let (bytes, words) = PipeReader.readAll(
            output.fileHandleForReading.fileDescriptor, errors.fileHandleForReading.fileDescriptor)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw GitError(message: "git \(arguments[0]): \(reason(in: words))")
        }
        return bytes
    }

    /// Returns the first line of git's error message.
    private static func reason(in words: [UInt8]) -> String {
        let line =
            String(decoding: words, as: UTF8.self).split(whereSeparator: \.isNewline).first ?? "it failed"
        return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : String(line)
    }

    /// Options that disable programs in the repository's configuration and pathspec magic.
    private static let options = [
        "--no-pager", "--literal-pathspecs", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c",
        "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
    ]

    /// The program's environment, without variables that make git run programs, write traces, prompt or fetch.
    private static let environment: [String: String] = {
        let dropped = [
            "GIT_ASKPASS", "GIT_EDITOR", "GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_PROXY_COMMAND", "GIT_SSH",
            "GIT_SSH_COMMAND",
        ]
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !dropped.contains(name) && !name.hasPrefix("GIT_TRACE")
        }
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        return environment
    }()
}

/// An error from git about a revision.
package struct GitError: Error, Sendable, Equatable {
    /// What is wrong, as a sentence without a full stop.
    package var message: String
}
