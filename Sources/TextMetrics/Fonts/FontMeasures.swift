/// What is measured of one font, in em.
struct FontMeasures {
    /// The advances in the order of `FontTable.characters`, without tracking.
    let advances: [Double]
    /// The kerning between two glyphs, 0 for most, at index left × number of glyphs + right; empty if none is known.
    let kernings: [Double]
}
