// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine

extension View {
    /// The direction in which content with an attribute is laid out in the app.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let view = UIView()
        view.semanticContentAttribute = attribute
        return view.effectiveLayoutDirection(on: UIApplication.shared.userInterfaceLayoutDirection)
    }
}
