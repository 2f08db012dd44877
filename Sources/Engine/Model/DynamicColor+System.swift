extension DynamicColor {
    /// One of UIKit's named colours, such as "systemBackground"; nil for a name that UIKit doesn't have.
    ///
    /// Source: "Color", Apple's Human Interface Guidelines, and UIColor's standard colours.
    public init?(systemName name: String) {
        guard let color = Self.systemColors[name] else { return nil }
        self = color
    }

    private static func gray(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double, _ darkAlpha: Double)
        -> Self
    {
        Self(
            light: Color(light, alpha: UInt8(lightAlpha * 255)),
            dark: Color(dark, alpha: UInt8(darkAlpha * 255)))
    }

    private static let systemColors: [String: DynamicColor] = {
        var colors = [
            "secondaryLabel": gray(0x3C3C43, 0xEBEBF5, 0.6, 0.6),
            "tertiaryLabel": gray(0x3C3C43, 0xEBEBF5, 0.3, 0.3),
            "quaternaryLabel": gray(0x3C3C43, 0xEBEBF5, 0.18, 0.16),
            "placeholderText": gray(0x3C3C43, 0xEBEBF5, 0.3, 0.3),
            "separator": gray(0x3C3C43, 0x545458, 0.29, 0.6),
            "systemFill": gray(0x787880, 0x787880, 0.2, 0.36),
            "secondarySystemFill": gray(0x787880, 0x787880, 0.16, 0.32),
            "tertiarySystemFill": gray(0x767680, 0x767680, 0.12, 0.24),
            "quaternarySystemFill": gray(0x747480, 0x747480, 0.08, 0.18),
            "lightText": gray(0xFFFFFF, 0xFFFFFF, 0.6, 0.6), "clear": gray(0, 0, 0, 0),
        ]
        for (name, light, dark) in opaque {
            colors[name] = DynamicColor(light: Color(light), dark: Color(dark))
        }
        return colors
    }()

    private static let opaque: [(name: String, light: UInt32, dark: UInt32)] = [
        ("systemRed", 0xFF3B30, 0xFF453A), ("systemOrange", 0xFF9500, 0xFF9F0A),
        ("systemYellow", 0xFFCC00, 0xFFD60A), ("systemGreen", 0x34C759, 0x30D158),
        ("systemMint", 0x00C7BE, 0x63E6E2), ("systemTeal", 0x30B0C7, 0x40CBE0),
        ("systemCyan", 0x32ADE6, 0x64D2FF), ("systemBlue", 0x007AFF, 0x0A84FF),
        ("systemIndigo", 0x5856D6, 0x5E5CE6), ("systemPurple", 0xAF52DE, 0xBF5AF2),
        ("systemPink", 0xFF2D55, 0xFF375F), ("systemBrown", 0xA2845E, 0xAC8E68),
        ("systemGray", 0x8E8E93, 0x8E8E93), ("systemGray2", 0xAEAEB2, 0x636366),
        ("systemGray3", 0xC7C7CC, 0x48484A), ("systemGray4", 0xD1D1D6, 0x3A3A3C),
        ("systemGray5", 0xE5E5EA, 0x2C2C2E), ("systemGray6", 0xF2F2F7, 0x1C1C1E),
        ("systemBackground", 0xFFFFFF, 0x000000), ("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
        ("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E), ("systemGroupedBackground", 0xF2F2F7, 0x000000),
        ("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
        ("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E), ("label", 0x000000, 0xFFFFFF),
        ("opaqueSeparator", 0xC6C6C8, 0x38383A), ("link", 0x007AFF, 0x0984FF), ("tint", 0x007AFF, 0x0A84FF),
        ("groupTableViewBackground", 0xF2F2F7, 0x000000), ("tableCellGroupedBackground", 0xFFFFFF, 0x1C1C1E),
        ("darkText", 0x000000, 0x000000), ("black", 0x000000, 0x000000), ("white", 0xFFFFFF, 0xFFFFFF),
        ("darkGray", 0x555555, 0x555555), ("lightGray", 0xAAAAAA, 0xAAAAAA), ("gray", 0x808080, 0x808080),
        ("red", 0xFF0000, 0xFF0000), ("green", 0x00FF00, 0x00FF00), ("blue", 0x0000FF, 0x0000FF),
        ("cyan", 0x00FFFF, 0x00FFFF), ("yellow", 0xFFFF00, 0xFFFF00), ("magenta", 0xFF00FF, 0xFF00FF),
        ("orange", 0xFF8000, 0xFF8000), ("purple", 0x800080, 0x800080), ("brown", 0x996633, 0x996633),
    ]
}
