import Engine
import Foundation
import TextMetrics

/// The size that one of the system's symbols has in a font.
///
/// A document lists symbols scaled so that their longer side is 128 units. The length of that side relative to the font's size
/// follows from the outline in which a symbol is drawn, or was measured on recorded frames; other symbols have the usual length.
enum InterfaceBuilderSymbol {
    /// The properties that determine a symbol's size besides its shape.
    struct Configuration {
        /// The size of the font, in points.
        var pointSize: CGFloat = 17
        var scale = "medium"
        var weight = "regular"

        /// Whether the symbol has the proportions that the document lists.
        var hasListedShape: Bool {
            scale == "medium" && ["ultraLight", "thin", "light", "regular"].contains(weight)
        }

        var isBold: Bool { ["bold", "heavy", "black"].contains(weight) }

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
        let scale = configuration.pointSize * scales[configuration.scale, default: 1]
        let side = longerSide(of: name, shape: shape) / longer
        let isTall = shape.height > shape.width
        let growth =
            configuration.hasListedShape || isTall ? 0 : configuration.isBold ? boldGrowth : heightGrowth
        return CGSize(
            width: shape.width * side * weights[configuration.weight, default: 1] * scale,
            height: (shape.height * side + growth) * scale)
    }

    /// Returns the insets of a symbol's alignment rectangle, which is as tall as a line of its font. They are negative for
    /// symbols that are less tall.
    static func insets(of name: String, height: CGFloat, configuration: Configuration) -> EdgeInsets {
        let (metrics, font) = (SystemFontMetrics(), Font(size: configuration.pointSize))
        let capHeight = metrics.capHeight(of: font)
        let lowering = (loweredShares[shapeName(of: name)] ?? 0) * configuration.pointSize
        return EdgeInsets(
            top: (height + capHeight) / 2 - metrics.ascender(of: font) - lowering, left: 0,
            bottom: (height - capHeight) / 2 - metrics.descender(of: font) + lowering, right: 0)
    }

    private static let scales: [String: CGFloat] = ["small": 0.8, "medium": 1, "large": 1.28]
    /// How much wider symbols are in weights above regular.
    private static let weights: [String: CGFloat] = ["medium": 1.02, "semibold": 1.03, "bold": 1.03]
    /// How much taller than the listed shape symbols are in weights above regular and on other scales than medium, in em.
    private static let heightGrowth: CGFloat = 0.065
    /// The same in bold, where circles are as tall as a line.
    private static let boldGrowth: CGFloat = 0.092

    /// Returns whether the size of a symbol was measured, or follows from its family.
    static func isKnown(_ name: String, shape: CGSize) -> Bool {
        familySide(of: name, shape: shape) != nil || longerSides[shapeName(of: name)] != nil
    }

    /// Returns the length of the longer side in em.
    private static func longerSide(of name: String, shape: CGSize) -> CGFloat {
        if let known = longerSides[shapeName(of: name)] ?? familySide(of: name, shape: shape) { return known }
        let aspect = shape.width / shape.height
        return wideAspects.contains(aspect) ? usualHeight * aspect : usualSide
    }

    /// Returns the length of the longer side of the symbols that are drawn in one outline; nil for other symbols.
    private static func familySide(of name: String, shape: CGSize) -> CGFloat? {
        let parts = shapeName(of: name).split(separator: ".")
        // What isn't named after the circle, such as a globe, has its shape.
        if parts.contains("circle") || shape == circleShape { return 1.165 }
        if parts.first == "chevron" { return parts.contains("up") || parts.contains("down") ? 1.085 : 0.975 }
        let isInSquare = parts.last == "square" && !parts.contains("on") && !parts.contains("and")
        return isInSquare || parts.starts(with: ["die", "face"]) ? squareSide : nil
    }

    /// Returns a symbol's name without its variants, which have the same outline.
    private static func shapeName(of name: String) -> String {
        name.split(separator: ".").filter { $0 != "fill" && $0 != "slash" }.joined(separator: ".")
    }

    /// What documents list for symbols that are as round as a circle, in units.
    private static let circleShape = CGSize(width: 128, height: 123)
    /// The width in em of symbols drawn in a square.
    private static let squareSide: CGFloat = 1.149
    /// The usual length of the longer side in em.
    private static let usualSide: CGFloat = 1.22
    /// The usual height of wide symbols in em.
    private static let usualHeight: CGFloat = 1.06
    /// The ratios of width to height of wide symbols; flatter ones, such as dots and lines, aren't as tall as text.
    private static let wideAspects: ClosedRange<CGFloat> = 1.15...2.2

    /// Measured on image views whose size only their symbol determines.
    private static let longerSides: [String: CGFloat] = [
        "arrow.left": 1.147, "arrow.right": 1.147, "arrow.triangle.2.circlepath.camera": 1.853,
        "bell": 1.164, "calendar": 1.172, "chart.bar": 1.47, "checkmark": 1.109, "checkmark.seal": 1.281,
        "checkmark.shield": 1.215, "clock": 1.161, "doc.on.doc": 1.369,
        "dot.radiowaves.left.and.right": 1.479, "envelope": 1.359, "exclamationmark.octagon": 1.254,
        "exclamationmark.triangle": 1.261, "faceid": 1.197, "flashlight": 1.268, "globe": 1.157,
        "lock": 1.085, "magnifyingglass": 1.209, "memories": 1.295, "message": 1.319,
        "person": 1.1, "person.2": 1.641, "person.3": 2.13, "phone": 1.175, "placeholdertext": 1.06,
        "plus": 1.045, "qrcode": 1.122, "repeat": 1.303, "safari": 1.16, "square.and.pencil": 1.205,
        "star": 1.312, "timer": 1.165, "touchid": 1.264, "trash": 1.219, "video": 1.45,
        "wand.and.stars": 1.256, "xmark": 1.03,
    ]

    /// How far below the middle of capital letters a symbol's middle is, in em, where the two were measured apart.
    private static let loweredShares: [String: CGFloat] = [
        "person.2": 0.04, "square.and.pencil": -0.057, "star": -0.041,
    ]
}
