import LayoutValues

/// The few shapes by which a control of UIKit's is recognized, drawn lightly inside its frame.
///
/// They stand for the kind of control and not for its state: a switch is off, a slider is in the middle.
struct ControlSketch {
    private enum Shape {
        /// A rectangle with round corners, filled or outlined.
        case box(CGRect, radius: Double, isFilled: Bool)
        case lines([DisplayLines.Segment])
        /// A long line, which has gaps where names are.
        case rule(DisplayLines.Segment, width: Double)
        case polygon([CGPoint])
    }

    private let shapes: [Shape]
    /// The areas of the picture that names keep off.
    let parts: [CGRect]
    /// The outlines whose edges names keep off if they can.
    let outlines: [CGRect]

    /// Creates the sketch of a view; nil for views that have none, or have no room for it.
    init?(of index: Int, in placed: PlacedLayout) {
        let item = placed.layout.items[index]
        let frame = placed.items[index].frame
        guard item.kind == .view, placed.items[index].isVisible, !item.isHidden, item.corners.isEmpty,
            placed.options.layers.contains(.text), !placed.isContainer(index),
            !placed.options.layers.contains(.snapshots) || placed.options.snapshots[item.id] == nil
        else { return nil }
        let zoom = placed.projection.zoom
        guard frame.width >= Self.leastWidth * zoom, frame.width < Self.largest, frame.height < Self.largest
        else { return nil }
        let shapes =
            item.segments.count > 1
            ? Self.dividers(between: placed.segmentFrames(of: index))
            : Self.shapes(
                of: item.className, in: frame, zoom, isRightToLeft: item.layoutDirection == .rightToLeft)
        guard !shapes.isEmpty else { return nil }
        self.shapes = shapes
        parts = shapes.flatMap { Self.parts(of: $0) }
        outlines = shapes.compactMap { shape in
            if case .box(let frame, _, false) = shape { frame } else { nil }
        }
    }

    /// The width in points of the canvas below which a view has no sketch.
    private static let leastWidth = 12.0
    /// The length in points of the picture beyond which a view isn't recognized as a control any more.
    private static let largest = 4000.0

    /// Returns the commands that draw it in a view's colour; `names` are the names on the sheet.
    func commands(_ hue: ColorRole, opacity: Double, names: LetterGaps) -> [DisplayCommand] {
        let stroke = Stroke(Paint(hue, opacity: 0.6 * opacity))
        let fill = Paint(hue, opacity: 0.3 * opacity)
        return shapes.map { shape in
            switch shape {
            case .box(let frame, let radius, let isFilled):
                .rectangle(
                    DisplayRectangle(
                        frame, cornerRadius: min(radius, frame.width / 2, frame.height / 2),
                        fill: isFilled ? fill : nil, stroke: isFilled ? nil : stroke))
            case .lines(let lines): .lines(DisplayLines(lines, stroke: stroke))
            case .rule(let line, let width):
                .lines(DisplayLines(names.interrupting([line]), stroke: Stroke(fill, width: width)))
            case .polygon(let points): .polygon(DisplayPolygon(points, fill: fill))
            }
        }
    }

    private static func parts(of shape: Shape) -> [CGRect] {
        switch shape {
        case .box(let frame, _, let isFilled): isFilled ? [frame] : []
        case .lines(let lines):
            lines.map { line in
                CGRect(
                    x: min(line.start.x, line.end.x) - 0.5, y: min(line.start.y, line.end.y) - 0.5,
                    width: abs(line.end.x - line.start.x) + 1, height: abs(line.end.y - line.start.y) + 1)
            }
        case .rule: []
        case .polygon(let points): [box(around: points)]
        }
    }

    private static func box(around points: [CGPoint]) -> CGRect {
        points.reduce(CGRect.null) { $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    }

    // MARK: The kinds

    private static func shapes(
        of className: String, in frame: CGRect, _ zoom: Double, isRightToLeft: Bool
    ) -> [Shape] {
        switch className {
        case "UISwitch": toggle(in: frame, zoom, isRightToLeft)
        case "UISlider": slider(in: frame, zoom)
        case "UIStepper": stepper(in: frame, zoom)
        case "UIProgressView": progress(in: frame, isRightToLeft)
        case "UIPageControl": dots(in: frame, zoom)
        case "UIActivityIndicatorView": spokes(in: frame)
        case "UIImageView": mountains(in: frame, zoom)
        case "UIPickerView", "UIDatePicker": wheel(in: frame, zoom)
        case "UISearchBar": searchField(in: frame, zoom)
        default: []
        }
    }

    private static func circle(_ centre: CGPoint, _ radius: Double) -> Shape {
        .box(
            CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius),
            radius: radius, isFilled: true)
    }

    private static func toggle(in frame: CGRect, _ zoom: Double, _ isRightToLeft: Bool) -> [Shape] {
        let track = frame.insetBy(dx: 2 * zoom, dy: 2 * zoom)
        guard track.height > 6, track.width > track.height else { return [] }
        let radius = track.height / 2
        let middle = CGPoint(x: isRightToLeft ? track.maxX - radius : track.minX + radius, y: track.midY)
        return [.box(track, radius: radius, isFilled: false), circle(middle, radius - 2 * zoom)]
    }

    private static func slider(in frame: CGRect, _ zoom: Double) -> [Shape] {
        guard frame.height > 8, frame.width > 3 * frame.height else { return [] }
        let inset = 4 * zoom
        let track = DisplayLines.Segment(
            CGPoint(x: frame.minX + inset, y: frame.midY), CGPoint(x: frame.maxX - inset, y: frame.midY))
        return [
            .rule(track, width: 2 * zoom),
            circle(CGPoint(x: frame.midX, y: frame.midY), min(9 * zoom, frame.height / 3)),
        ]
    }

    private static func stepper(in frame: CGRect, _ zoom: Double) -> [Shape] {
        let arm = 5 * zoom
        guard frame.height > 3 * arm, frame.width > 6 * arm else { return [] }
        func horizontal(_ x: Double) -> DisplayLines.Segment {
            .init(CGPoint(x: x - arm, y: frame.midY), CGPoint(x: x + arm, y: frame.midY))
        }
        func vertical(_ x: Double, _ half: Double) -> DisplayLines.Segment {
            .init(CGPoint(x: x, y: frame.midY - half), CGPoint(x: x, y: frame.midY + half))
        }
        let (minus, plus) = (frame.minX + frame.width / 4, frame.maxX - frame.width / 4)
        return [
            .lines([
                horizontal(minus), vertical(frame.midX, frame.height / 4), horizontal(plus),
                vertical(plus, arm),
            ])
        ]
    }

    private static func dividers(between segments: [CGRect]) -> [Shape] {
        guard segments.allSatisfy({ $0.width > 4 && $0.height > 8 }) else { return [] }
        let places = zip(segments, segments.dropFirst()).map { max($0.minX, $1.minX) }
        return [
            .lines(
                zip(places, segments).map { x, segment in
                    .init(
                        CGPoint(x: x, y: segment.midY - segment.height / 4),
                        CGPoint(x: x, y: segment.midY + segment.height / 4))
                })
        ]
    }

    private static func progress(in frame: CGRect, _ isRightToLeft: Bool) -> [Shape] {
        let done = frame.width * 0.4
        return [
            .box(
                CGRect(
                    x: isRightToLeft ? frame.maxX - done : frame.minX, y: frame.minY, width: done,
                    height: frame.height), radius: frame.height / 2, isFilled: true)
        ]
    }

    private static func dots(in frame: CGRect, _ zoom: Double) -> [Shape] {
        let (radius, distance) = (3 * zoom, 15 * zoom)
        guard frame.width > 2 * distance + 2 * radius, frame.height > 2 * radius else { return [] }
        return [-1.0, 0, 1].map { circle(CGPoint(x: frame.midX + $0 * distance, y: frame.midY), radius) }
    }

    /// Eight spokes; their directions are written out, since a browser's module has no trigonometry.
    private static func spokes(in frame: CGRect) -> [Shape] {
        let length = min(frame.width, frame.height) / 2 - 1
        guard length > 3 else { return [] }
        let diagonal = 0.5.squareRoot()
        let directions = [
            (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
            (0, -1), (diagonal, -diagonal),
        ]
        return [
            .lines(
                directions.map { x, y in
                    func point(_ share: Double) -> CGPoint {
                        CGPoint(x: frame.midX + x * length * share, y: frame.midY + y * length * share)
                    }
                    return .init(point(0.45), point(0.95))
                })
        ]
    }

    private static func mountains(in frame: CGRect, _ zoom: Double) -> [Shape] {
        let width = min(32 * zoom, frame.width * 0.6, frame.height * 0.8)
        guard width > 10 else { return [] }
        let height = width * 0.6
        let (left, bottom) = (frame.midX - width / 2, frame.midY + height / 2)
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: left + x * width, y: bottom - y * height)
        }
        return [
            .polygon([
                point(0, 0), point(0.32, 0.7), point(0.52, 0.28), point(0.68, 0.5), point(1, 0),
            ]), circle(point(0.8, 0.85), width * 0.09),
        ]
    }

    private static func wheel(in frame: CGRect, _ zoom: Double) -> [Shape] {
        let half = 16 * zoom
        guard frame.height > 4 * half, frame.width > 4 * half else { return [] }
        let inset = 8 * zoom
        return [frame.midY - half, frame.midY + half].map { y in
            .rule(
                .init(CGPoint(x: frame.minX + inset, y: y), CGPoint(x: frame.maxX - inset, y: y)),
                width: 1)
        }
    }

    private static func searchField(in frame: CGRect, _ zoom: Double) -> [Shape] {
        let field = frame.insetBy(dx: 8 * zoom, dy: 10 * zoom)
        guard field.width > 20, field.height > 10 else { return [] }
        return [.box(field, radius: 9 * zoom, isFilled: false)]
    }
}
