import Engine
import Foundation

extension ViewProperty {
    /// Properties of all views: the keyboard guide, and the appearance in pictures.
    static let appearanceProperties = [
        ViewProperty(
            "keyboardLayoutGuide", .keyboardGuide,
            "How the view's keyboard guide follows the keyboard.",
            of: View.self
        ) { view, description in
            let guide = view.keyboardLayoutGuide
            guide.followsUndockedKeyboard =
                description.followsUndockedKeyboard ?? guide.followsUndockedKeyboard
            guide.usesBottomSafeArea = description.usesBottomSafeArea ?? guide.usesBottomSafeArea
        },
        ViewProperty(
            "backgroundColor", .color,
            "A colour, or one each for light and dark mode; shown with --fill document.",
            of: View.self
        ) { $0.fill = $1 },
        ViewProperty(
            "cornerRadius", .length, "In points; shown with --fill document.", of: View.self
        ) { $0.cornerRadius = $1 },
    ]
}
