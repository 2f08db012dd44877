import LayoutValues
import Foundation
import Findings

/// The frames of a layout as text that is the same on every machine: a line for each view or guide, indented below the
/// view that contains it.
///
///     canvas 390 844
///     view 0 0 390 844
///       [third] ? 0 ? 281.333
///       button 145 281.333 100 44
///
/// Guides are in brackets; a question mark stands for an undetermined number. Lengths are rounded to thousandths.
package enum FramesText {
    /// Returns the text of a layout.
    ///
    /// - Complexity: linear in the items.
    package static func text(of record: LayoutRecord) -> String {
        // By index, since a text can have the same id twice.
        var places: [String: Int] = [:]
        var children: [Int?: [Int]] = [:]
        for (index, item) in record.items.enumerated() {
            children[item.parent.flatMap { places[$0] }, default: []].append(index)
            places[item.id] = index
        }
        var lines = ["canvas \(record.canvas.map(number).joined(separator: " "))"]
        var pending = Array((children[nil] ?? []).reversed().map { ($0, 0) })
        while let (index, depth) = pending.popLast() {
            let item = record.items[index]
            lines.append(String(repeating: "  ", count: min(depth, deepestIndentation)) + line(for: item))
            pending += (children[index] ?? []).reversed().map { ($0, depth + 1) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Reads frames from their text; nil for any other text.
    package static func record(_ text: String) -> LayoutRecord? {
        var lines = text.split(separator: "\n")
        guard let head = lines.first?.split(separator: " "), head.first == "canvas", head.count == 3,
            let width = length(head[1]), let height = length(head[2])
        else { return nil }
        lines.removeFirst()
        var record = LayoutRecord(canvas: [width, height], items: [], constraints: [])
        var ancestors: [(depth: Int, item: LayoutRecord.Item)] = []
        for line in lines {
            guard var item = item(line) else { return nil }
            let depth = line.prefix { $0 == " " }.count
            while let last = ancestors.last, last.depth >= depth { ancestors.removeLast() }
            if let parent = ancestors.last?.item {
                item.parent = parent.id
                item.canvasFrame[0] += parent.canvasFrame[0]
                item.canvasFrame[1] += parent.canvasFrame[1]
            }
            record.items.append(item)
            ancestors.append((depth, item))
        }
        return record
    }

    /// The maximum indentation. Without it, the size of a deep layout's text would grow with the square of the depth.
    private static let deepestIndentation = 32

    private static func line(for item: LayoutRecord.Item) -> String {
        let name = name(item.id)
        let title = item.kind == "guide" ? "[\(name)]" : name
        let frame = item.frame.map { $0.map(number) ?? "?" }.joined(separator: " ")
        return "\(title) \(frame)\(item.isHidden == true ? " hidden" : "")"
    }

    private static func item(_ line: Substring) -> LayoutRecord.Item? {
        var words = line.split(separator: " ")
        let isHidden = words.last == "hidden"
        if isHidden { words.removeLast() }
        guard words.count == 5 else { return nil }
        let isGuide = words[0].hasPrefix("[") && words[0].hasSuffix("]")
        let name = isGuide ? words[0].dropFirst().dropLast() : words[0]
        let frame = words[1...].map(length)
        guard let id = String(name).removingPercentEncoding,
            zip(frame, words[1...]).allSatisfy({ $0 != nil || $1 == "?" })
        else { return nil }
        return LayoutRecord.Item(
            id: id, kind: isGuide ? "guide" : "view", frame: frame, canvasFrame: frame.map { $0 ?? 0 },
            isHidden: isHidden ? true : nil)
    }

    /// Returns the number that a word is; nil for one that no layout has.
    private static func length(_ word: Substring) -> Double? {
        Double(word).flatMap { NumberRange.points.contains($0) ? $0 : nil }
    }

    /// Returns an id as one word, with percent escapes for characters that would break the line.
    private static func name(_ id: String) -> String {
        id.addingPercentEncoding(withAllowedCharacters: plain) ?? id
    }

    private static let plain: CharacterSet = {
        var plain = CharacterSet.alphanumerics
        plain.insert(charactersIn: "-_./:~@+")
        return plain
    }()

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == 0 ? "0" : rounded.plain
    }
}
