extension View {
    /// The baseline of the first line of text; the top if there is no text.
    public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .firstBaseline) }
    /// The baseline of the last line of text; the bottom if there is no text.
    public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .lastBaseline) }
}
