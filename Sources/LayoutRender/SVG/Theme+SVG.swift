import Engine

extension Theme {
    /// Returns the colour of a role in SVG syntax.
    ///
    /// Colours of a document are written in a different form than a theme's, so that a rule for one never
    /// affects the other.
    func svgColor(of role: ColorRole) -> String {
        guard case .document = role else { return self[role].hex }
        return self[role].rgb
    }
}

extension ColorRole {
    /// The dark variant of a document's colour; nil if it is the same.
    var darkDocumentColor: String? {
        guard case .document(let color) = self, color.light != color.dark else { return nil }
        return color.dark.rgb
    }
}

extension Color {
    fileprivate var rgb: String { "rgb(\(red), \(green), \(blue))" }
}
