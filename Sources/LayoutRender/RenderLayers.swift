import Engine

/// What a picture shows, each of which can be left out.
public struct RenderLayers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let views = RenderLayers(rawValue: 1 << 0)
    public static let guides = RenderLayers(rawValue: 1 << 1)
    /// The safe area, margins, the keyboard and UIKit's other own guides.
    public static let systemGuides = RenderLayers(rawValue: 1 << 2)
    /// The text that views show.
    public static let text = RenderLayers(rawValue: 1 << 3)
    public static let names = RenderLayers(rawValue: 1 << 4)
    /// UIKit's classes beside the names.
    public static let classes = RenderLayers(rawValue: 1 << 5)
    public static let conflicts = RenderLayers(rawValue: 1 << 6)
    public static let ambiguity = RenderLayers(rawValue: 1 << 7)
    public static let caption = RenderLayers(rawValue: 1 << 8)
    public static let legend = RenderLayers(rawValue: 1 << 9)
    /// Views that are hidden, and what is below them.
    public static let hidden = RenderLayers(rawValue: 1 << 10)
    /// The guides that stack views make for themselves.
    public static let stackGuides = RenderLayers(rawValue: 1 << 11)
    /// The constraints on an author's guides, as dimensions.
    public static let guideConstraints = RenderLayers(rawValue: 1 << 12)
    /// All constraints, as dimensions.
    public static let constraints = RenderLayers(rawValue: 1 << 13)
    /// Optional constraints that aren't met, as dimensions.
    public static let unmet = RenderLayers(rawValue: 1 << 14)
    /// Of what is focused on, a list of its constraints.
    public static let ledger = RenderLayers(rawValue: 1 << 15)

    /// Views and guides with their names, an author's guides with their constraints, and what is wrong.
    public static let standard: RenderLayers = [
        .views, .guides, .systemGuides, .text, .names, .classes, .guideConstraints, .ledger, .conflicts,
        .ambiguity, .caption, .legend,
    ]

    /// The layers by the words a command line knows them by.
    public static let named: [(name: String, layer: RenderLayers)] = [
        ("views", .views), ("guides", .guides), ("system-guides", .systemGuides),
        ("stack-guides", .stackGuides), ("text", .text),
        ("names", .names), ("classes", .classes), ("guide-constraints", .guideConstraints),
        ("constraints", .constraints), ("unmet", .unmet), ("ledger", .ledger), ("conflicts", .conflicts),
        ("ambiguity", .ambiguity), ("caption", .caption), ("legend", .legend), ("hidden", .hidden),
    ]
}

extension GuideRole {
    /// The layer its guides are in.
    var layer: RenderLayers {
        switch self {
        case .custom: .guides
        case .system: .systemGuides
        case .stackView: .stackGuides
        }
    }
}
