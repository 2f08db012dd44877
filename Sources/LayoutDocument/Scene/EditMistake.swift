import Findings

/// The reason why an edit can't be applied to a scene.
package enum EditMistake: Sendable, Hashable {
    /// Nothing has the name; all names there are.
    case unknown(LayoutEdit, candidates: [String])
    /// Several have the name.
    case ambiguous(LayoutEdit, candidates: [String])
    /// What has the name can't be changed so.
    case impossible(LayoutEdit, reason: String)

    /// The edit.
    package var edit: LayoutEdit {
        switch self {
        case .unknown(let edit, _), .ambiguous(let edit, _), .impossible(let edit, _): edit
        }
    }

    /// The problem and the fix.
    package var message: String {
        let kind = edit.target == .constraint ? "constraint" : "view or guide"
        switch self {
        case .unknown(let edit, let candidates):
            let advice = NearestName.advice(for: edit.name, among: candidates)
            return "'\(edit.text)': no \(kind) is called '\(edit.name)'; \(advice)"
        case .ambiguous(let edit, let candidates):
            return
                "'\(edit.text)': several are called '\(edit.name)': use one of \(NearestName.list(candidates))"
        case .impossible(let edit, let reason):
            return "'\(edit.text)': \(reason)"
        }
    }
}

extension EditMistake {
    /// Returns what is wrong with edits of an input, of which a scene need not have everything that is changed: a name
    /// has to be known in one of its scenes, and has to mean one thing wherever it is known.
    package static func mistakes(in scenes: [Scene]) -> [EditMistake] {
        var mistakes: [EditMistake] = []
        for mistake in scenes.flatMap(\.editMistakes)
        where !mistakes.contains(where: { $0.edit == mistake.edit }) {
            if case .unknown(let edit, _) = mistake {
                let isKnown = scenes.contains { scene in !scene.editMistakes.contains { $0.edit == edit } }
                if isKnown { continue }
            }
            mistakes.append(mistake)
        }
        return mistakes
    }
}
