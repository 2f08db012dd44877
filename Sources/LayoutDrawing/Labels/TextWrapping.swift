import LayoutValues
import TextMetrics

/// Breaks sentences and equations into lines at spaces, and words that are wider than a line after periods, or as names
/// are broken.
struct TextWrapping {
    let font: Font
    /// The width of the first line in points; later lines are narrower by their indentation.
    let width: Double
    /// The maximum number of lines.
    let most: Int
    /// The indentation of the lines after the first, in points.
    var indent = hanging

    /// The indentation of paragraphs' lines after the first, in points.
    static let hanging = 10.0

    /// Returns the lines of a text; the last one ends in an ellipsis if there are too many.
    func lines(of text: String, measurer: LineMeasurer) -> [String] {
        var lines = [""]
        for piece in pieces(of: DisplayName.printable(text), measurer: measurer) {
            let last = lines[lines.count - 1]
            let longer = last.isEmpty ? piece.text : last + piece.separator + piece.text
            if last.isEmpty || measurer.width(of: longer, font: font) <= room(lines.count - 1) {
                lines[lines.count - 1] = longer
            } else {
                lines.append(piece.text)
            }
            if lines.count > most { break }
        }
        if lines.count > most {
            let rest = lines.removeLast()
            lines[most - 1] += " \(rest) …"
        }
        return lines.enumerated().map { row, line in
            measurer.elided(line, font: font, to: room(row))
        }
    }

    private func room(_ row: Int) -> Double { row == 0 ? width : width - indent }

    /// Returns the parts that stay on one line, each with what separates it from the one before on the same line.
    private func pieces(
        of text: String, measurer: LineMeasurer
    ) -> [(separator: String, text: String)] {
        var pieces: [(separator: String, text: String)] = []
        for word in text.split(separator: " ") {
            for (place, part) in parts(of: String(word), measurer: measurer).enumerated() {
                pieces.append((place == 0 ? " " : "", part))
            }
        }
        return pieces
    }

    /// Returns the parts of a word that is wider than a line: the names between its periods, or their words.
    private func parts(of word: String, measurer: LineMeasurer) -> [String] {
        func isWide(_ part: String) -> Bool { measurer.width(of: part, font: font) > width - indent }
        guard isWide(word) else { return [word] }
        let names = word.split(separator: ".", omittingEmptySubsequences: false)
        return names.enumerated().flatMap { position, name -> [String] in
            let name = position == names.count - 1 ? String(name) : "\(name)."
            return isWide(name) ? NameWrapping.parts(of: name) : [name]
        }.filter { !$0.isEmpty }
    }
}
