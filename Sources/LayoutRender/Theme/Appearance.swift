/// Which theme a picture wears.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light, dark
    /// Both in one structured SVG, chosen by the reader's `prefers-color-scheme`; light in other formats.
    case automatic

    /// The theme to draw with where only one can be.
    public var theme: Theme { self == .dark ? .dark : .light }
}
