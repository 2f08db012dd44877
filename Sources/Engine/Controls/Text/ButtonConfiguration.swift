import Foundation

/// The content and distances of a button that uses a configuration.
///
/// After UIKit's `UIButton.Configuration`.
public struct ButtonConfiguration: Sendable, Hashable {
    /// The title, which replaces the button's own.
    public var title: String?
    /// The image, which replaces the button's own.
    public var image: Image?
    /// The insets around the content, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat

    /// Creates a configuration, by default with the distances of the plain style.
    public init(
        contentInsets: DirectionalEdgeInsets = DirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12),
        imagePadding: CGFloat = 0
    ) {
        self.contentInsets = contentInsets
        self.imagePadding = imagePadding
    }
}
