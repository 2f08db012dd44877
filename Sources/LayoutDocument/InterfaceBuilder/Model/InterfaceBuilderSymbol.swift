import Engine
import Foundation

/// The size that one of the system's symbols has in a font.
///
/// A document lists symbols scaled so that their longer side is 128 units. The length of that side relative to the font's size
/// depends on the symbol; it was measured on recorded frames for the symbols in a table, and others have the usual length.
enum InterfaceBuilderSymbol {
    /// The properties that determine a symbol's size besides its shape.
    struct Configuration {
        /// The size of the font, in points.
        var pointSize: CGFloat = 17
        var scale = "medium"
        var weight = "regular"

        /// Reads the properties in a `preferredSymbolConfiguration` or an image reference.
        mutating func read(_ element: XMLElement?, fonts: InterfaceBuilderFont) {
            guard let element else { return }
            if let size = element.number("pointSize") { pointSize = size }
            if let font = element.child("fontDescription").flatMap(fonts.font) {
                pointSize = font.size
            }
            for key in ["symbolScale", "scale"] {
                if let scale = element[key], scale != "default" { self.scale = scale }
            }
            if let weight = element["weight"] { self.weight = weight }
        }
    }

    /// Returns the size in points of a symbol with a shape in units.
    static func size(of name: String, shape: CGSize, configuration: Configuration) -> CGSize {
        let longer = max(shape.width, shape.height)
        guard longer > 0 else { return .zero }
        let factor =
            configuration.pointSize * scales[configuration.scale, default: 1]
            * weights[configuration.weight, default: 1] * longerSide(of: name) / longer
        return CGSize(width: shape.width * factor, height: shape.height * factor)
    }

    /// Returns the insets of a symbol's alignment rectangle, which is as tall as a line of its font. They are negative for
    /// symbols that are less tall.
    ///
    /// They are zero on scales other than medium, for which they weren't measured, and in weights above regular, in which
    /// symbols are taller than the listed shape.
    static func insets(ofHeight height: CGFloat, configuration: Configuration) -> EdgeInsets {
        let isLight = ["ultraLight", "thin", "light", "regular"].contains(configuration.weight)
        guard configuration.scale == "medium", isLight else { return .zero }
        let (metrics, font) = (SystemFontMetrics(), Font(size: configuration.pointSize))
        let capHeight = metrics.capHeight(of: font)
        return EdgeInsets(
            top: (height + capHeight) / 2 - metrics.ascender(of: font), left: 0,
            bottom: (height - capHeight) / 2 - metrics.descender(of: font), right: 0)
    }

    private static let scales: [String: CGFloat] = ["small": 0.8, "medium": 1, "large": 1.28]
    private static let weights: [String: CGFloat] = ["medium": 1.02, "semibold": 1.03, "bold": 1.035]

    /// Returns the length of the longer side in em.
    private static func longerSide(of name: String) -> CGFloat {
        let parts = name.split(separator: ".").map(String.init)
        if parts.contains("circle") { return 1.165 }
        if parts.first == "chevron" { return parts.contains("up") || parts.contains("down") ? 1.085 : 0.975 }
        let shape = parts.filter { $0 != "fill" && $0 != "slash" }.joined(separator: ".")
        return longerSides[shape, default: 1.22]
    }

    /// Measured on image views whose size only their symbol determines.
    private static let longerSides: [String: CGFloat] = [
        "arrow.triangle.2.circlepath.camera": 1.853, "calendar": 1.172, "chart.bar": 1.47,
        "die.face.3": 1.149,
        "doc.on.doc": 1.369, "globe": 1.157, "lock": 1.085, "memories": 1.295, "person": 1.1,
        "person.3": 2.13,
        "plus": 1.045, "square.and.pencil": 1.205, "timer": 1.165, "touchid": 1.264, "xmark": 1.03,
    ]
}
