import Testing

@testable import TextMetrics

/// The generated table: complete, and free of numbers that a font can't have.
struct FontTableTests {
    private static let glyphCount = FontTable.characters.unicodeScalars.count

    @Test(arguments: [
        FontTable.textBefore17000, FontTable.textFrom17000, FontTable.displayBefore13000,
        FontTable.displayFrom13000, FontTable.displayFrom17000,
    ])
    func aCutHasAllWeightsAndCharacters(columns: String) {
        let lines = columns.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(lines.compactMap { Font.Weight(rawValue: String($0[0])) } == Font.Weight.allCases)
        for line in lines {
            #expect(line.count == 1 + Self.glyphCount)
            // Advances of printed characters are between a tenth of an em and 1.5 em.
            #expect(line.dropFirst().allSatisfy { (200...3000).contains(Int($0) ?? 0) })
        }
    }

    /// San Francisco's weights are blends of the same masters: a digit, whose width grows with the weight, in order.
    @Test(arguments: [
        FontTable.textBefore17000, FontTable.textFrom17000, FontTable.displayBefore13000,
        FontTable.displayFrom13000, FontTable.displayFrom17000,
    ])
    func heavierWeightsAreWider(columns: String) {
        let advances = Font.Weight.allCases.map { FontColumns.advances(columns, nearest: $0) }
        for character in "0oaHMe" {
            let place = Int(character.asciiValue ?? 0) - 0x20
            let widths = advances.map { $0[place] }
            #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 6 }, "\(character): \(widths)")
        }
    }

    @Test(arguments: [
        FontTable.helvetica, FontTable.helveticaNeue, FontTable.avenir, FontTable.avenirNext,
        FontTable.futura,
        FontTable.times,
    ])
    func aFamilyHasAllCharacters(columns: String) {
        for line in columns.split(separator: "\n") {
            #expect(line.split(separator: " ").count == 1 + Self.glyphCount)
        }
    }

    @Test func kerningBringsLettersTogetherThatLeaveAGap() {
        for (table, unit) in [
            (FontTable.kerningOfText, 2048.0), (FontTable.kerningOfDisplay, 2048),
            (FontTable.kerningOfAvenir, 1000), (FontTable.kerningOfAvenirNext, 1000),
            (FontTable.kerningOfFutura, 2048), (FontTable.kerningOfTimes, 1000),
        ] {
            let kernings = FontColumns.kernings(table, glyphCount: Self.glyphCount, unit: 1 / unit)
            func kerning(_ left: Character, _ right: Character) -> Double {
                kernings[
                    Int((left.asciiValue ?? 0) - 0x20) * Self.glyphCount + Int((right.asciiValue ?? 0) - 0x20)
                ]
            }
            #expect((-0.2..<(-0.02)).contains(kerning("A", "V")))
            #expect((-0.2..<(-0.02)).contains(kerning("T", "o")))
            #expect(kerning("n", "n") == 0)
        }
    }
}
