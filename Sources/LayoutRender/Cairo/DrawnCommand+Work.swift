import Foundation

extension DisplayCommand {
    /// The work of drawing any shape, of each pixel that it covers, and of each pixel of a picture that is unpacked.
    private static let workPerShape = 1000.0
    private static let workPerPixel = 0.5
    private static let workPerUnpackedPixel = 8.0

    /// Returns the work of drawing a shape as pixels in an area of the picture; 0 for texts and groups, which are counted apart.
    func workOfPixels(in area: CGRect, scale: Double) -> Int {
        let pixels: Double
        var unpacked = 0.0
        switch self {
        case .beginGroup, .endGroup, .text: return 0
        case .rectangle(let rectangle):
            pixels =
                Self.pixels(of: rectangle.fill == nil ? .zero : rectangle.frame, in: area, scale)
                + Self.pixels(around: rectangle.frame, in: area, rectangle.stroke, scale)
        case .lines(let lines):
            pixels = lines.segments.reduce(0) { sum, segment in
                let box = CGRect(
                    x: min(segment.start.x, segment.end.x), y: min(segment.start.y, segment.end.y),
                    width: abs(segment.end.x - segment.start.x), height: abs(segment.end.y - segment.start.y))
                return sum + Self.workPerShape / Self.workPerPixel
                    + Self.pixels(around: box, in: area, lines.stroke, scale) / 2
            }
        case .polygon(let polygon):
            let (x, y) = (polygon.points.map(\.x), polygon.points.map(\.y))
            let low = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
            let box = CGRect(
                origin: low, size: CGSize(width: (x.max() ?? 0) - low.x, height: (y.max() ?? 0) - low.y))
            pixels =
                Self.pixels(of: polygon.fill == nil ? .zero : box, in: area, scale)
                + Self.pixels(around: box, in: area, polygon.stroke, scale)
        case .image(let image):
            pixels = Self.pixels(of: image.frame, in: area, scale)
            unpacked = image.pixelCount
        }
        let work =
            Self.workPerShape + Self.workPerPixel * pixels + Self.workPerUnpackedPixel * unpacked
        return work < 1e15 ? Int(work) : Int.max / 4
    }

    private static func pixels(of frame: CGRect, in area: CGRect, _ scale: Double) -> Double {
        let visible = frame.intersection(area)
        return visible.isNull ? 0 : Double(visible.width * visible.height) * scale * scale
    }

    private static func pixels(
        around frame: CGRect, in area: CGRect, _ stroke: Stroke?, _ scale: Double
    ) -> Double {
        let visible = frame.intersection(area)
        guard let stroke, !visible.isNull else { return 0 }
        return 2 * Double(visible.width + visible.height) * scale * (1 + stroke.width * scale)
    }
}
