import Foundation

/// One of UIKit's own guides, whose rectangle follows from its owning view.
public class SystemLayoutGuide: LayoutGuide {
    /// The guides that every view has, and those of scroll views and text views.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
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

    /// The kind of guide.
    public let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
        role = .system
    }

    /// Always nil: system guides aren't archived.
    public required init?(coder: NSCoder) { nil }
}
