import Engine
import Foundation

extension ViewProperty {
    /// Of every view: its keyboard guide, and what pictures show.
    static let appearanceProperties = [
        ViewProperty(
            "keyboardLayoutGuide", .keyboardGuide,
            "How the view's keyboard guide goes along with the keyboard.",
            of: View.self
        ) { view, description in
            let guide = view.keyboardLayoutGuide
            guide.followsUndockedKeyboard =
                description.followsUndockedKeyboard ?? guide.followsUndockedKeyboard
            guide.usesBottomSafeArea = description.usesBottomSafeArea ?? guide.usesBottomSafeArea
        },
        ViewProperty(
            "backgroundColor", .color,
            "A colour, or one for light and one for dark surroundings; pictures show it with --fill document.",
            of: View.self
        ) { $0.backgroundColor = $1 },
        ViewProperty(
            "cornerRadius", .length, "In points; pictures show it with --fill document.", of: View.self
        ) { $0.cornerRadius = $1 },
    ]
}
