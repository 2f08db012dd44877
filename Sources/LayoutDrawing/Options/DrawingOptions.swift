import LayoutValues

/// What a picture of a layout shows, and how.
public struct DrawingOptions: Sendable, Equatable {
    /// Light or dark; chooses the theme and the variant of dynamic colours.
    public var appearance: Appearance
    /// A custom theme; nil for that of `appearance`.
    public var ownTheme: Theme?
    /// The layers that are shown.
    public var layers: RenderLayers
    /// The colours that views are filled with.
    public var fill: ViewFill
    /// The ids of the views and guides to emphasize; empty to show all in the same way.
    public var focus: [String]
    /// The distances to show in addition to constraints.
    public var measures: [MeasuredPair]
    /// The name of a layout without an informative title, such as its file's name; nil for none.
    public var fallbackTitle: String?
    /// Whether the whole canvas is drawn at one scale, without enlarging small canvases or shortening empty
    /// bands.
    public var isToScale: Bool
    /// Whether the picture is the canvas alone, at its size: nothing is around it, enlarged or shortened. What needs
    /// room around it isn't drawn.
    package var isScreen = false
    /// Points of the picture per point of the canvas, if the picture is drawn to scale.
    public var zoom = 1.0
    /// Whether a comparison with an earlier layout shows distances, and what was added and removed.
    public var comparesInDetail = false
    /// What caused the differences from an earlier layout, in words.
    package var comparisonCauses: [String] = []
    /// Whether the picture has a background; without one it is transparent around the canvas.
    public var hasBackground = true
    /// Pixels per point, which determines a PNG's size and, in every format, the grid that lines are aligned
    /// to.
    public var scale: Double
    /// The space around the picture, in points.
    public var margin: Double
    /// Pictures of views as PNG files, by id, which `RenderLayers.snapshots` shows.
    package var snapshots: [String: [UInt8]] = [:]

    /// Options that by default show the layers of `PicturePreset.guides` in light mode with two pixels per
    /// point.
    public init(
        appearance: Appearance = .light, layers: RenderLayers = .standard, fill: ViewFill = .palette,
        focus: [String] = [], measures: [MeasuredPair] = [], fallbackTitle: String? = nil,
        isToScale: Bool = false,
        scale: Double = 2, margin: Double = 24
    ) {
        self.appearance = appearance
        self.layers = layers
        self.fill = fill
        self.focus = focus
        self.measures = measures
        self.fallbackTitle = fallbackTitle
        self.isToScale = isToScale
        self.scale = scale
        self.margin = margin
    }
}

extension DrawingOptions {
    /// The theme to use if the format only supports one.
    public var theme: Theme { ownTheme ?? appearance.theme }

    /// The supported scales, in pixels per point.
    public static var scales: ClosedRange<Double> { RenderLimits.scales }

    /// Sets the layers by what several places ask for, from the weakest to the strongest.
    ///
    /// - Parameters:
    ///   - looks: What each place asks for.
    ///   - usual: The preset where none of them names one.
    package mutating func setLayers(_ looks: [PictureLook], usual: PicturePreset) {
        let preset = looks.compactMap { $0.preset }.last ?? usual
        layers = preset.layers
        for look in looks {
            for shown in look.shown { layers.insert(RenderLayers(shown)) }
            for hidden in look.hidden { layers.remove(RenderLayers(hidden)) }
        }
        isScreen = preset == .plain && layers.isDisjoint(with: .surrounding) && measures.isEmpty
    }

    /// What is drawn, in words that tell it from other choices: a preset, or the layers; nil for the usual ones.
    package var lookWords: String? {
        let preset = PicturePreset.allCases.first { $0.layers == layers && ($0 == .plain) == isScreen }
        let words =
            preset?.rawValue
            ?? PictureLayer.allCases.filter { layers.contains(RenderLayers($0)) }.map { $0.rawValue }
            .joined(separator: ",")
        if fill != .palette { return "\(words),fill=\(fill.rawValue)" }
        return preset == .guides ? nil : words
    }

    /// Returns the default scale for a canvas: its own, or 2 if no screen has that scale.
    ///
    /// Canvases have such scales if their frames should be more precise than any screen's pixels.
    public static func scale(for canvas: Canvas) -> Double {
        (1...4).contains(canvas.scale) ? Double(canvas.scale) : 2
    }
}

/// The colours that views are filled with.
public enum ViewFill: String, Sendable, Hashable, CaseIterable {
    /// Light hues that distinguish views.
    case palette
    /// The background colours from the document; views without one are only outlined.
    case document
}

/// Two views or guides between which a picture shows the distance.
public struct MeasuredPair: Sendable, Hashable {
    /// The id of an item.
    public var from: String
    /// The id of an item.
    public var to: String

    /// Creates a pair of the items with these ids.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}
