import Engine
import FileAccess
import Findings
import Foundation
import LayoutDocument

/// A run over the inputs of a request, which collects findings.
package struct LayoutRun {
    package let request: LayoutRequest
    /// The inputs, with folders expanded.
    package let inputs: [InputFile]
    package private(set) var report = Report()
    /// Those of the findings that sweeps of the inputs came to.
    package private(set) var sweepFindings: [Finding] = []
    /// Those of the findings that are about messages in logs.
    private(set) var logFindings: [Finding] = []
    /// What silences findings of the inputs so far.
    private var silences = InputSilences()
    /// The pictures written so far.
    package private(set) var pictures: Int?
    package private(set) var writtenFiles: [String] = []
    /// The scenes laid out so far, each once for all its states and devices.
    package private(set) var sceneCount = 0
    /// Whether any of the inputs names fonts of its project.
    private(set) var usesProjectFonts = false
    package let start = ContinuousClock.now
    /// Called with each input when its results are handed over.
    package var didFinish: (InputFile) -> Void = { _ in }
    private var failure = ExitStatus.success

    /// Creates a run over the inputs of a request.
    package init(_ request: LayoutRequest) {
        self.request = request
        let list = request.inputList()
        inputs = CaptureInput.joined(list.files, format: request.inputFormat)
        for finding in list.findings { fail(finding, finding.code.failure) }
        for finding in list.notes { add(finding) }
        for finding in request.fonts.findings { add(finding) }
    }

    /// The exit status: the worst failure, or else whether there were findings of severity error.
    package var status: ExitStatus { report.hasErrors ? failure.combined(with: .findings) : failure }

    /// Adds an error that prevented work.
    package mutating func fail(_ finding: Finding, _ status: ExitStatus) {
        report.add(finding)
        failure = failure.combined(with: status)
    }

    /// Adds a finding that didn't prevent work, unless it is ignored.
    package mutating func add(_ finding: Finding) {
        if let finding = request.policy.reported(finding) { report.add(finding) }
    }

    /// Leaves known findings out of the report; returns how many, and how many of them weren't found any more.
    package mutating func leaveOut(_ baseline: FindingBaseline) -> (known: Int, gone: Int) {
        let (findings, known, gone) = baseline.unknown(in: report)
        keep(findings)
        return (known, gone)
    }

    /// Keeps only some of the findings.
    private mutating func keep(_ findings: [Finding]) {
        var kept = Report(findings)
        for input in report.inputs { kept.add(input: input) }
        report = kept
        let all = Set(findings)
        sweepFindings.removeAll { !all.contains($0) }
    }

    /// Adds a finding of a sweep, unless it is ignored.
    package mutating func add(sweepFinding finding: Finding) {
        guard let finding = request.policy.reported(finding) else { return }
        report.add(finding)
        sweepFindings.append(finding)
    }

    /// Counts pictures as written; a count of 0 means that none have been written yet.
    ///
    /// - Parameter path: The path of the file; nil for standard output.
    package mutating func didWrite(pictures count: Int, to path: String?) {
        pictures = (pictures ?? 0) + count
        if let path { writtenFiles.append(path) }
    }

    /// Adds an input that was examined.
    package mutating func add(input: InputFile) { report.add(input: input.path) }

    /// Adds the findings of an input.
    private mutating func take(_ layouts: InputLayouts) {
        report.add(input: layouts.input.path)
        for finding in layouts.findings { report.add(finding) }
        sweepFindings += layouts.sweepFindings
        logFindings += layouts.logFindings
        if isSure(of: layouts) { silences.add(layouts.silences) }
        sceneCount += Set(layouts.scenes.map(\.layout.id)).count
        failure = failure.combined(with: layouts.failure)
        if layouts.fonts.names != nil { usesProjectFonts = true }
    }

    /// Returns whether all findings of an input are known, so that what silences none of them is stale.
    private func isSure(of layouts: InputLayouts) -> Bool {
        layouts.failure == .success && !layouts.findings.contains { $0.code == .unfinished }
            && layouts.scenes.allSatisfy { $0.layout.items.count <= request.lints?.mostItems ?? .max }
    }

    /// Adds what silences findings that aren't there, if everything was asked for.
    package mutating func addStaleSilences() {
        guard request.state == .all, request.scene == nil, request.options.edits.isEmpty else { return }
        for silence in silences.examined where !silences.used.contains(silence) {
            let isFound =
                !silence.code.isAboutFonts && (!silence.code.isAboutSweeps || request.sweptWidths != nil)
            if isFound, !request.policy.ignores(silence.code) { add(silence.staleFinding) }
        }
    }

    /// Returns the scenes of one input for each requested device and state; none if the input can't be used.
    package mutating func scenes(of input: InputFile) -> [LaidOutScene] {
        let layouts = InputLayouter(request: request).layouts(of: input)
        take(layouts)
        return layouts.scenes
    }

    /// The number of inputs whose results may wait for an earlier input's, which limits memory use.
    private static let window = 32

    /// Lays out every input and processes the results on all cores.
    ///
    /// - Parameters:
    ///   - work: Called on any thread, for several inputs at once.
    ///   - handOver: Called on the caller's thread, in the order of the inputs.
    package mutating func forEachInput<Work: Sendable>(
        _ work: @escaping @Sendable (InputLayouts) -> Work,
        handOver: (_ layouts: InputLayouts, _ work: Work, _ run: inout LayoutRun) -> Void
    ) {
        let layouter = InputLayouter(request: request)
        ParallelMap.forEach(
            inputs, window: Self.window,
            { input in
                let layouts = layouter.layouts(of: input)
                return (layouts, work(layouts))
            },
            handOver: { layouts, work in
                take(layouts)
                handOver(layouts, work, &self)
                didFinish(layouts.input)
            })
    }

    /// Whether an error prevented work.
    package var hasFailed: Bool { failure != .success }
}
