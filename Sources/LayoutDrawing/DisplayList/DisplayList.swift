import LayoutValues

/// A picture as a plain value: drawing commands in order, with colours by meaning.
///
/// All formats are made from it alone. Coordinates are points from the picture's top left corner.
package struct DisplayList: Sendable, Equatable {
    /// The size in points.
    package var size: CGSize
    /// A short title of the picture.
    package var title: String
    /// A description in sentences for readers who can't see the picture; empty if the title is enough.
    package var description: String
    /// How the canvas is mapped to the picture.
    package var projection: CanvasProjection
    /// The colour beneath all commands; nil for none.
    package var background: ColorRole?
    /// The commands in drawing order, the backmost first.
    package var commands: [DisplayCommand]

    /// Creates a picture of the given size, without commands.
    package init(
        size: CGSize, title: String = "", description: String = "",
        projection: CanvasProjection = CanvasProjection(), background: ColorRole? = .paper,
        commands: [DisplayCommand] = []
    ) {
        self.size = size
        self.title = title
        self.description = description
        self.projection = projection
        self.background = background
        self.commands = commands
    }

    /// Every line of text, in drawing order.
    package var texts: [DisplayText] {
        commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
}
