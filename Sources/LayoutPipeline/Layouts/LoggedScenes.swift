import CaptureReconstruction
import ConstraintLog
import Engine
import Findings
import Foundation
import ViewCapture

/// The scenes of a log: a layout drawn from each conflict, and an outline of the views of each other message.
struct LoggedScenes {
    private let log: LogInput
    private let input: InputFile
    private let request: LayoutRequest

    init(_ log: LogInput, of input: InputFile, request: LayoutRequest) {
        self.log = log
        self.input = input
        self.request = request
    }

    /// Adds the scenes with what `explain` finds.
    func add(to layouts: inout InputLayouts) {
        if let capture = log.capture {
            // The frames are in the text, so nothing has to be inferred.
            CapturedScenes(capture, of: input, request: request).add(to: &layouts)
        } else {
            layouts.begin(LayoutContext(state: nil, device: nil))
            addScenes(to: &layouts)
        }
        for log in log.logs {
            let findings = LogFindings(
                file: log.input.path, policy: request.policy, sources: nil, baseline: nil)
            for finding in findings.listed(of: log.explanation) {
                layouts.add(finding)
                layouts.logFindings.append(finding)
            }
        }
        layouts.mergeFindings()
    }

    private func addScenes(to layouts: inout InputLayouts) {
        var scenes = log.logs.flatMap { self.scenes(of: $0) }
        if let wanted = request.scene {
            let ids = scenes.map(\.layout.id)
            guard ids.contains(wanted) else {
                let message =
                    "there is no scene '\(wanted)': the log has \(ids.isEmpty ? "none" : ids.joined(separator: ", "))"
                return layouts.fail(
                    Finding(file: input.path, code: .unknownScene, message: message), .unusableInput)
            }
            scenes.removeAll { $0.layout.id != wanted }
        }
        layouts.scenes += scenes
    }

    private func scenes(of log: ExplainedLog) -> [LaidOutScene] {
        let explanation = log.explanation
        let findings = LogFindings(file: log.input.path, policy: request.policy, sources: nil, baseline: nil)
        var scenes: [LaidOutScene] = []
        let conflicts = explanation.conflicts
        for (index, conflict) in conflicts.enumerated() {
            guard var layout = ConflictLayout(conflict).solved() else { continue }
            if conflicts.count > 1 { layout.id = "conflict-\(index + 1)" }
            var scene = self.scene(layout)
            scene.issues = [findings.finding(of: conflict).layoutFinding]
            scene.conflict = conflict
            scenes.append(scene)
        }
        // What can be drawn of a conflict says more than the names of views.
        guard scenes.isEmpty else { return numbered(scenes) }
        let outlines =
            explanation.hierarchyMistakes.map { ($0.views, findings.finding(of: $0)) }
            + explanation.unrecoverable.map { ($0.views, findings.finding(of: $0)) }
        for (index, (views, finding)) in outlines.enumerated() {
            guard let layout = outline(views, finding, number: index + 1) else { continue }
            var scene = self.scene(layout)
            scene.issues = [finding.layoutFinding]
            scenes.append(scene)
        }
        return numbered(scenes)
    }

    private func numbered(_ scenes: [LaidOutScene]) -> [LaidOutScene] {
        scenes.map { scene in
            var scene = scene
            scene.isOnlyScene = scenes.count == 1
            return scene
        }
    }

    private func scene(_ layout: SolvedLayout) -> LaidOutScene {
        LaidOutScene(
            input: input, isOnlyScene: true, word: layout.id, names: [], layout: layout,
            fonts: request.fonts.collection)
    }

    /// Returns the views and guides that a message names, each in the one that contains it, with what is wrong; nil if it
    /// names none.
    private func outline(_ views: [MentionedView], _ finding: Finding, number: Int) -> SolvedLayout? {
        guard !views.isEmpty else { return nil }
        var capture = ViewCapture()
        capture.formats = [.constraints]
        for view in views {
            var item = CapturedItem(
                kind: view.item.isGuide ? .guide : .view,
                className: view.item.className.isEmpty ? "UIView" : view.item.className,
                address: view.item.address ?? view.item.identity, line: 0)
            item.identifier = view.item.name
            item.text = view.item.text
            item.parent = view.parent
            capture.items.append(item)
        }
        var layout = CaptureLayout(capture, file: input.path).solved(id: "message-\(number)")
        layout.title = "views named in a log"
        layout.findings = [LayoutFinding(code: finding.code, severity: .error, message: finding.message)]
        return layout
    }
}
