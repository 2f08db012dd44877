import LayoutValues
import TextMetrics
import Findings

/// Marks empty bands that are shortened: a strip of paper between two jagged edges.
struct TearLines: PictureOverlay {
    /// The strips, in points of the picture.
    let bands: [CGRect]
    private let heights: [Double]
    private let grid: PixelGrid
    private let measurer: LineMeasurer

    /// The height of a strip including the teeth of its edges, in points of the picture.
    private static let height = 16.0
    private static let tooth = (width: 7.0, height: 3.5)

    init(placed: PlacedLayout, grid: PixelGrid, measurer: LineMeasurer) {
        self.grid = grid
        self.measurer = measurer
        let sheet = placed.sheet
        heights = placed.projection.tears.map { $0.end - $0.start }
        bands = placed.projection.tears.map { tear in
            let middle = (placed.projection.y(tear.start) + placed.projection.y(tear.end)) / 2
            return CGRect(
                x: sheet.minX - 3, y: middle - Self.height / 2, width: sheet.width + 6, height: Self.height)
        }
    }

    var obstacles: [CGRect] { bands }

    /// Returns the commands that draw the strips, on top of whatever they cross.
    func commands(avoiding gaps: [CGRect]) -> [DisplayCommand] {
        guard !bands.isEmpty else { return [] }
        var commands: [DisplayCommand] = [.beginGroup(DisplayGroup(classes: ["tears"]))]
        for (band, height) in zip(bands, heights) {
            let upper = edge(along: band.minY, in: band)
            let lower = edge(along: band.maxY - Self.tooth.height, in: band)
            commands.append(.polygon(DisplayPolygon(upper + lower.reversed(), fill: Paint(.paper))))
            let stroke = Stroke(Paint(.sheetOutline), width: grid.lineWidth(1))
            for points in [upper, lower] {
                let segments = zip(points, points.dropFirst()).map { DisplayLines.Segment($0, $1) }
                commands.append(.lines(DisplayLines(segments, stroke: stroke)))
            }
            commands.append(label("\(Amount.text(height)) pt of empty space omitted", in: band))
        }
        return commands + [.endGroup]
    }

    private func edge(along y: Double, in band: CGRect) -> [CGPoint] {
        let count = max(2, Int(band.width / Self.tooth.width))
        return (0...count).map { index in
            CGPoint(
                x: band.minX + band.width * Double(index) / Double(count),
                y: y + (index.isMultiple(of: 2) ? Self.tooth.height : 0))
        }
    }

    private func label(_ words: String, in band: CGRect) -> DisplayCommand {
        let font = TypeScale.number
        let width = measurer.width(of: words, font: font)
        // On a narrow canvas the words begin at its edge, and end beside it.
        let fits = width <= band.width
        return .text(
            DisplayText(
                words,
                origin: CGPoint(
                    x: fits ? band.midX : band.minX, y: band.midY + TypeScale.baselineDrop(font)),
                anchor: fits ? .middle : .start, font: font, paint: Paint(.secondaryText), width: width))
    }
}
