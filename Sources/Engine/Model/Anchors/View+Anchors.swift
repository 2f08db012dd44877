extension View {
    /// The baseline of the first line of text; the top where there is none.
    public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .firstBaseline) }
    /// The baseline of the last line of text; the bottom where there is none.
    public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .lastBaseline) }
}
