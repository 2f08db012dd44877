extension TextMeasurer {
    /// Returns the range of widths around the given one for which `measure` returns the same lines and size.
    ///
    /// - Parameter isFollowed: Whether other widths matter; if not, the range may be too narrow.
    /// - Complexity: That of `measure` for each change of line breaks in the range, of which it looks at few;
    ///   for truncated text, times the logarithm of the precision.
    package func adaptation(
        of text: String, font: Font, runs: [FontRun] = [], maximumWidth: Double, maximumLines: Int,
        lineBreakMode: LineBreakMode, isFollowed: Bool = true
    ) -> TextAdaptation {
        let elements = TextElements(text, isReadOften: true)
        let advances = TextAdvances(of: elements, font: font, runs: runs, era: metrics.era)
        let measured = { (width: Double) in
            self.measure(
                elements, font: font, advances: advances, maximumWidth: width, maximumLines: maximumLines,
                lineBreakMode: lineBreakMode)
        }
        let here = measured(maximumWidth)
        if here.isTruncated {
            guard isFollowed else {
                return TextAdaptation(
                    widths: maximumWidth...maximumWidth, followsWidth: here.fillsWidth, isTruncated: true)
            }
            return cutAdaptation(at: maximumWidth, measured: measured)
        }
        let breaks = { (width: Double) in
            self.lineBreaks(in: elements, advances: advances, at: width, lineBreakMode: lineBreakMode)
        }
        var (lower, upper) = breaks(maximumWidth)
        let isSame = { (width: Double) in
            let there = measured(width)
            return !there.isTruncated && Self.haveSameSize(there, here)
        }
        let looks = isFollowed ? Self.greatestLook : 0
        for _ in 0..<looks {
            guard upper < .infinity, isSame(upper + Self.step) else { break }
            upper = breaks(upper + Self.step).upper
        }
        for _ in 0..<looks {
            guard lower > Self.step, isSame(lower - Self.step) else { break }
            lower = breaks(lower - Self.step).lower
        }
        return TextAdaptation(
            widths: min(lower, max(0, maximumWidth))...max(upper, maximumWidth),
            followsWidth: here.fillsWidth, isTruncated: false)
    }

    /// The range of widths around the given one over which lines break at the same places, and either all
    /// of them fit with their spaces or some doesn't.
    private func lineBreaks(
        in elements: TextElements, advances: TextAdvances, at maximumWidth: Double,
        lineBreakMode: LineBreakMode
    ) -> (lower: Double, upper: Double) {
        let room = max(0, Double(maximumWidth))
        let scanner = LineScanner(
            elements: elements, advances: advances, limit: room + Self.tolerance,
            breaksAtWords: lineBreakMode != .characterWrapping, pushesOut: pushesOutWords)
        var (least, greatest, widest) = (0.0, Double.infinity, 0.0)
        var start = elements.text.startIndex
        while start < elements.text.endIndex {
            let longest = scanner.longestLine(from: start)
            let line = scanner.line(from: start)
            let reach = scanner.reach(of: longest, from: start)
            least = max(least, reach.content - Self.tolerance)
            greatest = min(greatest, reach.beyond - Self.tolerance)
            if let width = scanner.lastLineWidth(after: longest) {
                // A word is pushed out from where the last line has room for it.
                let isPushedOut = line.next < longest.next
                if isPushedOut { least = max(least, width - Self.tolerance) }
                if !isPushedOut { greatest = min(greatest, width - Self.tolerance) }
            }
            if line.width > room + Self.tolerance {
                // A single character that is wider than the line.
                greatest = min(greatest, line.width - Self.tolerance)
            } else {
                widest = max(widest, line.width, line.widthWithSpaces)
            }
            start = line.next
        }
        if widest > room { greatest = min(greatest, widest) } else { least = max(least, widest) }
        return (Double(min(least, room)), Double(max(greatest, room)))
    }

    /// Searches for the nearest change of truncated text, whose width changes with each character that fits.
    private func cutAdaptation(
        at width: Double, measured: (Double) -> MeasuredText
    ) -> TextAdaptation {
        let here = measured(width)
        func isSame(_ other: Double) -> Bool {
            let there = measured(max(0, other))
            return there.isTruncated && Self.haveSameSize(there, here)
        }
        func end(_ direction: Double) -> Double {
            var (inside, outside) = (Double(0), 1 / scale)
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
            widths: max(0, end(-1))...end(1), followsWidth: here.fillsWidth, isTruncated: true)
    }

    /// Whether two measurements ask for the same size, or both for all of their width.
    private static func haveSameSize(_ one: MeasuredText, _ other: MeasuredText) -> Bool {
        one.size.height == other.size.height && one.lines.count == other.lines.count
            && one.fillsWidth == other.fillsWidth
            && (one.fillsWidth || one.widthWithSpaces == other.widthWithSpaces)
    }

    /// How many changes of line breaks that change nothing else are passed on either side.
    private static let greatestLook = 16
    /// A width in points by which a change of line breaks is passed.
    private static let step: Double = 1e-7
    /// How far the search for changes of truncated text goes, in points, and its precision.
    private static let furthestLook: Double = 64
    private static let precision: Double = 1e-7
}

/// The range of widths over which text keeps its line breaks and its size.
package struct TextAdaptation: Sendable, Equatable {
    /// The range of widths in points; at the upper end, line breaks may already be different.
    package var widths: ClosedRange<Double>
    /// Whether the text's own width is the given width rounded up to a pixel, because a line or the spaces at
    /// its end reach a little beyond it.
    package var followsWidth: Bool
    /// Whether text is omitted because of the limit on the number of lines.
    package var isTruncated: Bool

    /// The adaptation of text that is the same at any width.
    package static let constant = TextAdaptation(
        widths: 0...(.infinity), followsWidth: false, isTruncated: false)

    /// Restricts the widths to a range.
    package mutating func limit(to range: ClosedRange<Double>) {
        widths = widths.clamped(to: range)
    }
}
