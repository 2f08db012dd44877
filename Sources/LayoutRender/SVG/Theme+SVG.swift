import Engine

extension Theme {
    /// A role's colour as SVG writes it.
    ///
    /// Colours of a document are written otherwise than a theme's own, so that a rule for one never takes the other along.
    func svgColor(of role: ColorRole) -> String {
        guard case .document = role else { return self[role].hex }
        return self[role].rgb
    }
}

extension ColorRole {
    /// What a colour of a document is in dark surroundings, if it is another one there.
    var darkDocumentColor: String? {
        guard case .document(let color) = self, color.light != color.dark else { return nil }
        return color.dark.rgb
    }
}

extension Color {
    fileprivate var rgb: String { "rgb(\(red), \(green), \(blue))" }
}
