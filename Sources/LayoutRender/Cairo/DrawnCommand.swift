import LayoutDrawing
import Foundation

/// A command that a picture of pixels shows, with what is worked out once for all bands.
struct DrawnCommand: Sendable {
    let command: DisplayCommand
    /// The heights that it may draw at, in points of the picture.
    private(set) var heights: ClosedRange<Double>
    /// What it consists of, at places in pixels of the picture; nil if Cairo draws it.
    let shape: Shape?

    /// Shapes of which exact areas are drawn.
    enum Shape: Sendable {
        case text(DisplayText, [CoverageMask.Placed])
        case lines(DisplayLines, PixelLines)
    }

    /// Returns the commands of a list that draw something or clip what others draw; `text` must be the typesetter that the list
    /// was built with.
    static func commands(
        of list: DisplayList, scale: Double, text: Typesetter, isOpaque: (Paint) -> Bool
    ) -> [DrawnCommand] {
        var drawn: [DrawnCommand] = []
        // For each open group, where it begins among the drawn commands, if it clips.
        var groups: [Int?] = []
        let work = text.work
        let area = CGRect(origin: .zero, size: list.size)
        for command in list.commands {
            let isCovered =
                switch command {
                case .beginGroup, .endGroup: true
                case .text: work?.covers(.texts, work: 0) ?? true
                default:
                    work?.covers(.shapes, work: command.workOfPixels(in: area, scale: scale)) ?? true
                }
            guard isCovered else { continue }
            switch command {
            case .beginGroup(let group):
                groups.append(group.clip == nil ? nil : drawn.count)
                if group.clip != nil { drawn.append(DrawnCommand(command, heights: 0...0)) }
            case .endGroup:
                guard let start = groups.popLast() ?? nil else { continue }
                // A group is drawn where one of its commands is.
                let extents = drawn[(start + 1)...].map(\.heights)
                drawn[start].heights = union(extents)
                drawn.append(DrawnCommand(command, heights: drawn[start].heights))
            case .image:
                drawn.append(DrawnCommand(command, heights: -.infinity ... .infinity))
            case .rectangle(let rectangle):
                drawn.append(DrawnCommand(command, heights: heights(of: rectangle)))
            case .lines(let lines):
                let heights = lines.segments.flatMap { [$0.start.y, $0.end.y] }
                let pixels = PixelLines(lines, scale: scale, isOpaque: isOpaque(lines.stroke.paint))
                drawn.append(
                    DrawnCommand(
                        command, heights: extent(of: heights, within: lines.stroke.width),
                        shape: pixels.map { .lines(lines, $0) }))
            case .polygon(let polygon):
                // Cairo's limit for mitered corners is ten times the width.
                let width = polygon.stroke.map { 10 * $0.width }
                drawn.append(
                    DrawnCommand(command, heights: extent(of: polygon.points.map(\.y), within: width)))
            case .text(let line):
                let outlines = text.outlines(of: line, scale: scale)
                drawn.append(
                    DrawnCommand(
                        command, heights: text.verticalExtent(of: line), shape: .text(line, outlines)))
            }
        }
        return drawn
    }

    private init(_ command: DisplayCommand, heights: ClosedRange<Double>, shape: Shape? = nil) {
        (self.command, self.heights, self.shape) = (command, heights, shape)
    }

    private static func heights(of rectangle: DisplayRectangle) -> ClosedRange<Double> {
        extent(of: [rectangle.frame.minY, rectangle.frame.maxY], within: rectangle.stroke?.width)
    }

    private static func extent(of heights: [CGFloat], within distance: Double?) -> ClosedRange<Double> {
        let (low, high) = (Double(heights.min() ?? 0), Double(heights.max() ?? 0))
        return (low - (distance ?? 0))...(high + (distance ?? 0))
    }

    private static func union(_ ranges: [ClosedRange<Double>]) -> ClosedRange<Double> {
        let low = ranges.map(\.lowerBound).min() ?? 0
        return low...(ranges.map(\.upperBound).max() ?? low)
    }
}
