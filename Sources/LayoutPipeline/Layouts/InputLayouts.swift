import Engine
import Explanation
import Findings
import Solver

/// The results of an input: its scenes for each requested device and state, and the findings.
package struct InputLayouts: Sendable {
    package var input: InputFile
    package var scenes: [LaidOutScene] = []
    /// The fonts that its texts are measured and drawn with.
    package var fonts = ProjectFontFiles()
    /// The layers that it asks for in its pictures.
    package var look = PictureLook()
    package var findings: [Finding] = []
    /// The findings from sweeps, which `findings` contains too.
    package var sweepFindings: [Finding] = []
    /// The findings about messages in a log, which `findings` contains too.
    var logFindings: [Finding] = []
    /// What silences findings of it.
    var silences = InputSilences()
    /// Errors in questions, of each explained scene.
    package var mistakes: [[ExplanationMistake]] = []
    /// The inequalities that have had room so far, if these are reported.
    package var neverBinding = NeverBindingLint()
    /// The failure that prevented work; success if there was none.
    package var failure = ExitStatus.success

    /// What is known of the scripts of texts.
    private(set) var scripts: ScriptFindings?

    /// Returns the findings about a layout's texts that its fonts don't have.
    mutating func scriptFindings(
        in layout: SolvedLayout, budget: WorkBudget = WorkBudget()
    ) -> [LayoutFinding] {
        var scripts = scripts ?? ScriptFindings(fonts: fonts.collection)
        defer { self.scripts = scripts }
        return scripts.findings(in: layout, budget: budget)
    }

    /// The work that is left for drawing the scenes.
    var workLeft = WorkBudget.leastWork

    /// Divides the work that is left among the pictures of the scenes.
    mutating func divideWork(observer: WorkBudget.Observer?) {
        let drawing = DrawingAllowance(of: workLeft, among: scenes.count, observer: observer)
        for index in scenes.indices { scenes[index].drawing = drawing }
    }

    /// The states and devices laid out so far; the last one is in progress.
    private(set) var contexts: [LayoutContext] = []

    /// Starts a layout in a state and on a device.
    package mutating func begin(_ context: LayoutContext) { contexts.append(context) }

    /// Adds a finding of the current layout.
    package mutating func add(_ finding: Finding) {
        var finding = finding
        finding.contexts = contexts.last.map { [$0] } ?? []
        findings.append(finding)
    }

    /// Merges findings that occur in several states and on several devices.
    mutating func mergeFindings() { findings = findings.merged(of: contexts) }

    /// Leaves out the findings that a comment or a setting silences.
    mutating func leaveOutSilenced() {
        if silences.examined.isEmpty { return }
        let items = scenes.flatMap(\.layout.items)
        let names = Dictionary(items.map { ($0.id, $0.name ?? $0.id) }) { first, _ in first }
        let isSilenced = { [input] (finding: Finding, silences: inout InputSilences) in
            finding.file == input.path && silences.silences(finding, names: names)
        }
        findings.removeAll { isSilenced($0, &silences) }
        sweepFindings.removeAll { isSilenced($0, &silences) }
        for index in scenes.indices {
            scenes[index].explained?.findings.removeAll { finding in
                isSilenced(Finding(finding, file: input.path), &silences)
            }
        }
    }

    /// Moves lints after everything else, without those about constraints that do have an effect in some state or on
    /// some device.
    ///
    /// - Parameter folds: Whether to keep only the first of each kind, with the number of those like it.
    mutating func arrangeLints(folds: Bool) {
        let lints = findings.filter {
            $0.code.isLint && ($0.code != .redundantConstraint || $0.occursEverywhere)
        }
        findings.removeAll { $0.code.isLint }
        guard folds else { return findings += lints }
        for code in lints.map(\.code).uniqued() {
            let alike = lints.filter { $0.code == code }
            guard var first = alike.first else { continue }
            if alike.count > 1 { first.message += "; \(alike.count - 1) more like it, which --lint lists" }
            findings.append(first)
        }
    }

    /// Adds an error that prevented work.
    package mutating func fail(_ finding: Finding, _ status: ExitStatus) {
        findings.append(finding)
        failure = failure.combined(with: status)
    }
}
