import Engine

/// Measures the text of pictures.
public protocol TextMeasuring {
    /// The room that one line takes in a font.
    func extent(of string: String, font: Font) -> TextExtent
}

extension TextMeasuring {
    /// The width in points that one line takes in a font.
    public func width(of string: String, font: Font) -> Double {
        extent(of: string, font: font).width
    }
}
