import Foundation

/// One of UIKit's own guides; its rectangle follows from its owning view.
public class SystemLayoutGuide: LayoutGuide {
    /// The guides every view has, and those of scroll views and text views.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case layoutMargins = "layoutMarginsGuide"
        case safeArea = "safeAreaLayoutGuide"
        case readableContent = "readableContentGuide"
        case keyboard = "keyboardLayoutGuide"
        case scrollFrame = "frameLayoutGuide"
        case scrollContent = "contentLayoutGuide"
        case textContainer = "textContainerLayoutGuide"
    }

    public let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
        role = .system
    }

    /// UIKit's own guides aren't archived by themselves.
    public required init?(coder: NSCoder) { nil }
}
