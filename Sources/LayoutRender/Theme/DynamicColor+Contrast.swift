import Engine

extension DynamicColor {
    /// Black or white, whichever is read better on it.
    var contrast: DynamicColor { DynamicColor(light: light.contrast, dark: dark.contrast) }
}

extension Color {
    fileprivate var contrast: Color { luminance > 0.36 ? Color(0x111111) : Color(0xffffff) }

    /// Relative luminance with the transfer function taken as a square, near enough to tell light from dark.
    private var luminance: Double {
        let channels = [red, green, blue].map { channel in
            let value = Double(channel) / 255
            return value * value
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
