import LayoutValues

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
