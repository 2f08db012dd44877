import Engine

extension UIColor {
    private static func fixed(_ hex: UInt32) -> UIColor { UIColor(DynamicColor(Color(hex))) }

    private static func system(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor(DynamicColor(light: Color(light), dark: Color(dark)))
    }

    private static func label(_ light: UInt32, _ dark: UInt32, _ opacity: UInt8) -> UIColor {
        UIColor(DynamicColor(light: Color(light, alpha: opacity), dark: Color(dark, alpha: opacity)))
    }

    public class var black: UIColor { fixed(0x000000) }
    public class var darkGray: UIColor { fixed(0x555555) }
    public class var lightGray: UIColor { fixed(0xAAAAAA) }
    public class var white: UIColor { fixed(0xFFFFFF) }
    public class var gray: UIColor { fixed(0x808080) }
    public class var red: UIColor { fixed(0xFF0000) }
    public class var green: UIColor { fixed(0x00FF00) }
    public class var blue: UIColor { fixed(0x0000FF) }
    public class var cyan: UIColor { fixed(0x00FFFF) }
    public class var yellow: UIColor { fixed(0xFFFF00) }
    public class var magenta: UIColor { fixed(0xFF00FF) }
    public class var orange: UIColor { fixed(0xFF8000) }
    public class var purple: UIColor { fixed(0x800080) }
    public class var brown: UIColor { fixed(0x996633) }
    public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    // Source: "Color", Apple's Human Interface Guidelines, the values before iOS 26.
    public class var systemRed: UIColor { system(0xFF3B30, 0xFF453A) }
    public class var systemOrange: UIColor { system(0xFF9500, 0xFF9F0A) }
    public class var systemYellow: UIColor { system(0xFFCC00, 0xFFD60A) }
    public class var systemGreen: UIColor { system(0x34C759, 0x30D158) }
    public class var systemMint: UIColor { system(0x00C7BE, 0x63E6E2) }
    public class var systemTeal: UIColor { system(0x30B0C7, 0x40CBE0) }
    public class var systemCyan: UIColor { system(0x32ADE6, 0x64D2FF) }
    public class var systemBlue: UIColor { system(0x007AFF, 0x0A84FF) }
    public class var systemIndigo: UIColor { system(0x5856D6, 0x5E5CE6) }
    public class var systemPurple: UIColor { system(0xAF52DE, 0xBF5AF2) }
    public class var systemPink: UIColor { system(0xFF2D55, 0xFF375F) }
    public class var systemBrown: UIColor { system(0xA2845E, 0xAC8E68) }
    public class var systemGray: UIColor { system(0x8E8E93, 0x8E8E93) }
    public class var systemGray2: UIColor { system(0xAEAEB2, 0x636366) }
    public class var systemGray3: UIColor { system(0xC7C7CC, 0x48484A) }
    public class var systemGray4: UIColor { system(0xD1D1D6, 0x3A3A3C) }
    public class var systemGray5: UIColor { system(0xE5E5EA, 0x2C2C2E) }
    public class var systemGray6: UIColor { system(0xF2F2F7, 0x1C1C1E) }

    public class var systemBackground: UIColor { system(0xFFFFFF, 0x000000) }
    public class var secondarySystemBackground: UIColor { system(0xF2F2F7, 0x1C1C1E) }
    public class var tertiarySystemBackground: UIColor { system(0xFFFFFF, 0x2C2C2E) }
    public class var systemGroupedBackground: UIColor { system(0xF2F2F7, 0x000000) }
    public class var secondarySystemGroupedBackground: UIColor { system(0xFFFFFF, 0x1C1C1E) }
    public class var label: UIColor { system(0x000000, 0xFFFFFF) }
    public class var secondaryLabel: UIColor { label(0x3C3C43, 0xEBEBF5, 153) }
    public class var tertiaryLabel: UIColor { label(0x3C3C43, 0xEBEBF5, 77) }
    public class var placeholderText: UIColor { label(0x3C3C43, 0xEBEBF5, 77) }
    public class var separator: UIColor { label(0x3C3C43, 0x545458, 74) }
    public class var opaqueSeparator: UIColor { system(0xC6C6C8, 0x38383A) }
    public class var link: UIColor { system(0x007AFF, 0x0984FF) }
}
