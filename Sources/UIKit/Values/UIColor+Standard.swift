// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine

extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(color.color) }

    public class var black: UIColor { system(.black) }
    public class var darkGray: UIColor { system(.darkGray) }
    public class var lightGray: UIColor { system(.lightGray) }
    public class var white: UIColor { system(.white) }
    public class var gray: UIColor { system(.gray) }
    public class var red: UIColor { system(.red) }
    public class var green: UIColor { system(.green) }
    public class var blue: UIColor { system(.blue) }
    public class var cyan: UIColor { system(.cyan) }
    public class var yellow: UIColor { system(.yellow) }
    public class var magenta: UIColor { system(.magenta) }
    public class var orange: UIColor { system(.orange) }
    public class var purple: UIColor { system(.purple) }
    public class var brown: UIColor { system(.brown) }
    public class var clear: UIColor { system(.clear) }
    public class var systemRed: UIColor { system(.systemRed) }
    public class var systemOrange: UIColor { system(.systemOrange) }
    public class var systemYellow: UIColor { system(.systemYellow) }
    public class var systemGreen: UIColor { system(.systemGreen) }
    public class var systemMint: UIColor { system(.systemMint) }
    public class var systemTeal: UIColor { system(.systemTeal) }
    public class var systemCyan: UIColor { system(.systemCyan) }
    public class var systemBlue: UIColor { system(.systemBlue) }
    public class var systemIndigo: UIColor { system(.systemIndigo) }
    public class var systemPurple: UIColor { system(.systemPurple) }
    public class var systemPink: UIColor { system(.systemPink) }
    public class var systemBrown: UIColor { system(.systemBrown) }
    public class var systemGray: UIColor { system(.systemGray) }
    public class var systemGray2: UIColor { system(.systemGray2) }
    public class var systemGray3: UIColor { system(.systemGray3) }
    public class var systemGray4: UIColor { system(.systemGray4) }
    public class var systemGray5: UIColor { system(.systemGray5) }
    public class var systemGray6: UIColor { system(.systemGray6) }
    public class var systemBackground: UIColor { system(.systemBackground) }
    public class var secondarySystemBackground: UIColor { system(.secondarySystemBackground) }
    public class var tertiarySystemBackground: UIColor { system(.tertiarySystemBackground) }
    public class var systemGroupedBackground: UIColor { system(.systemGroupedBackground) }
    public class var secondarySystemGroupedBackground: UIColor { system(.secondarySystemGroupedBackground) }
    public class var label: UIColor { system(.label) }
    public class var secondaryLabel: UIColor { system(.secondaryLabel) }
    public class var tertiaryLabel: UIColor { system(.tertiaryLabel) }
    public class var placeholderText: UIColor { system(.placeholderText) }
    public class var separator: UIColor { system(.separator) }
    public class var opaqueSeparator: UIColor { system(.opaqueSeparator) }
    public class var link: UIColor { system(.link) }
    public class var quaternaryLabel: UIColor { system(.quaternaryLabel) }
    public class var tertiarySystemGroupedBackground: UIColor { system(.tertiarySystemGroupedBackground) }
    public class var groupTableViewBackground: UIColor { system(.groupTableViewBackground) }
    public class var systemFill: UIColor { system(.systemFill) }
    public class var secondarySystemFill: UIColor { system(.secondarySystemFill) }
    public class var tertiarySystemFill: UIColor { system(.tertiarySystemFill) }
    public class var quaternarySystemFill: UIColor { system(.quaternarySystemFill) }
    public class var darkText: UIColor { system(.darkText) }
    public class var lightText: UIColor { system(.lightText) }
    public class var tintColor: UIColor { system(.tint) }
}
