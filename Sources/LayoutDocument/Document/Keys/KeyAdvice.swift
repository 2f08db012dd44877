import Engine

/// What to do about a key that other tools have and documents write elsewhere or don't need.
package enum KeyAdvice: Sendable, Hashable {
    /// A view names its superview.
    case superview
    /// A view says that constraints place it.
    case placedByConstraints
    /// A constraint has its multiplier beside its text, with the whole equation if it can be told.
    case multiplier(equation: String?)
    /// A font has its name under another key.
    case fontName

    /// Returns the advice for a key of an object; nil if it has none of its own.
    init?(for key: String, among members: [JSON5Member], of name: ObjectName) {
        switch (name, key.lowercased()) {
        case (.view, "parent"), (.view, "superview"): self = .superview
        case (.view, "translatesautoresizingmaskintoconstraints"): self = .placedByConstraints
        case (.constraint, "multiplier"): self = .multiplier(equation: Self.equation(of: members))
        case (.font, "family"), (.font, "fontname"), (.font, "face"): self = .fontName
        default: return nil
        }
    }

    /// What to do, as a part of a sentence.
    var sentence: String {
        switch self {
        case .superview: "remove it, as a view's superview is the one that has it among its subviews"
        case .placedByConstraints: "remove it, as constraints place every view without a frame"
        case .multiplier(let equation):
            "write it in the equation, as in \"\(equation ?? "a.width == 0.5 * b.width")\", and remove it"
        case .fontName: "write the font's PostScript name, as in name: \"FiraSans-Medium\""
        }
    }

    /// Returns the equation of a constraint's members with the multiplier in it; nil if it isn't plain.
    private static func equation(of members: [JSON5Member]) -> String? {
        guard let text = members.value(of: ConstraintKey.constraint)?.string,
            let multiplier = members.first(where: { $0.key == "multiplier" })?.value.number,
            multiplier.isFinite,
            let relation = ["==", "<=", ">="].compactMap({ text.firstRange(of: $0) }).first
        else { return nil }
        let right = text[relation.upperBound...].drop(while: \.isWhitespace)
        guard right.first?.isLetter == true, !right.contains("*"), !right.contains("/") else { return nil }
        return "\(text[..<relation.upperBound]) \(EquationSyntax.number(multiplier)) * \(right)"
    }
}
