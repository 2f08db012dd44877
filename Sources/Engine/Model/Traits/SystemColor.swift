/// UIKit's named colours.
///
/// Source: "Color", Apple's Human Interface Guidelines, the values before iOS 26, and UIColor's standard colours.
package enum SystemColor: String, CaseIterable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
        systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2,
        systemGray3, systemGray4, systemGray5, systemGray6, systemBackground,
        secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
        secondarySystemGroupedBackground, tertiarySystemGroupedBackground, label, opaqueSeparator,
        link, tint, groupTableViewBackground, tableCellGroupedBackground, darkText, black, white,
        darkGray, lightGray, gray, red, green, blue, cyan, yellow, magenta, orange, purple, brown,
        secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, separator, systemFill,
        secondarySystemFill, tertiarySystemFill, quaternarySystemFill, lightText, clear

    /// The colour in light and dark mode.
    package var color: DynamicColor {
        switch self {
        case .systemRed: Self.opaque(0xFF3B30, 0xFF453A)
        case .systemOrange: Self.opaque(0xFF9500, 0xFF9F0A)
        case .systemYellow: Self.opaque(0xFFCC00, 0xFFD60A)
        case .systemGreen: Self.opaque(0x34C759, 0x30D158)
        case .systemMint: Self.opaque(0x00C7BE, 0x63E6E2)
        case .systemTeal: Self.opaque(0x30B0C7, 0x40CBE0)
        case .systemCyan: Self.opaque(0x32ADE6, 0x64D2FF)
        case .systemBlue: Self.opaque(0x007AFF, 0x0A84FF)
        case .systemIndigo: Self.opaque(0x5856D6, 0x5E5CE6)
        case .systemPurple: Self.opaque(0xAF52DE, 0xBF5AF2)
        case .systemPink: Self.opaque(0xFF2D55, 0xFF375F)
        case .systemBrown: Self.opaque(0xA2845E, 0xAC8E68)
        case .systemGray: Self.opaque(0x8E8E93)
        case .systemGray2: Self.opaque(0xAEAEB2, 0x636366)
        case .systemGray3: Self.opaque(0xC7C7CC, 0x48484A)
        case .systemGray4: Self.opaque(0xD1D1D6, 0x3A3A3C)
        case .systemGray5: Self.opaque(0xE5E5EA, 0x2C2C2E)
        case .systemGray6: Self.opaque(0xF2F2F7, 0x1C1C1E)
        case .systemBackground: Self.opaque(0xFFFFFF, 0x000000)
        case .secondarySystemBackground: Self.opaque(0xF2F2F7, 0x1C1C1E)
        case .tertiarySystemBackground: Self.opaque(0xFFFFFF, 0x2C2C2E)
        case .systemGroupedBackground: Self.opaque(0xF2F2F7, 0x000000)
        case .secondarySystemGroupedBackground: Self.opaque(0xFFFFFF, 0x1C1C1E)
        case .tertiarySystemGroupedBackground: Self.opaque(0xF2F2F7, 0x2C2C2E)
        case .label: Self.opaque(0x000000, 0xFFFFFF)
        case .opaqueSeparator: Self.opaque(0xC6C6C8, 0x38383A)
        case .link: Self.opaque(0x007AFF, 0x0984FF)
        case .tint: Self.opaque(0x007AFF, 0x0A84FF)
        case .groupTableViewBackground: Self.opaque(0xF2F2F7, 0x000000)
        case .tableCellGroupedBackground: Self.opaque(0xFFFFFF, 0x1C1C1E)
        case .darkText: Self.opaque(0x000000)
        case .black: Self.opaque(0x000000)
        case .white: Self.opaque(0xFFFFFF)
        case .darkGray: Self.opaque(0x555555)
        case .lightGray: Self.opaque(0xAAAAAA)
        case .gray: Self.opaque(0x808080)
        case .red: Self.opaque(0xFF0000)
        case .green: Self.opaque(0x00FF00)
        case .blue: Self.opaque(0x0000FF)
        case .cyan: Self.opaque(0x00FFFF)
        case .yellow: Self.opaque(0xFFFF00)
        case .magenta: Self.opaque(0xFF00FF)
        case .orange: Self.opaque(0xFF8000)
        case .purple: Self.opaque(0x800080)
        case .brown: Self.opaque(0x996633)
        case .secondaryLabel: Self.translucent(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
        case .tertiaryLabel: Self.translucent(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
        case .quaternaryLabel: Self.translucent(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
        case .placeholderText: Self.translucent(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
        case .separator: Self.translucent(0x3C3C43, 0x545458, 0.29, 0.6)
        case .systemFill: Self.translucent(0x787880, 0x787880, 0.2, 0.36)
        case .secondarySystemFill: Self.translucent(0x787880, 0x787880, 0.16, 0.32)
        case .tertiarySystemFill: Self.translucent(0x767680, 0x767680, 0.12, 0.24)
        case .quaternarySystemFill: Self.translucent(0x747480, 0x747480, 0.08, 0.18)
        case .lightText: Self.translucent(0xFFFFFF, 0xFFFFFF, 0.6, 0.6)
        case .clear: Self.translucent(0, 0, 0, 0)
        }
    }

    private static func opaque(_ light: UInt32, _ dark: UInt32? = nil) -> DynamicColor {
        DynamicColor(light: Color(light), dark: Color(dark ?? light))
    }

    private static func translucent(
        _ light: UInt32, _ dark: UInt32, _ lightOpacity: Double, _ darkOpacity: Double
    ) -> DynamicColor {
        DynamicColor(
            light: Color(light, alpha: UInt8((lightOpacity * 255).rounded())),
            dark: Color(dark, alpha: UInt8((darkOpacity * 255).rounded())))
    }
}

extension DynamicColor {
    /// Creates one of UIKit's named colours, such as "systemBackground"; nil for an unknown name.
    public init?(systemName name: String) {
        guard let color = SystemColor(rawValue: name)?.color else { return nil }
        self = color
    }
}
