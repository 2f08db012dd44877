/// The file format of a picture.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    case png
    case pdf
    /// SVG with a group for each view and guide, and with selectable text.
    case svg
    /// SVG as Cairo writes it, which contains only shapes, with text as outlines.
    case flatSVG
}

/// A set of layers for a purpose.
package enum PicturePreset: String, Sendable, Hashable, CaseIterable {
    /// Views and guides with their names, and problems; the default.
    case guides
    /// All constraints as dimensions, for documentation.
    case blueprint
    /// All problems and their causes: conflicts, ambiguity, optional constraints that don't hold, hidden
    /// views.
    case debug
    /// Only views and guides.
    case plain

    /// The layers that it shows.
    package var layers: RenderLayers {
        switch self {
        case .guides: .standard
        case .blueprint: RenderLayers.standard.union(.constraints).subtracting(.classes)
        case .debug: RenderLayers.standard.union([.unmet, .hidden, .stackGuides])
        case .plain: [.views, .guides, .systemGuides, .text]
        }
    }
}
