import Engine
import Findings

/// The reason why a question about a layout can't be answered.
package enum ExplanationMistake: Error, Sendable, Hashable {
    case unknownItem(String, suggestion: String?)
    case unknownConstraint(String, suggestion: String?)
    case equation(String, reason: String)
    case unlikeAttributes(LayoutAttribute, LayoutAttribute)

    /// The code of the finding.
    package var code: FindingCode {
        switch self {
        case .unknownItem, .unknownConstraint: .unknownItem
        case .equation: .syntax
        case .unlikeAttributes: .incompatibleAttributes
        }
    }

    /// The problem and the fix.
    package var message: String {
        switch self {
        case .unknownItem(let name, let suggestion):
            "unknown view or guide '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .unknownConstraint(let name, let suggestion):
            "unknown constraint '\(name)': name it by its identifier, its text or its index"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .equation(let text, let reason): "'\(text)' can't be read: \(reason)"
        case .unlikeAttributes(let first, let second):
            "\(first.rawValue) and \(second.rawValue) can't be compared: use attributes of one kind"
        }
    }
}
