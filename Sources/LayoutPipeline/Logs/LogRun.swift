import ConstraintLog
import Engine
import FileAccess
import Findings
import Foundation
import LayoutRender

/// A run over a log: explains messages about constraints, and passes on everything else.
package struct LogRun {
    private let request: LogRequest
    private let sources: LogSources?
    private let baseline: LogBaseline?
    private let findings: LogFindings
    private let console: any Console

    /// Creates a run; reads the sources and the baseline.
    package init(_ request: LogRequest, console: any Console) throws {
        self.request = request
        self.console = console
        sources = request.sources.isEmpty ? nil : LogSources(paths: request.sources)
        baseline = try request.baseline.flatMap { path throws(FileError) in try LogBaseline(path: path) }
        findings = LogFindings(
            file: request.input.path, policy: request.policy, sources: sources, baseline: baseline)
    }

    /// Reads the log to its end, and reports.
    package func run() throws -> ExitStatus {
        if let sources, sources.failure != .success {
            var report = Report()
            for finding in sources.findings { report.add(finding) }
            try console.print(report, as: request.reporter, to: request.reporter.placeBesideDocument)
            return sources.failure
        }
        var reader = ConstraintLogReader()
        var text = TextStream()
        try forEachChunk { chunk in
            try take(reader.read(text.utf8(chunk)))
            // A filter has nothing left to do when nobody reads what it passes on.
            return !request.input.isStandardInput || !console.isAbandoned
        }
        try take(reader.read(text.finish()))
        try take(reader.finish())
        return try end(reader.explanation)
    }

    private func forEachChunk(_ body: (ArraySlice<UInt8>) throws -> Bool) throws {
        let path = request.input.path
        guard request.input.isStandardInput else {
            return try FileReader.forEachChunk(at: path, limit: FileLimits.log, body)
        }
        guard try body(StandardInput.takeBeginning()[...]) else { return }
        let code = try FileDescriptor.standardInput.readChunks(limit: FileLimits.log, body)
        if let error = FileReader.readError(path, code, limit: FileLimits.log) { throw error }
    }

    /// Writes what passes, and in text format each finding at its place in the log.
    private func take(_ step: ConstraintLogReader.Step) throws {
        for part in step.parts {
            switch part {
            case .passed(let bytes): try pass(bytes)
            case .found(.conflict(let conflict)):
                guard request.reporter == .text, !findings.leavesOut(conflict) else { continue }
                try console.write(text(of: conflict))
            case .found: continue
            }
        }
    }

    /// Writes other lines of a pipe; a report that is a single document has standard output to itself.
    private func pass(_ bytes: [UInt8]) throws {
        guard request.input.isStandardInput else { return }
        if request.reporter.isLineByLine {
            try console.pass(bytes)
        } else {
            console.passError(bytes)
        }
    }

    private func end(_ explanation: LogExplanation) throws -> ExitStatus {
        var report = Report()
        report.add(input: request.input.path)
        for finding in findings.all(of: explanation) { report.add(finding) }
        var status = report.hasErrors ? ExitStatus.findings : .success
        if let path = request.baseline, baseline == nil {
            try LogBaseline.write(explanation, to: path)
            status = .success
        }
        var failures = Report()
        if let output = request.output {
            for (finding, failure) in try write(explanation, to: output) {
                failures.add(finding)
                status = status.combined(with: failure)
            }
        }
        switch request.reporter {
        case .text: try console.write(closing(explanation))
        case .json: try console.write(document: LogJSON.bytes(of: explanation, sources: sources))
        case .github, .junit, .sarif:
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
    private func write(
        _ explanation: LogExplanation, to output: String
    ) throws -> [(finding: Finding, status: ExitStatus)] {
        guard OutputFormat(ending: FilePath.pathExtension(of: output), for: .logs) == .html,
            !Folder.exists(output)
        else {
            return try LogPictures.write(
                explanation.conflicts, of: request.input.path, to: output, console: console)
        }
        let title = FilePath.lastComponent(of: request.input.path)
        let page = LogPage(explanation: explanation, sources: sources, title: title)
        if let bytes = try page.bytes() { try AtomicFile.write(bytes, to: output) }
        return []
    }

    /// Returns a conflict as text, with a heading like a compiler's messages.
    private func text(of conflict: LogConflict) -> PrintedText {
        let finding = findings.finding(of: conflict)
        let place = [finding.file] + [finding.line, finding.column].compactMap { $0.map(String.init) }
        let known: PrintedText = baseline?.contains(conflict.key) == true ? " (known)" : ""
        let lines = LogText(isVerbose: request.isVerbose).lines(of: conflict)
        let head: PrintedText =
            "\(place.joined(separator: ":")): \(finding.severity.rawValue): \(lines[0])\(known)\n"
        return head + lines.dropFirst().map { "  \($0)\n" }.joined()
    }

    /// Returns the summary: findings other than conflicts, and how often each conflict occurred.
    private func closing(_ explanation: LogExplanation) -> PrintedText {
        let text = LogText()
        let path = request.input.path
        var lines: [PrintedText] = []
        for trace in explanation.traces {
            let severity = trace.isProblem ? "warning" : "note"
            lines.append("\(path):\(trace.line): \(severity): \(text.line(of: trace))\n")
        }
        for message in explanation.unrecoverable {
            lines.append("\(path):\(message.line): warning: \(text.line(of: message))\n")
        }
        for conflict in explanation.conflicts where conflict.count > 1 {
            lines.append(
                "\(path):\(conflict.line): note: the \(conflict.verdict.rawValue) conflict first found here is in the log \(conflict.count) times\n"
            )
        }
        if explanation.conflicts.isEmpty, lines.isEmpty, !request.input.isStandardInput {
            lines.append("\(path): no message about constraints\n")
        }
        return lines.joined()
    }
}

extension Reporter {
    /// Whether other lines may appear between those of a report.
    fileprivate var isLineByLine: Bool { self == .text || self == .github }
}
