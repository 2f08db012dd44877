import Foundation

/// The git program, run so that a repository can't make it run anything else.
enum Git {
    /// One at a time: a child started meanwhile would keep the pipes of another open.
    private static let lock = NSLock()

    /// What a git command writes to standard output.
    ///
    /// - Parameter input: What it reads, less than a pipe holds.
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

    /// The first line that git wrote of what is wrong.
    private static func reason(in words: [UInt8]) -> String {
        let line =
            String(decoding: words, as: UTF8.self).split(whereSeparator: \.isNewline).first ?? "it failed"
        return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : String(line)
    }

    /// What a repository's configuration could have run, or the path be taken for, is turned off.
    private static let options = [
        "--no-pager", "--literal-pathspecs", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c",
        "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
    ]

    /// The program's own, without what makes git run programs, write traces, ask or fetch.
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
