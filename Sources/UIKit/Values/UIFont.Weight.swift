// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

extension UIFont {
    /// How heavy a font's strokes are, with UIKit's numbers.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Self(-0.8)
        public static let thin = Self(-0.6)
        public static let light = Self(-0.4)
        public static let regular = Self(0)
        public static let medium = Self(0.23)
        public static let semibold = Self(0.3)
        public static let bold = Self(0.4)
        public static let heavy = Self(0.56)
        public static let black = Self(0.62)

        private static let ordered: [(Weight, Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]

        /// The weight whose number is nearest.
        var fontWeight: Font.Weight {
            Self.ordered.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }

        init(_ weight: Font.Weight) {
            self = Self.ordered.first { $0.1 == weight }?.0 ?? .regular
        }
    }
}
