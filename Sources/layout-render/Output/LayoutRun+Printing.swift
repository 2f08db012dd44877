import FileAccess
import LayoutPipeline

extension LayoutRun {
    /// Works on the run while a progress bar counts its inputs.
    mutating func showingProgress(_ body: (inout LayoutRun) -> Void) {
        var progress = ProgressBar(total: inputs.count)
        didFinish = { input in
            progress.advance()
            progress.show(input.path)
        }
        body(&self)
        didFinish = { _ in }
        progress.clear()
    }

    /// Writes a summary to standard error, and on a terminal the files written. Only text reports, which people read,
    /// have one.
    ///
    /// A filter, which reads standard input, prints no summary.
    func printSummary(after change: String? = nil) {
        guard request.reporter == .text, !request.isQuiet, !inputs.contains(where: \.isStandardInput) else {
            return
        }
        let summary = RunSummary(
            change: change, inputs: report.inputs.count, scenes: sceneCount, pictures: pictures,
            findings: report.findings.count,
            keepsLast: change != nil && hasFailed, duration: ContinuousClock.now - start)
        StandardError.write(summary.text(files: FileDescriptor.standardError.isTerminal ? writtenFiles : []))
    }

    /// Prints the findings in the requested format, by default beside what standard output has.
    ///
    /// - Parameter isSaid: Whether other output already contains a finding.
    func printReport(
        to place: ReportPlace = .standardError, without isSaid: (Finding) -> Bool = { _ in false }
    ) throws(FileError) {
        var rest = Report()
        for input in report.inputs { rest.add(input: input) }
        for finding in report.findings where !isSaid(finding) { rest.add(finding) }
        try StandardConsole().print(rest, as: request.reporter, to: place)
        try writeReportFiles()
    }

    /// Writes the whole report to the files that were asked for.
    func writeReportFiles() throws(FileError) {
        for file in request.reportFiles { try file.write(report) }
    }
}
