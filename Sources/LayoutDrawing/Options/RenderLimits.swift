/// Limits on the size of pictures.
package enum RenderLimits {
    /// The maximum number of pixels per side, the limit of Cairo's image surfaces.
    package static let maximumSide = 32_767
    /// The maximum total number of pixels, at four bytes each 256 MiB.
    package static let maximumPixels = 67_108_864
    /// Pixels per point: below, a whole screen is a few pixels; above, nothing new becomes visible.
    package static let scales = 0.01...64.0
    /// The maximum margin in points.
    package static let maximumMargin = 1000.0
    /// The maximum number of letters of a name; no picture has room for more.
    package static let maximumNameLength = 80
    /// The maximum number of names that are replaced by numbers and listed below the picture.
    package static let maximumNumberedNames = 120
    /// The maximum nesting of groups; many XML readers fail at depths just above 256.
    package static let maximumNesting = 64
}
