import Engine
import TextMetrics

/// Measures the text of pictures.
public protocol TextMeasuring {
    /// Returns the size of one line in a font, in points.
    func extent(of string: String, font: Font) -> TextExtent
}

extension TextMeasuring {
    /// Returns the width of one line in a font, in points.
    public func width(of string: String, font: Font) -> Double {
        extent(of: string, font: font).width
    }
}
