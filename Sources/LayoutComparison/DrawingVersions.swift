/// What a picture's pixels depend on besides the layout and the program.
package struct DrawingVersions: Codable, Sendable, Hashable {
    package var cairo: String
    package var pango: String
    /// The font of names.
    package var font: String

    package init(cairo: String, pango: String, font: String) {
        self.cairo = cairo
        self.pango = pango
        self.font = font
    }
}
