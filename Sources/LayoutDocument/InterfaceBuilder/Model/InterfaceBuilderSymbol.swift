import Engine
import Foundation

/// The size that one of the system's symbols has in a font.
///
/// A document lists symbols scaled so that the larger side is 128 units; how large that side is in a font of one point
/// depends on the symbol. Those listed are measured on recorded frames, the rest has the usual size of those.
enum InterfaceBuilderSymbol {
    /// What bears on a symbol's size besides its shape.
    struct Configuration {
        /// Of the font, in points.
        var pointSize: CGFloat = 17
        var scale = "medium"
        var weight = "regular"

        /// Takes what a `preferredSymbolConfiguration` or an image reference writes.
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

    /// The size in points of a symbol whose shape is given in units.
    static func size(of name: String, shape: CGSize, configuration: Configuration) -> CGSize {
        let longer = max(shape.width, shape.height)
        guard longer > 0 else { return .zero }
        let factor =
            configuration.pointSize * scales[configuration.scale, default: 1]
            * weights[configuration.weight, default: 1] * longerSide(of: name) / longer
        return CGSize(width: shape.width * factor, height: shape.height * factor)
    }

    /// The insets of a symbol's alignment rectangle, which is as tall as a line of its font, from the ascender to the
    /// descender: negative for symbols that are less tall.
    ///
    /// Zero on other scales than the medium one, where it wasn't measured, and in heavy weights, whose strokes make
    /// symbols taller than the shape that documents list.
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

    /// The longer side in a font of one point.
    private static func longerSide(of name: String) -> CGFloat {
        let parts = name.split(separator: ".").map(String.init)
        if parts.contains("circle") { return 1.165 }
        if parts.first == "chevron" { return parts.contains("up") || parts.contains("down") ? 1.085 : 0.975 }
        let shape = parts.filter { $0 != "fill" && $0 != "slash" }.joined(separator: ".")
        return longerSides[shape, default: 1.22]
    }

    /// As recorded where nothing but the symbol decided.
    private static let longerSides: [String: CGFloat] = [
        "arrow.triangle.2.circlepath.camera": 1.853, "calendar": 1.172, "chart.bar": 1.47,
        "die.face.3": 1.149,
        "doc.on.doc": 1.369, "globe": 1.157, "lock": 1.085, "memories": 1.295, "person": 1.1,
        "person.3": 2.13,
        "plus": 1.045, "square.and.pencil": 1.205, "timer": 1.165, "touchid": 1.264, "xmark": 1.03,
    ]
}
