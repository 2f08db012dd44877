import Engine
import Foundation

/// How a layout is drawn.
public struct RenderOptions: Sendable, Equatable {
    public var appearance: Appearance
    public var layers: RenderLayers
    /// What views are filled with.
    public var fill: ViewFill
    /// The id of a view or guide to show above all others; nil shows all alike.
    public var focus: String?
    /// Pixels per point: a PNG's size, and the grid that every format's lines are aligned to.
    public var scale: Double
    /// Around the picture, in points.
    public var margin: Double
    /// The date a PDF says it was made at; fixed by default, so that the same input gives the same bytes.
    public var creationDate: Date

    /// By default everything but hidden views, in light, at two pixels a point.
    public init(
        appearance: Appearance = .light, layers: RenderLayers = .standard, fill: ViewFill = .palette,
        focus: String? = nil,
        scale: Double = 2, margin: Double = 24, creationDate: Date = Date(timeIntervalSince1970: 0)
    ) {
        self.appearance = appearance
        self.layers = layers
        self.fill = fill
        self.focus = focus
        self.scale = scale
        self.margin = margin
        self.creationDate = creationDate
    }
}

extension RenderOptions {
    /// The pixels a point that pictures can be drawn at.
    public static var scales: ClosedRange<Double> { RenderLimits.scales }

    /// The scale a canvas is drawn at where nobody asks for another: its own, or 2 where no screen has it.
    ///
    /// A canvas has such a scale where its frames are to be finer than any screen's pixels.
    public static func scale(for canvas: Canvas) -> Double {
        (1...4).contains(canvas.scale) ? Double(canvas.scale) : 2
    }
}
