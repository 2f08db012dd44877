import Engine
import Foundation
import TextMetrics

extension TextMeasuring {
    /// Returns the string itself if it fits `width`, or else its longest prefix that fits, with an ellipsis.
    /// - Complexity: O(log n) measurements.
    func elided(_ string: String, font: Font, to width: Double) -> String {
        guard self.width(of: string, font: font) > width else { return string }
        let characters = Array(string)
        var (fits, tooLong) = (0, characters.count)
        while tooLong - fits > 1 {
            let middle = (fits + tooLong) / 2
            if self.width(of: String(characters[..<middle]) + "…", font: font) <= width {
                fits = middle
            } else {
                tooLong = middle
            }
        }
        return String(characters[..<fits]) + "…"
    }
}
