import ImageDiff
import TestSupport

extension PixelImage {
    /// A picture of few colours, so that two of them agree in many pixels.
    static func random(width: Int, height: Int, using numbers: inout SplitMix64) -> PixelImage {
        var picture = PixelImage(width: width, height: height, filledWith: .white)
        for y in 0..<height {
            for x in 0..<width where Int.random(in: 0..<8, using: &numbers) == 0 {
                picture[x, y] = Pixel(
                    red: .random(in: 250...255, using: &numbers),
                    green: .random(in: 0...255, using: &numbers),
                    blue: 0, alpha: .random(in: 254...255, using: &numbers))
            }
        }
        return picture
    }
}

extension Pixel {
    static let white = Pixel(red: 255, green: 255, blue: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0)
}

extension PixelRect {
    func contains(x column: Int, y row: Int) -> Bool {
        column >= x && column < x + width && row >= y && row < y + height
    }
}
