import LayoutValues

extension DynamicColor {
    /// Black or white, whichever is more readable on the colour.
    var contrast: DynamicColor { DynamicColor(light: light.contrast, dark: dark.contrast) }
}

extension Color {
    fileprivate var contrast: Color { luminance > 0.36 ? Color(0x111111) : Color(0xffffff) }

    /// The relative luminance with the transfer function approximated by a square, which is precise enough to
    /// tell light from dark.
    private var luminance: Double {
        let channels = [red, green, blue].map { channel in
            let value = Double(channel) / 255
            return value * value
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
