import Foundation

/// The content and distances of a button that uses a configuration.
///
/// After UIKit's `UIButton.Configuration`.
public struct ButtonConfiguration: Sendable, Hashable {
    /// In place of the button's own.
    public var title: String?
    /// In place of the button's own.
    public var image: Image?
    /// Around the content, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// Between image and title, in points.
    public var imagePadding: CGFloat

    /// A configuration with the distances of the plain style, or with others.
    public init(
        contentInsets: DirectionalEdgeInsets = DirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12),
        imagePadding: CGFloat = 0
    ) {
        self.contentInsets = contentInsets
        self.imagePadding = imagePadding
    }
}
