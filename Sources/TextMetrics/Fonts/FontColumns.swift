/// Reads the columns of `FontTable`.
enum FontColumns {
    /// Returns the column of the weight that is closest to the given one, of two as close ones the lighter.
    static func advances(_ columns: String, nearest weight: Font.Weight) -> [Double] {
        let order = Font.Weight.allCases
        let place = order.firstIndex(of: weight) ?? 0
        var best: (distance: Int, column: Substring.UTF8View)?
        for line in columns.utf8.split(separator: newline) {
            let name = line.prefix { $0 != space }
            guard let known = order.firstIndex(where: { $0.rawValue.utf8.elementsEqual(name) })
            else { continue }
            let distance = abs(known - place)
            if distance < best?.distance ?? .max { best = (distance, line.dropFirst(name.count)) }
        }
        return best.map { numbers($0.column).map(Double.init) } ?? []
    }

    /// Returns whether there is a column for exactly a weight.
    static func contains(_ weight: Font.Weight, in columns: String) -> Bool {
        let name = Array(weight.rawValue.utf8)
        return columns.utf8.split(separator: newline).contains {
            $0.prefix { $0 != space }.elementsEqual(name)
        }
    }

    /// Returns the kerning between any two glyphs, at index left × number of glyphs + right.
    static func kernings(_ lines: String, glyphCount: Int, unit: Double) -> [Double] {
        var kernings = [Double](repeating: 0, count: glyphCount * glyphCount)
        for line in lines.utf8.split(separator: newline) {
            let cells = numbers(line)
            for cell in stride(from: 1, to: cells.count - 1, by: 2) {
                kernings[cells[0] * glyphCount + cells[cell]] = Double(cells[cell + 1]) * unit
            }
        }
        return kernings
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private static func numbers(_ text: Substring.UTF8View) -> [Int] {
        text.split(separator: space).map { digits in
            let isNegative = digits.first == UInt8(ascii: "-")
            let magnitude = digits.dropFirst(isNegative ? 1 : 0).reduce(0) { $0 * 10 + Int($1) - 0x30 }
            return isNegative ? -magnitude : magnitude
        }
    }
}
