import Foundation

/// The content and distances of a button that uses a configuration.
///
/// After UIKit's `UIButton.Configuration`.
public struct ButtonConfiguration: Sendable, Hashable {
    /// The title, which replaces the button's own.
    public var title: String?
    /// Below the title, in a smaller font; nil for none.
    public var subtitle: String?
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// In place of the button's own.
    public var image: Image?
    /// Whether the image stands beside the text, rather than above or below it.
    public var isImageBeside = true
    /// Around the content, in points.
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
