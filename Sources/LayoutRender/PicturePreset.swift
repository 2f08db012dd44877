/// A choice of layers for a purpose.
public enum PicturePreset: String, Sendable, Hashable, CaseIterable {
    /// Views and guides with their names, and what is wrong; what is drawn unless another is chosen.
    case guides
    /// All constraints as dimensions, for documentation.
    case blueprint
    /// Everything that is wrong and why: conflicts, ambiguity, optional constraints that aren't met, what is hidden.
    case debug
    /// Views and guides alone.
    case plain

    /// What it shows.
    public var layers: RenderLayers {
        switch self {
        case .guides: .standard
        case .blueprint: RenderLayers.standard.union(.constraints).subtracting(.classes)
        case .debug: RenderLayers.standard.union([.unmet, .hidden, .stackGuides])
        case .plain: [.views, .guides, .systemGuides, .text]
        }
    }
}
