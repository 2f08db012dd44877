import LayoutDrawing
import LiveSolver
import TextMetrics

/// Texts with characters that aren't in the table of Inter's letters, and their sizes as the command measured them.
package struct MeasuredTexts: Sendable {
    /// A text in a font's weight and slant.
    private struct Entry {
        var text = ""
        var weight = 0
        var isItalic = false
        /// The size in em.
        var extent = TextExtent(width: 0, ascent: 0, descent: 0)

        /// Whether this entry is before another one. UTF-8 is compared, which needs none of Unicode's tables.
        func precedes(_ other: Entry) -> Bool {
            if weight != other.weight { return weight < other.weight }
            if isItalic != other.isItalic { return other.isItalic }
            return text.utf8.lexicographicallyPrecedes(other.text.utf8)
        }
    }

    /// In the order of `precedes`.
    private var entries: [Entry] = []

    /// Creates an empty collection.
    package init() {}

    /// Reads texts; nil if the numbers and strings don't describe any.
    package init?(reading numbers: [Double], _ strings: [String]) {
        var stream = NumberStream(reading: numbers, strings)
        stream.code(list: &entries, of: Entry()) { Self.code(&$1, &$0) }
        guard stream.isFinished else { return nil }
        entries.sort { $0.precedes($1) }
    }

    /// The texts as numbers and strings.
    package var coded: NumberStream {
        var (copy, stream) = (entries, NumberStream())
        stream.code(list: &copy, of: Entry()) { Self.code(&$1, &$0) }
        return stream
    }

    /// Returns the size of a text in a font, in points; nil if it wasn't measured.
    ///
    /// - Complexity: O(log n) comparisons.
    package func extent(of text: String, font: Font) -> TextExtent? {
        let wanted = Self.entry(text, font)
        let place = place(of: wanted)
        guard place < entries.count, !wanted.precedes(entries[place]) else { return nil }
        return entries[place].extent.scaled(by: font.size)
    }

    /// Adds a text with its size in points; one that is known already is left as it is.
    package mutating func add(_ text: String, font: Font, extent: TextExtent) {
        var entry = Self.entry(text, font)
        let place = place(of: entry)
        guard font.size > 0, place == entries.count || entry.precedes(entries[place]) else { return }
        entry.extent = extent.scaled(by: 1 / font.size)
        entries.insert(entry, at: place)
    }

    private static func entry(_ text: String, _ font: Font) -> Entry {
        Entry(text: text, weight: font.weight.number, isItalic: font.isItalic)
    }

    /// Returns the place of the first entry that isn't before the given one.
    private func place(of entry: Entry) -> Int {
        var (start, end) = (0, entries.count)
        while start < end {
            let middle = (start + end) / 2
            if entries[middle].precedes(entry) { start = middle + 1 } else { end = middle }
        }
        return start
    }

    private static func code(_ entry: inout Entry, _ stream: inout NumberStream) {
        stream.code(&entry.text)
        stream.code(&entry.weight)
        stream.code(&entry.isItalic)
        stream.code(&entry.extent.width)
        stream.code(&entry.extent.ascent)
        stream.code(&entry.extent.descent)
        stream.code(&entry.extent.gaps)
        stream.code(&entry.extent.isJoined)
        stream.code(&entry.extent.isMeasured)
    }
}

extension TextExtent {
    fileprivate func scaled(by factor: Double) -> TextExtent {
        var scaled = self
        scaled.width *= factor
        scaled.ascent *= factor
        scaled.descent *= factor
        return scaled
    }
}

/// Measures texts as another measurer does, and collects those that aren't in the table of Inter's letters.
package final class MeasuredTextCollector: TextMeasuring {
    private let measurer: LineMeasurer
    /// The texts so far.
    package private(set) var texts = MeasuredTexts()

    /// Creates a collector that measures through another measurer.
    package init(_ measurer: LineMeasurer) { self.measurer = measurer }

    package var work: DrawingWork? { measurer.work }

    package func extent(of string: String, font: Font) -> TextExtent {
        let extent = measurer.extent(of: string, font: font)
        if !InterTextMeasurer.knows(string, font: font) { texts.add(string, font: font, extent: extent) }
        return extent
    }

    package func isRightToLeft(_ paragraph: String) -> Bool? { measurer.isRightToLeft(paragraph) }
}
