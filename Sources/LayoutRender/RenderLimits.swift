/// What a picture may ask of the machine.
enum RenderLimits {
    /// Pixels a side: Cairo's image surfaces end here.
    static let maximumSide = 32_767
    /// Pixels in all, four bytes each: 256 MiB.
    static let maximumPixels = 67_108_864
    /// Pixels a point: below, a whole screen is a few pixels; above, nothing new shows.
    static let scales = 0.01...64.0
    /// In points.
    static let maximumMargin = 1000.0
    /// Letters of a name that are looked at; no picture has room for more.
    static let maximumNameLength = 80
    /// Names that are shown as a number with a line below the picture.
    static let maximumNumberedNames = 120
    /// Groups within groups; XML readers give up soon above 256.
    static let maximumNesting = 64
}
