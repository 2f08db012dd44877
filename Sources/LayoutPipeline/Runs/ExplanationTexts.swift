import Engine
import Findings

/// The explanations of a run as text, and which of its findings they contain.
package struct ExplanationTexts {
    private let scenes: [(input: String, scene: ExplainedScene)]
    private let request: ExplanationRequest
    private let policy: FindingPolicy
    /// Whether each explanation says what it is about.
    private let hasHeads: Bool
    private let explained: Set<Subject>

    /// What the explanation of a finding has in common with the finding in a report.
    private struct Subject: Hashable {
        var input: String
        var code: FindingCode
        var line: Int?
        var column: Int?
        /// Empty for a conflict, whose explanation has words of its own.
        var message: String

        init(_ finding: Finding, input: String) {
            self.input = input
            code = finding.code
            (line, column) = (finding.line, finding.column)
            message = finding.code == .unsatisfiable ? "" : finding.message
        }
    }

    /// Creates the texts for what was asked about in some scenes, each with the path of its input.
    package init(
        _ scenes: [(input: String, scene: ExplainedScene)], about request: LayoutRequest, hasHeads: Bool
    ) {
        self.scenes = scenes
        self.request = request.explanation ?? ExplanationRequest()
        policy = request.policy
        self.hasHeads = hasHeads || scenes.count > 1
        guard self.request.asksForEverything else {
            explained = []
            return
        }
        explained = Set(
            scenes.flatMap { input, scene in
                scene.findings.map { Subject(Finding($0, file: input), input: input) }
            })
    }

    /// Returns whether the explanations contain a finding of the report.
    package func contains(_ finding: Finding) -> Bool {
        guard request.asksForEverything, !scenes.isEmpty else { return false }
        return finding.code == .neverBinding || explained.contains(Subject(finding, input: finding.file))
    }

    /// Returns the explanations, each with a heading if there are several.
    ///
    /// - Parameter neverBinding: The findings that only all scenes together show.
    package func text(neverBinding: [Finding]) -> PrintedText {
        var texts: [PrintedText] = []
        for (input, scene) in scenes {
            let layout = scene.explanation.layout
            let text = ExplanationText(scene, of: input, request: request, policy: policy).text
            if text.isEmpty { continue }
            let name = [input, scene.word ?? layout.title ?? layout.id, layout.state].compactMap(\.self)
            texts.append(hasHeads ? "\(name.joined(separator: ", "))\n\(text)" : text)
        }
        let lines = neverBinding.map { finding -> PrintedText in "\(TextReport.line(for: finding))\n" }
        return texts.joined(separator: "\n") + lines.joined()
    }
}
