import LayoutValues

/// The layers of a picture, each of which can be omitted.
public struct RenderLayers: OptionSet, Sendable, Hashable {
    /// One bit for each layer.
    public let rawValue: UInt32
    /// Creates the set of the layers whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates the set of one layer.
    init(_ layer: PictureLayer) {
        rawValue = 1 << UInt32(PictureLayer.allCases.prefix { $0 != layer }.count)
    }

    /// Views, and with them their text, names and classes if those layers are shown.
    public static let views = RenderLayers(.views)
    /// The author's own layout guides.
    public static let guides = RenderLayers(.guides)
    /// The safe area, margins, the keyboard and UIKit's other own guides.
    public static let systemGuides = RenderLayers(.systemGuides)
    /// The text that views show.
    public static let text = RenderLayers(.text)
    /// The names, or else the ids, of views and guides.
    public static let names = RenderLayers(.names)
    /// UIKit's classes beside the names.
    public static let classes = RenderLayers(.classes)
    /// Conflicting constraints, with the frame a view would have if the broken one held.
    public static let conflicts = RenderLayers(.conflicts)
    /// Views whose frames aren't determined, at both extremes.
    public static let ambiguity = RenderLayers(.ambiguity)
    /// The line above the picture with title, state and canvas.
    public static let caption = RenderLayers(.caption)
    /// The list below the picture that explains marks and findings.
    public static let legend = RenderLayers(.legend)
    /// Hidden views and their descendants.
    public static let hidden = RenderLayers(.hidden)
    /// The guides that stack views make for themselves.
    public static let stackGuides = RenderLayers(.stackGuides)
    /// The constraints on an author's guides, as dimensions.
    public static let guideConstraints = RenderLayers(.guideConstraints)
    /// All constraints, as dimensions.
    public static let constraints = RenderLayers(.constraints)
    /// Optional constraints that don't hold, as dimensions.
    public static let unmet = RenderLayers(.unmet)
    /// The list of constraints on the focused items.
    public static let ledger = RenderLayers(.ledger)
    /// The names, or else the identifiers, of guides alone.
    public static let guideNames = RenderLayers(.guideNames)
    /// The pictures of views that a capture contains, behind their outlines.
    public static let snapshots = RenderLayers(.snapshots)

    /// Views and guides with their names, authors' guides with their constraints, and problems.
    public static let standard: RenderLayers = [
        .views, .guides, .systemGuides, .text, .names, .classes, .guideConstraints, .ledger, .conflicts,
        .ambiguity, .caption, .legend,
    ]

    /// The layers that need room around the canvas.
    static let surrounding: RenderLayers = [
        .guideConstraints, .constraints, .unmet, .ledger, .conflicts, .caption, .legend,
    ]
}

extension GuideRole {
    /// The layer of the role's guides.
    var layer: RenderLayers {
        switch self {
        case .custom: .guides
        case .system: .systemGuides
        case .stackView: .stackGuides
        }
    }
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
