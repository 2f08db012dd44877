import LayoutValues

/// Something drawn on top of views and guides, with all that the rest of the picture has to know of it.
///
/// `Arrangement` lists the overlays of a picture, in the order in which they are drawn.
protocol PictureOverlay {
    /// The areas of the sheet that names must avoid.
    var obstacles: [CGRect] { get }
    /// The outlines whose edges names avoid if they can.
    var outlines: [CGRect] { get }
    /// The marks that the legend explains; none of those that aren't drawn.
    var marks: [LegendMark] { get }

    /// Returns the commands that draw it, with gaps in hairlines in these areas.
    func commands(avoiding gaps: [CGRect]) -> [DisplayCommand]
}

extension PictureOverlay {
    var obstacles: [CGRect] { [] }
    var outlines: [CGRect] { [] }
    var marks: [LegendMark] { [] }
}

/// An overlay of any kind, as one concrete type: a browser's module has no existentials.
struct DrawnOverlay: PictureOverlay {
    let obstacles: [CGRect]
    let outlines: [CGRect]
    let marks: [LegendMark]
    private let drawing: ([CGRect]) -> [DisplayCommand]

    /// Creates an overlay that draws what another one does.
    init(_ overlay: some PictureOverlay) {
        obstacles = overlay.obstacles
        outlines = overlay.outlines
        marks = overlay.marks
        drawing = { overlay.commands(avoiding: $0) }
    }

    func commands(avoiding gaps: [CGRect]) -> [DisplayCommand] { drawing(gaps) }
}

/// A mark as the legend explains it: a small drawing and its meaning.
struct LegendMark {
    let word: String
    /// Returns the commands that draw the mark in a rectangle.
    let drawing: (CGRect, PixelGrid) -> [DisplayCommand]

    /// The size of the rectangle, in points.
    static let size = CGSize(width: 18, height: 11)

    init(_ word: String, drawing: @escaping (CGRect, PixelGrid) -> [DisplayCommand]) {
        self.word = word
        self.drawing = drawing
    }

    /// Creates the mark of areas with this fill and outline.
    init(_ word: String, fill: Paint? = nil, _ stroke: Stroke) {
        self.init(word) { swatch, grid in
            var stroke = stroke
            stroke.width = grid.lineWidth(stroke.width)
            return [
                .rectangle(
                    DisplayRectangle(grid.outline(swatch, width: stroke.width), fill: fill, stroke: stroke))
            ]
        }
    }

    /// Creates the mark of lines that show constraints.
    init(_ word: String, _ form: ConstraintGlyph.Form, _ standing: Redline.Standing) {
        self.init(word) { swatch, grid in
            ConstraintGlyph(form, standing)
                .commands(from: CGPoint(x: swatch.minX, y: swatch.midY), grid: grid)
        }
    }
}
