/// The system font's metrics in em, read once from `SystemFontTable`.
struct SystemFontData: Sendable {
    /// The index of a measured character in the columns.
    typealias GlyphIndex = Int

    static let shared = SystemFontData()

    private static let unitsPerEm = 10_000.0

    private let indexOfScalar: [Unicode.Scalar: GlyphIndex]
    private let advances: [Font.Weight: [Double]]
    private let displayDeltas: [Double]
    private let displayOffsets: [Font.Weight: Double]
    /// The kerning between two glyphs, 0 for most, at index left × number of glyphs + right.
    let kernings: [Double]
    private let trackings: [SystemFontEra: SizeTable]

    var glyphCount: Int { displayDeltas.count }

    private init() {
        let scalars = Array(SystemFontTable.characters.unicodeScalars)
        indexOfScalar = Dictionary(zip(scalars, scalars.indices), uniquingKeysWith: { first, _ in first })
        displayDeltas = Self.column(SystemFontTable.displayDelta)
        advances = [
            .light: Self.column(SystemFontTable.light), .regular: Self.column(SystemFontTable.regular),
            .medium: Self.column(SystemFontTable.medium), .semibold: Self.column(SystemFontTable.semibold),
            .bold: Self.column(SystemFontTable.bold),
        ]
        displayOffsets = Self.displayOffsets(from: SystemFontTable.displayWeightOffset)
        kernings = Self.kernings(from: SystemFontTable.kerning, glyphCount: scalars.count)
        trackings = [
            .before13000: Self.sizeTable(SystemFontTable.trackingBefore13000),
            .from13000to17499: Self.sizeTable(SystemFontTable.trackingFrom13000To17499),
            .from17500: Self.sizeTable(SystemFontTable.trackingFrom17500),
        ]
    }

    /// Returns the index of a character; nil if it wasn't measured.
    func index(of scalar: Unicode.Scalar) -> GlyphIndex? {
        indexOfScalar[scalar]
    }

    /// Returns the advances of all glyphs without tracking, with the given share of the display cut.
    func advances(weight: Font.Weight, displayShare: Double) -> [Double] {
        let blend = WeightBlend(weight)
        let base = advances[blend.base] ?? []
        let bold = advances[.bold] ?? []
        let baseOffset = displayOffsets[blend.base] ?? 0
        let boldOffset = displayOffsets[.bold] ?? 0
        let offset = baseOffset + blend.towardsBold * (boldOffset - baseOffset)
        return base.indices.map { index in
            base[index] + blend.towardsBold * (bold[index] - base[index])
                + displayShare * (displayDeltas[index] + offset)
        }
    }

    /// Returns the tracking added to every character at a size in points.
    func tracking(size: Double, era: SystemFontEra) -> Double {
        trackings[era]?.value(at: size) ?? 0
    }
}

// MARK: - Reading the table

extension SystemFontData {
    private static func column(_ text: String) -> [Double] {
        text.split(separator: " ").map(em)
    }

    private static func em(_ text: some StringProtocol) -> Double {
        (Double(text) ?? 0) / unitsPerEm
    }

    private static func displayOffsets(from text: String) -> [Font.Weight: Double] {
        var offsets: [Font.Weight: Double] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2, let weight = Font.Weight(rawValue: String(words[0])) else { continue }
            offsets[weight] = em(words[1])
        }
        return offsets
    }

    private static func kernings(from text: String, glyphCount: Int) -> [Double] {
        var kernings = [Double](repeating: 0, count: glyphCount * glyphCount)
        for line in text.split(separator: "\n") {
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            for cell in stride(from: 1, to: numbers.count - 1, by: 2) {
                kernings[numbers[0] * glyphCount + numbers[cell]] = Double(numbers[cell + 1]) / unitsPerEm
            }
        }
        return kernings
    }

    private static func sizeTable(_ text: String) -> SizeTable {
        SizeTable(
            rows: text.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                guard words.count == 2, let size = Double(words[0]) else { return nil }
                return (size, em(words[1]))
            })
    }
}
