import Engine

/// Measures the text of pictures.
public protocol TextMeasuring {
    /// The size of one line in a font, in points.
    func extent(of string: String, font: Font) -> TextExtent
}

extension TextMeasuring {
    /// The width of one line in a font, in points.
    public func width(of string: String, font: Font) -> Double {
        extent(of: string, font: font).width
    }
}
