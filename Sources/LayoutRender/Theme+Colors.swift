import LayoutDrawing
import LayoutValues
import Foundation

extension Theme {
    /// The colours that a theme file can set, by name.
    public static var colors: [(name: String, color: WritableKeyPath<Theme, Color>)] {
        [
            ("paper", \.paper), ("sheet", \.sheet), ("sheetOutline", \.sheetOutline), ("text", \.text),
            ("secondaryText", \.secondaryText), ("documentText", \.documentText), ("container", \.container),
            ("guide", \.guide), ("systemGuide", \.systemGuide), ("constraint", \.constraint),
            ("derived", \.derived), ("conflict", \.conflict), ("ambiguity", \.ambiguity), ("blue", \.blue),
            ("green", \.green), ("violet", \.violet), ("teal", \.teal), ("olive", \.olive),
        ]
    }

    /// A colour of text whose contrast with its background is too low.
    public struct LowContrast: Sendable, Hashable {
        /// The name of the text's colour.
        public var ink: String
        /// The name of the background.
        public var ground: String
        /// The contrast ratio from 1 to 21, below what WCAG 2.1 requires for level AA.
        public var ratio: Double
    }

    /// The pairs of text and background with a contrast below 4.5 (WCAG 2.1, 1.4.3).
    public var lowContrasts: [LowContrast] {
        let tints = ViewHue.allCases.map { hue in
            (name: "a \(hue) view", color: self[.view(hue)].laid(at: 0.16, on: sheet))
        }
        let grounds = [("the sheet", sheet)] + tints.map { ($0.name, $0.color) }
        var pairs: [(ink: String, color: Color, ground: String, behind: Color)] = []
        for (name, color) in [
            ("text", text), ("secondaryText", secondaryText), ("documentText", documentText),
        ] {
            pairs += grounds.map { (name, color, $0.0, $0.1) }
        }
        for (name, color) in [
            ("text", text), ("secondaryText", secondaryText), ("constraint", constraint),
            ("conflict", conflict),
            ("ambiguity", ambiguity), ("guide", guide), ("systemGuide", systemGuide),
        ] {
            pairs.append((name, color, "the paper", paper))
        }
        return pairs.compactMap { pair in
            let ratio = pair.color.contrast(with: pair.behind)
            return ratio < 4.5 ? LowContrast(ink: pair.ink, ground: pair.ground, ratio: ratio) : nil
        }
    }
}

extension Color {
    /// Returns the colour composited at an opacity over another.
    fileprivate func laid(at opacity: Double, on ground: Color) -> Color {
        func mix(_ one: UInt8, _ other: UInt8) -> Double {
            (Double(one) * opacity + Double(other) * (1 - opacity)) / 255
        }
        return Color(
            red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }

    /// Returns the contrast ratio of WCAG 2.1, from 1 to 21.
    fileprivate func contrast(with other: Color) -> Double {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private var relativeLuminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
