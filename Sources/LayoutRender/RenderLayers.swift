import Engine

/// The layers of a picture, each of which can be omitted.
public struct RenderLayers: OptionSet, Sendable, Hashable {
    /// One bit for each layer.
    public let rawValue: UInt32
    /// Creates the set of the layers whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Views, and with them their text, names and classes if those layers are shown.
    public static let views = RenderLayers(rawValue: 1 << 0)
    /// The author's own layout guides.
    public static let guides = RenderLayers(rawValue: 1 << 1)
    /// The safe area, margins, the keyboard and UIKit's other own guides.
    public static let systemGuides = RenderLayers(rawValue: 1 << 2)
    /// The text that views show.
    public static let text = RenderLayers(rawValue: 1 << 3)
    /// The names, or else the ids, of views and guides.
    public static let names = RenderLayers(rawValue: 1 << 4)
    /// UIKit's classes beside the names.
    public static let classes = RenderLayers(rawValue: 1 << 5)
    /// Conflicting constraints, with the frame a view would have if the broken one held.
    public static let conflicts = RenderLayers(rawValue: 1 << 6)
    /// Views whose frames aren't determined, at both extremes.
    public static let ambiguity = RenderLayers(rawValue: 1 << 7)
    /// The line above the picture with title, state and canvas.
    public static let caption = RenderLayers(rawValue: 1 << 8)
    /// The list below the picture that explains marks and findings.
    public static let legend = RenderLayers(rawValue: 1 << 9)
    /// Hidden views and their descendants.
    public static let hidden = RenderLayers(rawValue: 1 << 10)
    /// The guides that stack views make for themselves.
    public static let stackGuides = RenderLayers(rawValue: 1 << 11)
    /// The constraints on an author's guides, as dimensions.
    public static let guideConstraints = RenderLayers(rawValue: 1 << 12)
    /// All constraints, as dimensions.
    public static let constraints = RenderLayers(rawValue: 1 << 13)
    /// Optional constraints that don't hold, as dimensions.
    public static let unmet = RenderLayers(rawValue: 1 << 14)
    /// The list of constraints on the focused items.
    public static let ledger = RenderLayers(rawValue: 1 << 15)
    /// The names, or else the identifiers, of guides alone.
    public static let guideNames = RenderLayers(rawValue: 1 << 16)
    /// The pictures of views that a capture contains, behind their outlines.
    public static let snapshots = RenderLayers(rawValue: 1 << 17)

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

extension PictureLayer {
    /// The layer as a set.
    var layer: RenderLayers {
        switch self {
        case .views: .views
        case .guides: .guides
        case .systemGuides: .systemGuides
        case .stackGuides: .stackGuides
        case .text: .text
        case .names: .names
        case .guideNames: .guideNames
        case .classes: .classes
        case .guideConstraints: .guideConstraints
        case .constraints: .constraints
        case .unmet: .unmet
        case .ledger: .ledger
        case .conflicts: .conflicts
        case .ambiguity: .ambiguity
        case .caption: .caption
        case .legend: .legend
        case .hidden: .hidden
        case .snapshots: .snapshots
        }
    }
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
