import Foundation

extension TextMeasurer {
    /// Returns the range of widths around the given one for which `measure` returns the same lines and size.
    ///
    /// - Complexity: That of `measure`; for truncated text, times the logarithm of the precision.
    func adaptation(
        of text: String, font: Font, maximumWidth: CGFloat, maximumLines: Int,
        lineBreakMode: LineBreakMode
    ) -> TextAdaptation {
        let room = max(0, Double(maximumWidth))
        let elements = TextElements(text)
        let scanner = LineScanner(
            elements: elements, advances: FontAdvances(font, era: metrics.era),
            limit: room + Self.tolerance, breaksAtWords: lineBreakMode != .characterWrapping)
        var (least, greatest, widest) = (0.0, Double.infinity, 0.0)
        var count = 0
        var start = elements.text.startIndex
        while start < elements.text.endIndex {
            let line = scanner.line(from: start)
            count += 1
            if count == maximumLines, line.next < elements.text.endIndex {
                return cutAdaptation(at: maximumWidth) { width in
                    self.measure(
                        text, font: font, maximumWidth: width, maximumLines: maximumLines,
                        lineBreakMode: lineBreakMode)
                }
            }
            let reach = scanner.reach(of: line, from: start)
            least = max(least, reach.content - Self.tolerance)
            greatest = min(greatest, reach.beyond - Self.tolerance)
            widest = max(widest, line.width, line.widthWithSpaces)
            start = line.next
        }
        let followsWidth = widest > room
        if followsWidth { greatest = min(greatest, widest) } else { least = max(least, widest) }
        return TextAdaptation(
            widths: CGFloat(min(least, room))...CGFloat(max(greatest, room)), followsWidth: followsWidth,
            isTruncated: false)
    }

    /// Searches for the nearest change of truncated text, whose width changes with each character that fits.
    private func cutAdaptation(
        at width: CGFloat, measured: (CGFloat) -> MeasuredText
    ) -> TextAdaptation {
        let here = measured(width)
        func isSame(_ other: CGFloat) -> Bool {
            let there = measured(max(0, other))
            return there.size == here.size && there.widthWithSpaces == here.widthWithSpaces
                && there.isTruncated == here.isTruncated
        }
        func end(_ direction: CGFloat) -> CGFloat {
            var (inside, outside) = (CGFloat(0), 1 / scale)
            while isSame(width + direction * outside) {
                inside = outside
                outside *= 2
                if outside > Self.furthestLook { return width + direction * inside }
            }
            while outside - inside > Self.precision {
                let middle = (inside + outside) / 2
                if isSame(width + direction * middle) { inside = middle } else { outside = middle }
            }
            return width + direction * inside
        }
        return TextAdaptation(
            widths: max(0, end(-1))...end(1), followsWidth: false, isTruncated: true)
    }

    /// How far the search for changes of truncated text goes, in points, and its precision.
    private static let furthestLook: CGFloat = 64
    private static let precision: CGFloat = 1e-7
}
