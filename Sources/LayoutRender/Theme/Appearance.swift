/// The appearance of a picture.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light, dark
    /// Both in one structured SVG, selected by the reader's `prefers-color-scheme`; light in other formats.
    case automatic

    /// The theme to use if the format only supports one.
    public var theme: Theme { self == .dark ? .dark : .light }
}
