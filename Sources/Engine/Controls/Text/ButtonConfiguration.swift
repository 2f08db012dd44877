import Foundation

/// The content and distances of a button that uses a configuration.
///
/// After UIKit's `UIButton.Configuration`.
package struct ButtonConfiguration: Sendable, Hashable {
    /// The title, which replaces the button's own.
    package var title: String?
    /// Below the title, in a smaller font; nil for none.
    package var subtitle: String?
    /// Between title and subtitle, in points.
    package var titlePadding: CGFloat = 1
    /// In place of the button's own.
    package var image: Image?
    /// Whether the image stands beside the text, rather than above or below it.
    package var isImageBeside = true
    /// Around the content, in points.
    package var contentInsets: DirectionalEdgeInsets
    /// The distance between image and title, in points.
    package var imagePadding: CGFloat

    /// Creates a configuration, by default with the distances of the plain style.
    package init(
        contentInsets: DirectionalEdgeInsets = DirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12),
        imagePadding: CGFloat = 0
    ) {
        self.contentInsets = contentInsets
        self.imagePadding = imagePadding
    }
}
