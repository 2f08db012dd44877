import LayoutDrawing
import TextMetrics
import TextShaping

extension ProjectFont {
    /// Measures a font file as Core Text does: the heights of its `hhea` table, advances and kerning.
    ///
    /// - Complexity: O(*n*²) in the characters that are measured, about 15,000 pairs.
    package convenience init(_ face: FontFace) {
        let unit = 1 / Double(face.unitsPerEm)
        let measures = face.measures(of: Self.characters)
        self.init(
            name: face.names.postScript, family: face.names.family, weight: Font.Weight(face.names.weight),
            isItalic: face.names.isItalic, ascender: Double(face.lineMetrics.ascender) * unit,
            descender: Double(face.lineMetrics.descender) * unit,
            leading: Double(face.lineMetrics.lineGap) * unit, advances: measures.advances,
            kernings: measures.kernings, measure: { face.width(of: $0) })
    }
}

extension Font.Weight {
    /// The weight closest to one of OpenType.
    init(_ weight: Int) {
        let index = min(max((weight + 50) / 100 - 1, 0), Self.allCases.count - 1)
        self = Self.allCases[index]
    }
}
