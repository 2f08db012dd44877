import LayoutValues
import Findings
import TextMetrics
import Solver

/// A list of the focused items with every constraint on them and the marks that stand for it; it replaces the legend.
struct FocusLedger {
    private let placed: PlacedLayout
    private let grid: PixelGrid
    private let measurer: LineMeasurer
    private let redlines: RedlineOverlay
    private let origin: CGPoint
    private var commands: [DisplayCommand] = []
    private var y = 0.0
    /// The right end of its widest line, in points of the picture.
    private(set) var right = 0.0

    private static let rowHeight = 17.0
    /// The width of the space for a mark before the text of a row.
    private static let indent = 26.0
    private static let most = 24
    /// The maximum width of a line of a constraint, in points.
    private static let widest = 300.0
    /// The maximum number of lines of a constraint.
    private static let mostLines = 4
    /// The distance between the lines of a constraint, in points.
    private static let lineHeight = 14.0
    /// The distance between the sheet and the ledger, in points.
    static let gap = 24.0

    /// The bottom of its last row, in points of the picture.
    var bottom: Double { origin.y + y }

    /// Creates the ledger of the focused items; nil if there are none or the ledger isn't shown.
    init?(
        placed: PlacedLayout, redlines: RedlineOverlay, grid: PixelGrid, measurer: LineMeasurer,
        origin: CGPoint
    ) {
        guard !placed.focused.isEmpty, placed.options.layers.contains(.ledger) else { return nil }
        self.placed = placed
        self.grid = grid
        self.measurer = measurer
        self.redlines = redlines
        self.origin = origin
        for index in placed.focused {
            if y > 0 { y += 14 }
            addHeader(of: index)
            addConstraints(of: index)
        }
    }

    /// Returns the commands that draw it.
    func drawing() -> [DisplayCommand] {
        [.beginGroup(DisplayGroup(classes: ["ledger", "legend"]))] + commands + [.endGroup]
    }

    private mutating func addHeader(of index: Int) {
        let item = placed.layout.items[index]
        let role = item.kind == .guide ? GuideLine.role(of: item) : .text
        let name = add(placed.name(of: index), x: 0, font: TypeScale.ledgerTitle, role: role)
        let owner = item.parent.map { " of \(placed.name(of: $0))" } ?? ""
        _ = add(
            DisplayName.oneLine(item.className) + (item.kind == .guide ? owner : ""), x: name + 6,
            font: TypeScale.className, role: .secondaryText)
        y += Self.rowHeight
        let numbers = [
            (FrameComponents.x, item.frame.minX), (.y, item.frame.minY), (.width, item.frame.width),
            (.height, item.frame.height),
        ].map { component, value in
            item.undetermined.contains(component) && item.kind == .guide ? "open" : Amount.text(value)
        }
        _ = add(
            "x \(numbers[0]) · y \(numbers[1]) · \(numbers[2]) × \(numbers[3])", x: 0, font: TypeScale.legend,
            role: .secondaryText)
        y += Self.rowHeight
        addRule()
    }

    private mutating func addConstraints(of index: Int) {
        let indices = placed.layout.constraints.indices.filter {
            let constraint = placed.layout.constraints[$0]
            return !constraint.source.isImplicit && RedlineSelection.items(of: constraint).contains(index)
        }
        let constraints = indices.map { placed.layout.constraints[$0] }
        let words = PictureEquations(placed: placed)
        for (place, constraint) in zip(indices, constraints).prefix(Self.most) {
            if let line = redlines.line(of: place) {
                commands += ConstraintGlyph(line).commands(
                    from: CGPoint(x: origin.x, y: origin.y + y + 7), grid: grid)
            }
            let role: ColorRole = constraint.outcome == .broken ? .conflict : .text
            let lines = TextWrapping(font: TypeScale.legend, width: Self.widest, most: Self.mostLines)
                .lines(of: words.text(of: constraint), measurer: measurer)
            var end = 0.0
            for (row, line) in lines.enumerated() {
                if row > 0 { y += Self.lineHeight }
                let indent = row == 0 ? Self.indent : Self.indent + TextWrapping.hanging
                end = indent + add(line, x: indent, font: TypeScale.legend, role: role)
            }
            let remark = Self.remark(on: constraint)
            if !remark.isEmpty {
                _ = add(remark, x: end + 8, font: TypeScale.legend, role: .secondaryText)
            }
            y += Self.rowHeight
        }
        if constraints.count > Self.most {
            _ = add(
                "and \(constraints.count - Self.most) more", x: Self.indent, font: TypeScale.legend,
                role: .secondaryText)
            y += Self.rowHeight
        }
        if !constraints.isEmpty { addRule() }
        _ = add(Self.summary(of: constraints), x: 0, font: TypeScale.legend, role: .secondaryText)
        y += Self.rowHeight
    }

    /// Returns a summary of constraints: `7 constraints, all required, all satisfied`.
    private static func summary(of constraints: [SolvedConstraint]) -> String {
        let count = constraints.count
        guard count > 0 else { return "No constraint mentions it." }
        let optional = constraints.count { $0.priority < 1000 }
        let failed = constraints.count { $0.outcome != .satisfied }
        let kinds = optional == 0 ? "required" : "\(optional) optional"
        let outcome = failed == 0 ? "all satisfied" : "\(failed) not satisfied"
        return "\(count) \(count == 1 ? "constraint" : "constraints"), \(kinds), \(outcome)"
    }

    private static func remark(on constraint: SolvedConstraint) -> String {
        var parts: [String] = []
        if constraint.priority < 1000 { parts.append("@\(DecimalNumber.text(constraint.priority))") }
        switch constraint.outcome {
        case .satisfied: break
        case .outweighed: parts.append(PictureEquations.shortfall(of: constraint))
        case .broken: parts.append("broken")
        }
        return parts.joined(separator: " · ")
    }

    private mutating func addRule() {
        let line = grid.line(after: origin.y + y, width: grid.lineWidth(1))
        commands.append(
            .lines(
                DisplayLines(
                    [.init(CGPoint(x: origin.x, y: line), CGPoint(x: origin.x + 220, y: line))],
                    stroke: Stroke(Paint(.sheetOutline), width: grid.lineWidth(1)))))
        right = max(right, origin.x + 220)
        y += 7
    }

    /// Adds text to the row and returns its width.
    private mutating func add(_ words: String, x: Double, font: Font, role: ColorRole) -> Double {
        let width = measurer.width(of: words, font: font)
        commands.append(
            .text(
                DisplayText(
                    words, origin: CGPoint(x: origin.x + x, y: origin.y + y + 11), font: font,
                    paint: Paint(role), width: width)))
        right = max(right, origin.x + x + width)
        return width
    }
}
