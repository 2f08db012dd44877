import LayoutValues
import Findings
import Foundation
import TextMetrics
import ViewCapture

/// The texts of captured items, in a size that follows from their frames.
enum CapturedText {
    private static let textClasses = [
        "Label", "TextField", "TextView", "StaticText", "SearchField", "NSTextField",
    ]

    /// Returns the text of an item as drawn in its frame; nil for items that show none.
    ///
    /// - Parameter isLeaf: Whether nothing inside the item has a text.
    static func text(of item: CapturedItem, isLeaf: Bool, in frame: CGRect) -> SolvedText? {
        guard let text = item.text, !text.isEmpty, item.kind != .guide, frame.width > 1, frame.height > 4
        else { return nil }
        let isText = textClasses.contains {
            item.className.hasSuffix($0) || (item.baseClass ?? "").hasSuffix($0)
        }
        let isButton =
            item.className.hasSuffix("Button") && isLeaf
        guard isText || isButton, !item.className.hasSuffix("ContainerView") else { return nil }
        let string = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        // The size follows from the height of a single line; six digits of width for a letter, at most.
        let lines = max(1, Int((Double(frame.height) / 21).rounded()))
        let size = min(17, max(6, Double(frame.height) / Double(lines) / 1.2))
        let font = Font(size: CGFloat(size))
        return SolvedText(
            string: string, font: font, alignment: isButton ? .center : .natural,
            lines: brokenLines(of: string, width: Double(frame.width), size: size, most: lines))
    }

    /// Breaks a text at spaces into lines of roughly the width.
    private static func brokenLines(of text: String, width: Double, size: Double, most: Int) -> [String] {
        let most = max(1, most)
        let room = max(1, Int(width / (size * 0.48)))
        guard most > 1, text.count > room else { return [text] }
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= room || lines.count == most {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
