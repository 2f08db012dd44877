import ConstraintLog
import Engine
import FileAccess
import Findings
import Foundation
import LayoutRender

/// What to explain of logs.
package struct LogRequest: Sendable {
    /// The logs, one of which can be standard input.
    package var inputs: [InputFile]
    /// What can't be read where logs were looked for.
    package var failures: [FileError]
    /// The logs' names on the command line.
    package var operands: [String]
    package var reporter = Reporter.text
    package var policy = FindingPolicy()
    package var isVerbose = false
    /// The files of known conflicts.
    package var baselines: [String] = []
    /// The file to write the conflicts to as known ones.
    package var writtenBaseline: String?
    /// The layouts in which constraints are looked up.
    package var sources: [String] = []
    /// The path for pictures of the conflicts.
    package var output: String?

    /// Creates the request to explain the logs that operands name.
    package init(_ logs: LogInputs, operands: [String]) {
        self.operands = operands
        inputs = logs.files
        failures = logs.failures
    }
}

/// A run over logs: explains messages about constraints, and passes on everything else.
package struct LogRun {
    private let request: LogRequest
    private let console: any Console
    private let sources: LogSources?
    private let baseline: LogBaseline?
    /// The explanations of the logs that were read.
    private var explained: [ExplainedLog] = []

    /// Creates a run; reads the sources and the baselines.
    package init(_ request: LogRequest, console: any Console) throws {
        self.request = request
        self.console = console
        sources = request.sources.isEmpty ? nil : LogSources(paths: request.sources)
        baseline = try LogBaseline(paths: request.baselines)
    }

    private func findings(in input: InputFile) -> LogFindings {
        LogFindings(file: input.path, policy: request.policy, sources: sources, baseline: baseline)
    }

    /// Reads the logs to their ends, and reports.
    package mutating func run() throws -> ExitStatus {
        if let sources, sources.failure != .success {
            var report = Report()
            for finding in sources.findings { report.add(finding) }
            try console.print(report, as: request.reporter, to: request.reporter.placeBesideDocument)
            return sources.failure
        }
        for input in request.inputs {
            explained.append(ExplainedLog(input: input, explanation: try explanation(of: input)))
        }
        return try end()
    }

    private func explanation(of input: InputFile) throws -> LogExplanation {
        var reader = ConstraintLogReader()
        var text = TextStream()
        var unpacker = LogUnpacker(path: input.path)
        let findings = findings(in: input)
        try forEachChunk(of: input) { chunk in
            try take(reader.read(text.utf8(unpacker.take(chunk))), of: input, findings)
            // A filter has nothing left to do when nobody reads what it passes on.
            return !input.isStandardInput || !console.isAbandoned
        }
        try take(reader.read(text.utf8(unpacker.finish()[...])), of: input, findings)
        try take(reader.read(text.finish()), of: input, findings)
        try take(reader.finish(), of: input, findings)
        if request.reporter == .text {
            try console.write(closing(reader.explanation, of: input, findings))
        }
        return reader.explanation
    }

    /// How much of a text is read at once, in bytes.
    private static let chunk = 1 << 16

    private func forEachChunk(of input: InputFile, _ body: (ArraySlice<UInt8>) throws -> Bool) throws {
        let path = input.path
        if let text = input.text {
            for start in stride(from: 0, to: text.count, by: Self.chunk) {
                guard try body(text[start..<min(start + Self.chunk, text.count)]), !console.isAbandoned else {
                    return
                }
            }
            return
        }
        guard input.isStandardInput else {
            return try FileReader.forEachChunk(at: path, limit: FileLimits.log, body)
        }
        guard try body(StandardInput.takeBeginning()[...]) else { return }
        let code = try FileDescriptor.standardInput.readChunks(limit: FileLimits.log, body)
        if let error = FileReader.readError(path, code, limit: FileLimits.log) { throw error }
    }

    /// Writes what passes, and in text format each finding at its place in the log.
    private func take(
        _ step: ConstraintLogReader.Step, of input: InputFile, _ findings: LogFindings
    ) throws {
        for part in step.parts {
            switch part {
            case .passed(let bytes): if input.isStandardInput { try pass(bytes) }
            case .found(.conflict(let conflict)):
                guard request.reporter == .text, !findings.leavesOut(conflict) else { continue }
                try console.write(text(of: findings.finding(of: conflict), conflict))
            case .found: continue
            }
        }
    }

    /// Writes other lines of a pipe; a report that is a single document has standard output to itself.
    private func pass(_ bytes: [UInt8]) throws {
        if request.reporter.isLineByLine {
            try console.pass(bytes)
        } else {
            console.passError(bytes)
        }
    }

    private func end() throws -> ExitStatus {
        var report = Report()
        for log in explained {
            report.add(input: log.input.path)
            for finding in findings(in: log.input).all(of: log.explanation) { report.add(finding) }
        }
        var status = report.hasErrors ? ExitStatus.findings : .success
        if let path = request.writtenBaseline {
            let count = try LogBaseline.write(explained.flatMap(\.explanation.conflicts), to: path)
            console.writeError("\(BaselineFile.words(for: count, in: path))\n")
            status = .success
        }
        var failures = Report()
        for failure in request.failures {
            failures.add(Finding(failure))
            status = status.combined(with: .inputOutput)
        }
        if let output = request.output {
            for (finding, failure) in try write(to: output) {
                failures.add(finding)
                status = status.combined(with: failure)
            }
        }
        switch request.reporter {
        case .text: break
        case .json: try console.write(document: LogJSON.bytes(of: explained, sources: sources))
        case .github, .junit, .sarif, .codeQuality:
            for finding in failures.findings { report.add(finding) }
            try console.print(report, as: request.reporter, to: .standardOutput)
            return status
        }
        if !failures.findings.isEmpty {
            try console.print(failures, as: request.reporter, to: .standardError)
        }
        return status
    }

    /// Writes the findings as pictures, or as a page; returns what couldn't be drawn.
    private func write(to output: String) throws -> [(finding: Finding, status: ExitStatus)] {
        guard OutputFormat(ending: FilePath.pathExtension(of: output), for: .logs) == .html,
            !Folder.exists(output)
        else {
            return try LogPictures.write(explained, to: output, console: console)
        }
        let page = LogPage(logs: explained, sources: sources)
        if let bytes = try page.bytes() { try AtomicFile.write(bytes, to: output) }
        return []
    }

    /// Returns a conflict as text, with a heading like a compiler's messages.
    private func text(of finding: Finding, _ conflict: LogConflict) -> PrintedText {
        let place = [finding.file] + [finding.line, finding.column].compactMap { $0.map(String.init) }
        let known: PrintedText = baseline?.contains(conflict.key) == true ? " (known)" : ""
        let lines = LogText(isVerbose: request.isVerbose).lines(of: conflict)
        let head: PrintedText =
            "\(place.joined(separator: ":")): \(finding.severity.rawValue): \(lines[0])\(known)\n"
        return head + lines.dropFirst().map { "  \($0)\n" }.joined()
    }

    /// Returns the summary: findings other than conflicts, and how often each conflict occurred.
    private func closing(
        _ explanation: LogExplanation, of input: InputFile, _ findings: LogFindings
    ) -> PrintedText {
        let text = LogText()
        let path = input.path
        var lines: [PrintedText] = []
        for mistake in explanation.hierarchyMistakes where !request.policy.ignores(.noCommonAncestor) {
            let severity = findings.finding(of: mistake).severity.rawValue
            let told = text.lines(of: mistake)
            let times = mistake.count > 1 ? " (\(mistake.count) times in the log)" : ""
            lines.append("\(path):\(mistake.line): \(severity): \(told[0])\(times)\n")
            lines += told.dropFirst().map { "  \($0)\n" as PrintedText }
        }
        for trace in explanation.traces {
            let severity = trace.isProblem ? "warning" : "note"
            lines.append("\(path):\(trace.line): \(severity): \(text.line(of: trace))\n")
        }
        for message in explanation.unrecoverable {
            let severity = findings.finding(of: message).severity.rawValue
            lines.append("\(path):\(message.line): \(severity): \(text.line(of: message))\n")
        }
        for conflict in explanation.conflicts where conflict.count > 1 {
            lines.append(
                "\(path):\(conflict.line): note: the \(conflict.verdict.rawValue) conflict first found here is in the log \(conflict.count) times\n"
            )
        }
        if explanation.conflicts.isEmpty, lines.isEmpty, !input.isStandardInput {
            let isEmpty = (try? input.bytes(for: .ownUse))?.isEmpty == true
            lines.append(
                isEmpty
                    ? "\(path): the file is empty: paste what the app logged into it\n"
                    : "\(path): no message about constraints\n")
        }
        return lines.joined()
    }
}

extension Reporter {
    /// Whether other lines may appear between those of a report.
    fileprivate var isLineByLine: Bool { self == .text || self == .github }
}

extension LogRequest {
    /// Creates the request to explain some logs.
    package init(inputs: [InputFile]) {
        operands = inputs.map(\.path)
        self.inputs = inputs
        failures = []
    }
}

extension LogSources {
    /// Reads and solves the sources at some paths.
    init(paths: [String]) {
        var run = LayoutRun(LayoutRequest(paths))
        let scenes = run.inputs.flatMap { run.scenes(of: $0) }
        // Problems in the layouts themselves are reported by `check`.
        let isUnusable = run.status != .success && run.status != .findings
        self.init(
            scenes.map(\.layout),
            findings: isUnusable ? run.report.findings.filter { $0.severity == .error } : [],
            failure: isUnusable ? run.status : .success)
    }
}
