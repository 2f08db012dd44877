import Foundation
// The options of a drawing are those of its file as well.
@_exported import LayoutDrawing
import LayoutValues
import TextShaping

/// How a layout is drawn and written to a file.
///
/// What a picture shows is in `drawing`, whose properties are properties of these options as well.
@dynamicMemberLookup
public struct RenderOptions: Sendable, Equatable {
    /// What a picture shows, and how.
    public var drawing: DrawingOptions
    /// The fonts that text is drawn with.
    package var fonts = FontCollection.standard
    /// Whether structured SVG contains the letters it uses.
    public var embedsFonts = false
    /// The creation date written to PDF; fixed by default, so that the same input gives the same bytes.
    public var creationDate: Date

    /// Options that by default show the layers of `PicturePreset.guides` in light mode with two pixels per
    /// point.
    public init(
        appearance: Appearance = .light, layers: RenderLayers = .standard, fill: ViewFill = .palette,
        focus: [String] = [], measures: [MeasuredPair] = [], fallbackTitle: String? = nil,
        isToScale: Bool = false,
        scale: Double = 2, margin: Double = 24, creationDate: Date = Date(timeIntervalSince1970: 0)
    ) {
        drawing = DrawingOptions(
            appearance: appearance, layers: layers, fill: fill, focus: focus, measures: measures,
            fallbackTitle: fallbackTitle, isToScale: isToScale, scale: scale, margin: margin)
        self.creationDate = creationDate
    }

    /// A property of `drawing`.
    public subscript<Value>(dynamicMember property: WritableKeyPath<DrawingOptions, Value>) -> Value {
        get { drawing[keyPath: property] }
        set { drawing[keyPath: property] = newValue }
    }

    /// A property of `drawing` that follows from others.
    public subscript<Value>(dynamicMember property: KeyPath<DrawingOptions, Value>) -> Value {
        drawing[keyPath: property]
    }

    /// The supported scales, in pixels per point.
    public static var scales: ClosedRange<Double> { DrawingOptions.scales }

    /// Returns the default scale for a canvas: its own, or 2 if no screen has that scale.
    ///
    /// Canvases have such scales if their frames should be more precise than any screen's pixels.
    public static func scale(for canvas: Canvas) -> Double { DrawingOptions.scale(for: canvas) }
}
