import ConstraintLog
import Engine
import FileAccess
import Foundation
import Inspector
import Findings

/// The findings of logs as an inspector page, with a tab for each conflict, trace and unreadable message.
struct LogPage {
    let logs: [ExplainedLog]
    let sources: LogSources?

    /// The name of the log, or how many there are.
    private var title: String {
        guard logs.count == 1, let log = logs.first else { return "\(logs.count) logs" }
        return FilePath.lastComponent(of: log.input.path)
    }

    /// The page's bytes; nil where nothing was found.
    func bytes() throws(InspectorError) -> [UInt8]? {
        let explanations = logs.map(\.explanation)
        var scenes: [InspectorScene] = []
        for (index, conflict) in explanations.flatMap(\.conflicts).enumerated() {
            scenes.append(scene(of: conflict, number: index + 1))
        }
        for (index, mistake) in explanations.flatMap(\.hierarchyMistakes).enumerated() {
            scenes.append(scene(of: mistake, number: index + 1))
        }
        for (index, trace) in explanations.flatMap(\.traces).enumerated() {
            scenes.append(scene(of: trace, number: index + 1))
        }
        for (index, message) in explanations.flatMap(\.unrecoverable).enumerated() {
            scenes.append(scene(of: message, number: index + 1))
        }
        guard !scenes.isEmpty else { return nil }
        return try InspectorPage(title: title, scenes: scenes).html()
    }

    /// Returns a conflict as the page tells it.
    static func told(_ conflict: LogConflict, sources: LogSources?) -> InspectorConflict {
        var told = InspectorConflict(
            verdict: conflict.verdict.rawValue, meaning: conflict.verdict.meaning, count: conflict.count,
            line: conflict.line, advice: conflict.advice)
        told.arithmetic = conflict.arithmetic
        told.notes = conflict.notes
        let words = LogFormatter(conflict.members)
        let places = sources?.places(of: conflict) ?? [:]
        told.members = conflict.members.enumerated().map { place, constraint in
            let notes = [words.note(on: constraint), places[place]?.text ?? ""].filter { !$0.isEmpty }
            return InspectorConflict.Member(
                text: words.text(of: constraint), note: notes.joined(separator: ", "),
                items: constraint.items.map { words.name(of: $0) }.uniqued(),
                isNeeded: conflict.minimal.contains(place),
                isBroken: conflict.broken == place, isCulprit: conflict.membersToChange.first == place)
        }
        told.cures = conflict.cures.compactMap { cure in
            guard let first = cure.members.first else { return nil }
            let others = cure.members.dropFirst().map { "with '\(words.text(of: conflict.members[$0]))': " }
            return InspectorConflict.Cure(
                member: first, words: others.joined() + "then \(cure.effect)",
                layout: ConflictLayout(conflict).solved(after: cure))
        }
        return told
    }

    private func scene(of conflict: LogConflict, number: Int) -> InspectorScene {
        var layout = ConflictLayout(conflict).solved() ?? Self.emptyLayout
        layout.id = "conflict-\(number)"
        // The page explains the conflict beside the picture.
        layout.findings = []
        var scene = InspectorScene(layout: layout)
        scene.conflict = Self.told(conflict, sources: sources)
        return scene
    }

    private func scene(of mistake: HierarchyMistake, number: Int) -> InspectorScene {
        let words = HierarchyFormatter(mistake)
        var told = InspectorConflict(
            verdict: FindingCode.noCommonAncestor.rawValue, meaning: words.headline, count: mistake.count,
            line: mistake.line, advice: words.advice)
        told.notes = words.facts
        return Self.scene(telling: told, id: "hierarchy-\(number)")
    }

    private func scene(of trace: LogTrace, number: Int) -> InspectorScene {
        var told = InspectorConflict(
            verdict: trace.verdict?.rawValue ?? "ambiguous",
            meaning: trace.kind == .viewTree
                ? "views that something is missing for" : "printed constraints, which can hold together",
            count: trace.count, line: trace.line, advice: trace.advice)
        told.members = members(trace.constraints)
        return Self.scene(telling: told, id: "trace-\(number)")
    }

    private func scene(of message: UnrecoverableLog, number: Int) -> InspectorScene {
        var told = InspectorConflict(
            verdict: "unrecoverable", meaning: "too little of the message is left to explain it",
            count: message.count, line: message.line, advice: message.advice)
        told.members = members(message.constraints)
        return Self.scene(telling: told, id: "message-\(number)")
    }

    private func members(_ constraints: [LogConstraint]) -> [InspectorConflict.Member] {
        let words = LogFormatter(constraints)
        return constraints.map {
            InspectorConflict.Member(
                text: words.text(of: $0), note: words.note(on: $0), items: [], isNeeded: true,
                isBroken: false,
                isCulprit: false)
        }
    }

    private static func scene(telling told: InspectorConflict, id: String) -> InspectorScene {
        var layout = emptyLayout
        layout.id = id
        var scene = InspectorScene(layout: layout)
        scene.conflict = told
        return scene
    }

    /// An empty layout, for tabs with nothing to draw.
    private static let emptyLayout = SolvedLayout(id: "", canvas: Canvas(size: .zero), items: [])
}

extension SourcePlace {
    /// Returns a place in the form that compilers use.
    fileprivate var text: String {
        ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
}
