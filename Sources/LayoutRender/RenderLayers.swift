import Engine

/// What a picture shows, each of which can be left out.
public struct RenderLayers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let views = RenderLayers(rawValue: 1 << 0)
    public static let guides = RenderLayers(rawValue: 1 << 1)
    /// The safe area, margins, the keyboard and UIKit's other own guides.
    public static let systemGuides = RenderLayers(rawValue: 1 << 2)
    /// The guides that stack views make for themselves.
    public static let stackGuides = RenderLayers(rawValue: 1 << 11)
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

    /// Everything but stack views' own guides and what is hidden.
    public static let standard: RenderLayers = [
        .views, .guides, .systemGuides, .text, .names, .classes, .conflicts, .ambiguity, .caption, .legend,
    ]

    /// The layers by the words a command line knows them by.
    public static let named: [(name: String, layer: RenderLayers)] = [
        ("views", .views), ("guides", .guides), ("system-guides", .systemGuides),
        ("stack-guides", .stackGuides), ("text", .text),
        ("names", .names), ("classes", .classes), ("conflicts", .conflicts), ("ambiguity", .ambiguity),
        ("caption", .caption), ("legend", .legend), ("hidden", .hidden),
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
