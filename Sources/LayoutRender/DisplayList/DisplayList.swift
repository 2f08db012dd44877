import Foundation

/// A picture as a plain value: what to draw, in which order, with colours by meaning.
///
/// Every exporter draws from it alone. Coordinates are points from the picture's top left corner.
public struct DisplayList: Sendable, Equatable {
    /// In points.
    public var size: CGSize
    /// What the picture shows, in a few words.
    public var title: String
    /// What the picture shows, in sentences, for who can't see it; empty where the title says all.
    public var description: String
    /// How the canvas lies in the picture.
    public var projection: CanvasProjection
    public var background: ColorRole
    public var commands: [DisplayCommand]

    /// A picture of the given size, without commands.
    public init(
        size: CGSize, title: String, description: String = "",
        projection: CanvasProjection = CanvasProjection(), background: ColorRole = .paper,
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
    public var texts: [DisplayText] {
        commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The same picture without any text.
    public var withoutText: DisplayList {
        var copy = self
        copy.commands.removeAll { if case .text = $0 { true } else { false } }
        return copy
    }
}
