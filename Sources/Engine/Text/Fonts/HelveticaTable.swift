/// Helvetica's advances, in thousandths of an em, from Adobe's published metrics of the core PostScript fonts.
enum HelveticaTable {
    /// The factor by which thin weights, whose metrics weren't published, are narrower.
    static let lightFactor = 0.97

    /// Returns the advances of the printable ASCII characters in order; bold for semibold and heavier weights.
    static func advances(of weight: Font.Weight) -> [Double] {
        switch weight {
        case .ultraLight, .thin, .light: regular.map { $0 * lightFactor / 1000 }
        case .regular, .medium: regular.map { $0 / 1000 }
        case .semibold, .bold, .heavy, .black: bold.map { $0 / 1000 }
        }
    }

    private static let regular: [Double] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556,
        556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778,
        722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278,
        278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]

    private static let bold: [Double] = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556,
        556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778,
        722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333,
        278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ]
}
