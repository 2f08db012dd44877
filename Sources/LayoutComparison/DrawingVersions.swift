/// The library and font versions that a picture's pixels depend on.
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
