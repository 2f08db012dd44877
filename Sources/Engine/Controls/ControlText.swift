import Foundation

/// The text of a control with all that its size depends on.
struct ControlText {
    let string: String
    let font: Font
    let scale: CGFloat
    let design: ControlDesign

    /// Text shown by a view, measured for the view's pixels and generation of controls.
    init(_ string: String, font: Font, of view: View) {
        self.string = string
        self.font = font
        scale = view.displayScale
        design = view.controlDesign
    }

    /// On one line, unrounded.
    var naturalWidth: CGFloat { CGFloat(string.count) * font.size / 2 }

    /// Rounded up to a pixel.
    var lineHeight: CGFloat { (font.size * 1.193359 * scale).rounded(.up) / scale }

    /// Rounded up to a point, as buttons and older text fields have it.
    var wholeLineHeight: CGFloat { (font.size * 1.193359).rounded(.up) }

    /// From the top of the first line to its baseline, rounded to a pixel.
    var firstBaseline: CGFloat { (font.size * 0.952148 * scale).rounded() / scale }

    /// From the top of a box to the baseline of one line in its middle.
    func centredBaseline(in height: CGFloat) -> CGFloat {
        (height - wholeLineHeight) / 2 + firstBaseline
    }

    /// The size of the text broken into lines of at most a width, and of at most a number of them (0: any number).
    func size(fitting width: CGFloat, maximumLines: Int) -> CGSize {
        CGSize(width: naturalWidth, height: lineHeight)
    }

    func solvedText(in width: CGFloat, maximumLines: Int, alignment: TextAlignment) -> SolvedText {
        SolvedText(string: string, font: font, alignment: alignment, lines: [string])
    }
}
