import LayoutValues

/// The small form of a constraint's drawing, which legends and ledgers show beside its words.
struct ConstraintGlyph: Equatable {
    enum Form: Equatable {
        case dimension(isEquality: Bool)
        case bowTie
        case dashes
    }

    var form: Form
    var standing: Redline.Standing

    /// The width of a glyph in points.
    static let width = 18.0

    init(_ form: Form, _ standing: Redline.Standing) {
        self.form = form
        self.standing = standing
    }

    /// Creates the glyph of a line in a picture.
    init(_ redline: Redline) {
        standing = redline.standing
        switch redline.shape {
        case .dimension: form = .dimension(isEquality: redline.equality != nil)
        case .joint: form = .bowTie
        case .alignment: form = .dashes
        }
    }

    /// Returns the commands that draw it from a point to the right, centred vertically.
    func commands(from start: CGPoint, grid: PixelGrid) -> [DisplayCommand] {
        let role = RedlineDrawing.role(of: standing)
        let width = grid.lineWidth(1)
        let y = grid.line(after: start.y, width: width)
        let ends = [start.x, start.x + Self.width].map { grid.line(after: $0, width: width) }
        let line = DisplayLines.Segment(CGPoint(x: ends[0], y: y), CGPoint(x: ends[1], y: y))
        switch form {
        case .bowTie:
            let middle = CGPoint(x: start.x + Self.width / 2, y: start.y)
            return RedlineDrawing.wings(at: middle, axis: .horizontal).map {
                .polygon(DisplayPolygon($0, fill: Paint(role)))
            }
        case .dashes:
            let stroke = Stroke(Paint(role), width: width, dash: RedlineDrawing.alignment)
            return [.lines(DisplayLines([line], stroke: stroke))]
        case .dimension(let isEquality):
            let middle = (ends[0] + ends[1]) / 2
            let ticks = ends + (isEquality ? [middle - 1.5, middle + 1.5] : [])
            var lines = [line]
            if standing == .conflicting {
                lines.append(.init(CGPoint(x: ends[0], y: y + 2), CGPoint(x: ends[1], y: y + 2)))
            }
            let isDashed = standing == .optional || standing == .unmet || standing == .broken
            let stroke = Stroke(Paint(role), width: width, dash: isDashed ? [2, 2] : [])
            return [
                .lines(DisplayLines(lines, stroke: stroke)),
                .lines(
                    DisplayLines(
                        ticks.map { .init(CGPoint(x: $0, y: y - 4), CGPoint(x: $0, y: y + 4)) },
                        stroke: Stroke(Paint(role), width: width))),
            ]
        }
    }
}
