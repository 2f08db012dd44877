import Engine
import Findings

/// The reason why a question about a layout can't be answered.
package enum ExplanationMistake: Error, Sendable, Hashable {
    /// Nothing has the name; with those that the layout has.
    case unknownItem(String, known: [String])
    /// Several items have the name; with their ids.
    case ambiguousItem(String, ids: [String])
    /// Nothing has the name; with those that the layout has.
    case unknownConstraint(String, known: [String])
    case equation(String, reason: String)
    case unlikeAttributes(LayoutAttribute, LayoutAttribute)

    /// The code of the finding.
    package var code: FindingCode {
        switch self {
        case .unknownItem, .ambiguousItem, .unknownConstraint: .unknownItem
        case .equation: .syntax
        case .unlikeAttributes: .incompatibleAttributes
        }
    }

    /// The problem and the fix.
    package var message: String {
        switch self {
        case .unknownItem(let name, let known):
            "no view or guide is called '\(name)': \(NearestName.advice(for: name, among: known))"
        case .ambiguousItem(let name, let ids):
            "several views or guides are called '\(name)': use one of the ids \(NearestName.list(ids))"
        case .unknownConstraint(let name, let known):
            "no constraint is called '\(name)': \(NearestName.advice(for: name, among: known))"
        case .equation(let text, let reason): "'\(text)' can't be read: \(reason)"
        case .unlikeAttributes(let first, let second):
            "\(first.rawValue) and \(second.rawValue) can't be compared: use attributes of one kind"
        }
    }
}

extension ExplanationMistake {
    /// What was asked about; the same in every scene where it is a mistake.
    private var question: String {
        switch self {
        case .unknownItem(let name, _), .ambiguousItem(let name, _): "item \(name)"
        case .unknownConstraint(let name, _): "constraint \(name)"
        case .equation(let text, _): "equation \(text)"
        case .unlikeAttributes: "attributes"
        }
    }

    /// Returns the mistake with the names that it lists and those of the same mistake in another scene.
    private func joined(with other: Self) -> Self {
        switch (self, other) {
        case (.unknownItem(let name, let known), .unknownItem(_, let others)):
            .unknownItem(name, known: (known + others).uniqued())
        case (.unknownConstraint(let name, let known), .unknownConstraint(_, let others)):
            .unknownConstraint(name, known: (known + others).uniqued())
        case (.ambiguousItem(let name, let ids), .ambiguousItem(_, let others)):
            .ambiguousItem(name, ids: (ids + others).uniqued())
        case (.unknownItem, .ambiguousItem): other
        default: self
        }
    }

    /// Returns the mistakes in questions about several scenes: what is missing from one of them may exist in another.
    package static func common(to scenes: [[ExplanationMistake]]) -> [ExplanationMistake] {
        guard let first = scenes.first else { return [] }
        var common: [ExplanationMistake] = []
        for mistake in first where !common.contains(where: { $0.question == mistake.question }) {
            let alike = scenes.compactMap { scene in scene.first { $0.question == mistake.question } }
            if alike.count == scenes.count {
                common.append(alike.dropFirst().reduce(mistake) { $0.joined(with: $1) })
            }
        }
        return common
    }
}
