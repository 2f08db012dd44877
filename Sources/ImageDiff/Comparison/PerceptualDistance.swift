/// The perceived distance of two colours in the YIQ space of analogue television.
///
/// The measure is pixelmatch's, after Kotsarenko and Ramos, "Measuring perceived color difference using YIQ
/// NTSC transmission color space in mobile applications" (2010). Translucent colours are composited on white.
enum PerceptualDistance {
    /// The distance between black and white.
    static let largest = 35215.0

    /// Returns the squared distance of two colours, from 0 to `largest`.
    static func between(_ first: Pixel, _ second: Pixel) -> Double {
        if first == second { return 0 }
        let (red1, green1, blue1) = channels(first)
        let (red2, green2, blue2) = channels(second)
        let luma = luma(red1, green1, blue1) - luma(red2, green2, blue2)
        let orangeBlue = inPhase(red1, green1, blue1) - inPhase(red2, green2, blue2)
        let purpleGreen = quadrature(red1, green1, blue1) - quadrature(red2, green2, blue2)
        return 0.5053 * luma * luma + 0.299 * orangeBlue * orangeBlue + 0.1957 * purpleGreen * purpleGreen
    }

    /// Returns how much brighter the first of two colours is.
    static func brightness(of first: Pixel, over second: Pixel) -> Double {
        if first == second { return 0 }
        let (red1, green1, blue1) = channels(first)
        let (red2, green2, blue2) = channels(second)
        return luma(red1, green1, blue1) - luma(red2, green2, blue2)
    }

    private static func channels(_ pixel: Pixel) -> (red: Double, green: Double, blue: Double) {
        let (red, green, blue) = (Double(pixel.red), Double(pixel.green), Double(pixel.blue))
        if pixel.alpha == 255 { return (red, green, blue) }
        let alpha = Double(pixel.alpha) / 255
        return (255 + (red - 255) * alpha, 255 + (green - 255) * alpha, 255 + (blue - 255) * alpha)
    }

    private static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    }

    private static func inPhase(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    }

    private static func quadrature(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    }
}
