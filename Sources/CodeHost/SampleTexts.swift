import UIKit

/// Texts for views that an app fills later, so that their places and fonts can be seen.
@MainActor
enum SampleTexts {
    /// Gives a text view that is shown alone and is empty the name of its class.
    ///
    /// - Returns: Whether it needed one.
    static func fill(root view: UIView) -> Bool {
        let name = "\(type(of: view))"
        switch view {
        case let label as UILabel where label.text?.isEmpty != false: label.text = name
        case let button as UIButton
        where button.title(for: .normal)?.isEmpty != false && button.titleLabel?.text?.isEmpty != false
            && button.image(for: .normal) == nil && button.configuration == nil:
            button.setTitle(name, for: .normal)
        case let field as UITextField
        where field.text?.isEmpty != false && field.placeholder?.isEmpty != false:
            field.placeholder = name
        default: return false
        }
        return true
    }

    /// Gives labels below a view that are empty the names of the properties that hold them.
    ///
    /// - Returns: Whether some needed one.
    static func fill(labelsBelow root: UIView, names: [ObjectIdentifier: String]) -> Bool {
        var isFilled = false
        var waiting = [root]
        while let view = waiting.popLast() {
            waiting += view.subviews
            guard let label = view as? UILabel, label.text?.isEmpty != false,
                let name = names[ObjectIdentifier(label)]
            else { continue }
            label.text = words(of: name)
            isFilled = true
        }
        return isFilled
    }

    /// A property's name as words: `Title label` of `header.titleLabel`.
    static func words(of name: String) -> String {
        let last = name.split(separator: ".").last ?? ""
        var words = ""
        for character in last.prefix(while: { $0 != "[" }) {
            if character.isUppercase, words.last?.isUppercase == false { words += " " }
            words += words.isEmpty ? character.uppercased() : String(character)
        }
        let (first, rest) = (words.prefix(1), words.dropFirst())
        return first + rest.lowercased()
    }
}
