import Engine
import Foundation

/// How a layout is drawn.
public struct RenderOptions: Sendable, Equatable {
    public var appearance: Appearance
    /// The colours of a theme of one's own; nil for those of `appearance`.
    public var ownTheme: Theme?
    public var layers: RenderLayers
    /// What views are filled with.
    public var fill: ViewFill
    /// The ids of the views and guides to show above all others; none shows all alike.
    public var focus: [String]
    /// The distances to show whatever constraints say.
    public var measures: [MeasuredPair]
    /// What a layout is called whose own title says nothing, such as its file's name.
    public var fallbackTitle: String?
    /// Whether each point of the canvas is drawn alike, small canvases not enlarged and empty bands not cut short.
    public var isToScale: Bool
    /// Of what is drawn to scale: points of the picture to a point of the canvas.
    public var zoom = 1.0
    /// Of what is compared with an earlier layout: whether distances are shown, and what appeared and went.
    public var comparesInDetail = false
    /// Pixels per point: a PNG's size, and the grid that every format's lines are aligned to.
    public var scale: Double
    /// Around the picture, in points.
    public var margin: Double
    /// The date a PDF says it was made at; fixed by default, so that the same input gives the same bytes.
    public var creationDate: Date

    /// By default what `PicturePreset.guides` shows, in light, at two pixels a point.
    public init(
        appearance: Appearance = .light, layers: RenderLayers = .standard, fill: ViewFill = .palette,
        focus: [String] = [], measures: [MeasuredPair] = [], fallbackTitle: String? = nil,
        isToScale: Bool = false,
        scale: Double = 2, margin: Double = 24, creationDate: Date = Date(timeIntervalSince1970: 0)
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
        self.creationDate = creationDate
    }
}

extension RenderOptions {
    /// The theme to draw with where only one can be.
    public var theme: Theme { ownTheme ?? appearance.theme }

    /// The pixels a point that pictures can be drawn at.
    public static var scales: ClosedRange<Double> { RenderLimits.scales }

    /// The scale a canvas is drawn at where nobody asks for another: its own, or 2 where no screen has it.
    ///
    /// A canvas has such a scale where its frames are to be finer than any screen's pixels.
    public static func scale(for canvas: Canvas) -> Double {
        (1...4).contains(canvas.scale) ? Double(canvas.scale) : 2
    }
}
