import Foundation

/// Marks the empty bands that are drawn shorter than they are: a strip of paper between two jagged edges.
struct TearLines {
    /// The strips, in points of the picture.
    let bands: [CGRect]
    private let heights: [Double]
    private let grid: PixelGrid
    private let measurer: any TextMeasuring

    /// How high a strip is, in points of the picture, its edges' teeth included.
    private static let height = 16.0
    private static let tooth = (width: 7.0, height: 3.5)

    init(scene: Scene, grid: PixelGrid, measurer: any TextMeasuring) {
        self.grid = grid
        self.measurer = measurer
        let sheet = scene.sheet
        heights = scene.projection.tears.map { $0.end - $0.start }
        bands = scene.projection.tears.map { tear in
            let middle = (scene.projection.y(tear.start) + scene.projection.y(tear.end)) / 2
            return CGRect(
                x: sheet.minX - 3, y: middle - Self.height / 2, width: sheet.width + 6, height: Self.height)
        }
    }

    /// The commands that draw them, on top of what they cut through.
    func commands() -> [DisplayCommand] {
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
            commands.append(label("\(XMLText.number(height)) pt of nothing left out", in: band))
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
        return .text(
            DisplayText(
                words, origin: CGPoint(x: band.midX, y: band.midY + TypeScale.baselineDrop(font)),
                anchor: .middle, font: font, paint: Paint(.secondaryText),
                width: measurer.width(of: words, font: font)))
    }
}
