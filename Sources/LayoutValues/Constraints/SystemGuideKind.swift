/// The kinds of UIKit's own guides: those that every view has, and those of scroll views and text views.
public enum SystemGuideKind: String, Sendable, Hashable, CaseIterable {
    /// The view inset by its layout margins.
    case layoutMargins = "layoutMarginsGuide"
    /// The view inset by its safe area.
    case safeArea = "safeAreaLayoutGuide"
    /// The margins narrowed to a readable width.
    case readableContent = "readableContentGuide"
    /// The part of the view that the keyboard covers.
    case keyboard = "keyboardLayoutGuide"
    /// The frame of a scroll view.
    case scrollFrame = "frameLayoutGuide"
    /// The content of a scroll view.
    case scrollContent = "contentLayoutGuide"
    /// The text of a text view.
    case textContainer = "textContainerLayoutGuide"
}

/// The properties that differ between kinds; everything else treats all kinds alike.
extension SystemGuideKind {
    /// The kind with the identifier that UIKit gives its guides; nil for other identifiers.
    package init?(identifier: String?) {
        guard let identifier, let kind = Self.allCases.first(where: { $0.identifier == identifier })
        else { return nil }
        self = kind
    }

    /// The identifier that UIKit gives guides of the kind, and prints; nil if it gives none.
    package var identifier: String? {
        switch self {
        case .layoutMargins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .textContainer: nil
        }
    }

    /// The guide's name without "Guide", as in `safeArea`.
    package var word: String {
        let suffix = ["LayoutGuide", "Guide"].first(where: rawValue.hasSuffix) ?? ""
        return String(rawValue.dropLast(suffix.count))
    }

    /// What several guides of the kind are called in prose; nil for those that nobody sees as areas of a view.
    package var plural: String? {
        switch self {
        case .layoutMargins: "layout margins"
        case .safeArea: "safe areas"
        case .readableContent: "readable contents"
        case .scrollFrame: "scroll frames"
        case .scrollContent: "scroll contents"
        case .keyboard, .textContainer: nil
        }
    }

    /// Whether the guide is measured from its owner's far edge, so that it depends on a size.
    package var dependsOnSizes: Bool {
        switch self {
        case .readableContent, .keyboard, .textContainer: true
        case .layoutMargins, .safeArea, .scrollFrame, .scrollContent: false
        }
    }
}

/// The creator of a guide.
public enum GuideRole: String, Sendable, Hashable {
    /// The author of the layout.
    case custom
    /// UIKit: the safe area, margins, the keyboard…
    case system
    /// A stack view, to arrange its views; only shown on request.
    case stackView
}
