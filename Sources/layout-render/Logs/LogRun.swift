import FileAccess
import ConstraintLog
import Engine
import Foundation
import Findings

/// A run over a log: explains messages about constraints, and passes on everything else.
struct LogRun {
    private let request: LogRequest
    private let sources: LogSources?
    private let baseline: LogBaseline?
    private let findings: LogFindings

    /// Creates a run; reads the sources and the baseline.
    init(_ request: LogRequest) throws {
        self.request = request
        sources = request.sources.isEmpty ? nil : try LogSources(paths: request.sources)
        baseline = try request.baseline.flatMap { path throws(FileError) in try LogBaseline(path: path) }
        findings = LogFindings(
            file: request.input.path, policy: request.policy, sources: sources, baseline: baseline)
    }

    /// Reads the log to its end, and reports.
    func run() throws -> ExitStatus {
        if let sources, sources.failure != .success {
            var report = Report()
            for finding in sources.findings { report.add(finding) }
            StandardError.write(TextReport.text(of: report, isColored: StandardError.showsColor))
            return sources.failure
        }
        var reader = ConstraintLogReader()
        var text = TextStream()
        if request.input.isStandardInput {
            try take(reader.read(text.utf8(StandardInput.takeBeginning())))
        } else {
            InputRegister.shared.add(request.input.path)
        }
        try forEachChunk { try take(reader.read(text.utf8($0))) }
        try take(reader.read(text.finish()))
        try take(reader.finish())
        return try end(reader.explanation)
    }

    private static let chunkSize = 1 << 16

    private func forEachChunk(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
        let number =
            request.input.isStandardInput ? STDIN_FILENO : open(request.input.path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw FileError(path: request.input.path, operation: .read, code: errno) }
        defer { if number != STDIN_FILENO { close(number) } }
        var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
        while true {
            let count = read(number, &buffer, buffer.count)
            if count == 0 { return }
            if count > 0 {
                try body(buffer[..<count])
            } else if errno != EINTR {
                throw FileError(path: request.input.path, operation: .read, code: errno)
            }
        }
    }

    /// Writes what passes, and in text format each finding at its place in the log.
    private func take(_ step: ConstraintLogReader.Step) throws {
        for part in step.parts {
            switch part {
            case .passed(let bytes): try pass(bytes)
            case .found(.conflict(let conflict)):
                guard request.reporter == .text, !findings.leavesOut(conflict) else { continue }
                try StandardOutput.write(text(of: conflict))
            case .found: continue
            }
        }
    }

    /// Writes other lines of a pipe; a report that is a single document has standard output to itself.
    private func pass(_ bytes: [UInt8]) throws {
        guard request.input.isStandardInput else { return }
        guard !request.reporter.isLineByLine else { return try StandardOutput.write(bytes) }
        _ = FileDescriptor.standardError.writeAll(bytes)
    }

    private func end(_ explanation: LogExplanation) throws -> ExitStatus {
        var report = Report()
        report.add(input: request.input.path)
        for finding in findings.all(of: explanation) { report.add(finding) }
        switch request.reporter {
        case .text: try StandardOutput.write(closing(explanation))
        case .json: try StandardOutput.write(LogJSON.bytes(of: explanation, sources: sources))
        case .github, .junit, .sarif: try StandardOutput.write(request.reporter.bytes(of: report))
        }
        if let output = request.output { try write(explanation, to: output) }
        if let path = request.baseline, baseline == nil {
            try LogBaseline.write(explanation, to: path)
            return .success
        }
        return report.hasErrors ? .findings : .success
    }

    /// Writes the findings as pictures, or as a page.
    private func write(_ explanation: LogExplanation, to output: String) throws {
        guard OutputFormat(path: output) == .html, !Folder.exists(output) else {
            return try LogPictures.write(explanation.conflicts, to: output)
        }
        let title = FilePath.lastComponent(of: request.input.path)
        let page = LogPage(explanation: explanation, sources: sources, title: title)
        if let bytes = try page.bytes() { try AtomicFile.write(bytes, to: output) }
    }

    /// Returns a conflict as text, with a heading like a compiler's messages.
    private func text(of conflict: LogConflict) -> String {
        let finding = findings.finding(of: conflict)
        let place = [finding.file] + [finding.line, finding.column].compactMap { $0.map(String.init) }
        let isKnown = baseline?.contains(conflict.key) == true
        var lines = LogText(isVerbose: request.isVerbose).lines(of: conflict)
        lines[0] =
            "\(place.joined(separator: ":").onOneLine): \(finding.severity.rawValue): \(lines[0])\(isKnown ? " (known)" : "")"
        return lines.enumerated().map { ($0 == 0 ? "" : "  ") + $1 + "\n" }.joined()
    }

    /// Returns the summary: findings other than conflicts, and how often each conflict occurred.
    private func closing(_ explanation: LogExplanation) -> String {
        let text = LogText()
        var lines: [String] = []
        for trace in explanation.traces {
            let severity = trace.kind == .viewTree || trace.verdict != nil ? "warning" : "note"
            lines.append(
                "\(request.input.path.onOneLine):\(trace.line): \(severity): \(text.line(of: trace))")
        }
        for message in explanation.unrecoverable {
            lines.append(
                "\(request.input.path.onOneLine):\(message.line): warning: \(text.line(of: message))")
        }
        for conflict in explanation.conflicts where conflict.count > 1 {
            lines.append(
                "\(request.input.path.onOneLine):\(conflict.line): note: the \(conflict.verdict.rawValue) conflict first found here is in the log \(conflict.count) times"
            )
        }
        if explanation.conflicts.isEmpty, lines.isEmpty, !request.input.isStandardInput {
            lines.append("\(request.input.path.onOneLine): no message about constraints")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension Reporter {
    /// Whether other lines may appear between those of a report.
    fileprivate var isLineByLine: Bool { self == .text || self == .github }
}
