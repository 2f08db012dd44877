import LayoutValues

/// The file format of a picture.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    case png
    case pdf
    /// SVG with a group for each view and guide, and with selectable text.
    case svg
    /// SVG as Cairo writes it, which contains only shapes, with text as outlines.
    case flatSVG
}

extension PicturePreset {
    /// The layers that it shows.
    package var layers: RenderLayers {
        switch self {
        case .guides: .standard
        case .blueprint: RenderLayers.standard.union(.constraints).subtracting(.classes)
        case .debug: RenderLayers.standard.union([.unmet, .hidden, .stackGuides])
        case .plain: [.views, .guides, .systemGuides, .text, .guideNames]
        }
    }
}
