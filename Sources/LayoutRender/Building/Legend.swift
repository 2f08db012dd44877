import Engine
import Foundation
import TextMetrics

/// The lines below or beside a picture that explain marks and numbers, and list names that didn't fit.
struct Legend {
    /// The position of a legend.
    enum Place {
        /// In rows from a point to the right and down, at most `width` wide.
        case below(CGPoint, width: Double)
        /// In columns from a point down and to the right, at most `height` high.
        case beside(CGPoint, height: Double)
    }

    let placed: PlacedLayout
    let selection: GuideSelection
    let redlines: RedlineOverlay
    let comparison: EarlierLayout?
    let measurer: any TextMeasuring
    let grid: PixelGrid
    private let place: Place
    /// The width of its rows, in points.
    private(set) var width: Double
    private var origin: CGPoint
    private(set) var commands: [DisplayCommand] = []
    var x = 0.0
    private var y = 0.0
    /// The right end of the longest line, in points of the picture.
    private(set) var right = 0.0
    /// The bottom of the lowest line, in points of the picture; 0 without a legend.
    private(set) var bottom = 0.0

    private static let rowHeight = 17.0
    private static let spacing = 18.0
    private static let columnWidth = 200.0
    /// The minimum width of columns below a sheet, in points.
    private static let leastWidth = 180.0
    /// The distance between columns, and between the first column and the sheet, in points.
    static let columnGap = 24.0

    /// Returns the maximum height of a legend below a sheet; a longer one is placed beside it.
    static func longest(for sheet: CGRect) -> Double { min(5 * rowHeight, max(2 * rowHeight, sheet.height)) }

    /// The height of a legend below the sheet, in points.
    var height: Double { commands.isEmpty ? 0 : bottom - origin.y }

    /// Creates the legend of a picture at a position.
    init(
        arrangement: Arrangement, selection: GuideSelection, measurer: any TextMeasuring, grid: PixelGrid,
        place: Place
    ) {
        placed = arrangement.placed
        self.selection = selection
        redlines = arrangement.redlines
        comparison = arrangement.comparison
        self.measurer = measurer
        self.grid = grid
        self.place = place
        switch place {
        case .below(let point, let width): (origin, self.width) = (point, width)
        case .beside(let point, _): (origin, width) = (point, Self.columnWidth)
        }
        addMarks()
        addComparison()
        addNumbers(of: arrangement.names.labels)
        addConflicts()
        addErrors()
        addSurplus()
        addAmbiguities()
        addRemark(arrangement.names.unplaced, one: "name without room", many: "names without room")
        addRemark(unseen, one: "item out of sight", many: "items out of sight")
        addRemark(undetermined, one: "guide undetermined", many: "guides undetermined")
        guard !commands.isEmpty else { return }
        commands = [.beginGroup(DisplayGroup(classes: ["legend"]))] + commands + [.endGroup]
    }

    // MARK: Marks

    private mutating func addMarks() {
        let indices = placed.items.indices
        let guides = selection.groups.map { placed.layout.items[$0[0]] }
        let hasGuides = !guides.isEmpty
        let hasHatch = !Hatching.unsafeStrips(of: placed).isEmpty
        let hasKeyboard = KeyboardDrawing.area(in: placed) != nil
        let hasConflict = indices.contains { OutlineOverlay.showsConflict($0, in: placed) }
        let hasAmbiguity = indices.contains { OutlineOverlay.showsAmbiguity($0, in: placed) }
        let hasTint = indices.contains { placed.isTinted($0) && placed.isSeen($0) }
        if hasTint, hasGuides || hasHatch || !redlines.isEmpty || hasKeyboard || hasConflict || hasAmbiguity {
            addMark("view", Paint(.view(.blue), opacity: 0.16), Stroke(Paint(.view(.blue))))
        }
        if guides.contains(where: { $0.guideRole == .custom }) {
            addMark("layout guide", nil, Stroke(Paint(.guide), width: 2, dash: [5, 3]))
        }
        if guides.contains(where: { $0.guideRole != .custom }) {
            let dots = Stroke(Paint(.systemGuide), width: 1.25, dash: GuidesLayer.dots, isRound: true)
            addMark("system guide", nil, dots)
        }
        if hasHatch { addHatchMark() }
        addRedlineMarks()
        if hasKeyboard { addMark("keyboard", KeyboardDrawing.fill, Stroke(KeyboardDrawing.fill)) }
        if hasConflict { addMark("conflict", nil, Stroke(Paint(.conflict), width: 1.5)) }
        if hasAmbiguity {
            addMark("ambiguous", nil, Stroke(Paint(.ambiguity), width: 1.5, dash: [1.5, 3]))
        }
    }

    private mutating func addRedlineMarks() {
        // A ledger explains every mark beside it.
        guard placed.focused.isEmpty || !placed.options.layers.contains(.ledger) else { return }
        if redlines.has(.stated) {
            addGlyph("stated by a constraint", .dimension(isEquality: false), .stated)
        }
        if redlines.has(.optional) || redlines.has(.unmet) {
            addGlyph("optional", .dimension(isEquality: false), .optional)
        }
        if redlines.has(.derived) { addGlyph("follows from others", .dimension(isEquality: false), .derived) }
        if redlines.hasEqualities { addGlyph("equal", .dimension(isEquality: true), .stated) }
        if redlines.hasJoints { addGlyph("edges held together", .bowTie, .stated) }
        if redlines.hasAlignments { addGlyph("aligned", .dashes, .stated) }
    }

    private mutating func addGlyph(
        _ word: String, _ form: ConstraintGlyph.Form, _ standing: Redline.Standing
    ) {
        let swatch = startMark(word)
        let start = CGPoint(x: swatch.minX, y: swatch.midY)
        commands += ConstraintGlyph(form, standing).commands(from: start, grid: grid)
        endMark(word)
    }

    private mutating func addMark(_ word: String, _ fill: Paint?, _ stroke: Stroke) {
        let swatch = startMark(word)
        var stroke = stroke
        stroke.width = grid.lineWidth(stroke.width)
        commands.append(
            .rectangle(
                DisplayRectangle(grid.outline(swatch, width: stroke.width), fill: fill, stroke: stroke)))
        endMark(word)
    }

    private mutating func addHatchMark() {
        let word = "outside safe area"
        let swatch = startMark(word)
        commands.append(
            .lines(
                DisplayLines(
                    Hatching.lines(in: [swatch], spacing: 6),
                    stroke: Stroke(Paint(.systemGuide, opacity: 0.5)))))
        endMark(word)
    }

    private mutating func startMark(_ word: String) -> CGRect {
        makeRoom(for: 25 + measurer.width(of: word, font: TypeScale.legend))
        return grid.snap(CGRect(x: origin.x + x, y: origin.y + y + 2, width: 18, height: 11))
    }

    private mutating func endMark(_ word: String) {
        x += 25
        add(word, font: TypeScale.legend, role: .secondaryText)
        x += Self.spacing
    }

    // MARK: Comparison

    /// Adds the marks of a comparison, and what caused the differences.
    private mutating func addComparison() {
        guard let comparison, comparison.isDetailed else { return }
        let dotted = { (role: ColorRole) in Stroke(Paint(role), width: 1, dash: EarlierLayout.dash) }
        if comparison.has.moves {
            addMark("before", nil, dotted(.ambiguity))
            let word = "moved, in points"
            let swatch = startMark(word)
            commands += ComparisonArrow.commands(
                from: CGPoint(x: swatch.minX, y: swatch.midY), to: CGPoint(x: swatch.maxX, y: swatch.midY),
                width: grid.lineWidth(1))
            endMark(word)
        }
        if comparison.has.additions { addMark("+ added", nil, Stroke(Paint(.constraint))) }
        if comparison.has.removals { addMark("− removed", nil, dotted(.conflict)) }
        let causes = placed.options.comparisonCauses
        for cause in causes.prefix(Self.mostFindings) { addParagraph(cause, role: .text) }
        if causes.count > Self.mostFindings {
            addLine("and \(causes.count - Self.mostFindings) more causes", role: .secondaryText)
        }
    }

    // MARK: Numbers and remarks

    private mutating func addNumbers(of labels: [PlacedLabel]) {
        var numbered: [(number: Int, item: Int)] = labels.compactMap { label in
            if case .number(let number) = label.form { (number, label.item) } else { nil }
        }
        guard !numbered.isEmpty else { return }
        startRow()
        numbered.sort { $0.number < $1.number }
        for (number, index) in numbered {
            let item = placed.layout.items[index]
            let numberWidth = measurer.width(of: "\(number)", font: TypeScale.legendNumber) + 5
            let name = measurer.elided(
                placed.name(of: index), font: TypeScale.legend, to: width - numberWidth)
            makeRoom(for: numberWidth + measurer.width(of: name, font: TypeScale.legend))
            if case .beside = place { startRow() }
            let role = item.kind == .guide ? GuidesLayer.role(of: item) : .text
            add("\(number)", font: TypeScale.legendNumber, role: role)
            x += 5
            add(name, font: TypeScale.legend, role: .secondaryText)
            x += Self.spacing
        }
    }

    private mutating func addRemark(_ items: [Int], one: String, many: String) {
        guard !items.isEmpty else { return }
        startRow()
        let names = items.prefix(20).map { placed.name(of: $0) }
        let more = items.count > names.count ? ", …" : ""
        let remark =
            "\(items.count) \(items.count == 1 ? one : many): " + names.joined(separator: ", ") + more
        add(
            measurer.elided(remark, font: TypeScale.legend, to: width), font: TypeScale.legend,
            role: .secondaryText)
        x = width
    }

    /// The items that are outside the canvas, are clipped or have no finite frame.
    private var unseen: [Int] {
        placed.items.indices.filter {
            placed.items[$0].isShown && !placed.isSeen($0) && !isUndetermined($0)
                && placed.items[$0].beyond.isNull
        }
    }

    private var undetermined: [Int] {
        placed.items.indices.filter { placed.items[$0].isShown && isUndetermined($0) }
    }

    private func isUndetermined(_ index: Int) -> Bool {
        placed.layout.items[index].kind == .guide && GuideShape(of: index, in: placed) == .undetermined
    }

    // MARK: Blocks

    /// Adds blocks of lines that belong together: beside one another below a wide sheet, in a column beside one.
    mutating func addBlocks(_ blocks: [(inout Legend) -> Void]) {
        startRow()
        switch place {
        case .below: addGrid(of: blocks)
        case .beside(let top, let most):
            for block in blocks {
                startRow()
                let height = self.height(of: block)
                if y > 0, height <= most, y + height > most { startColumn(at: top) }
                block(&self)
            }
        }
    }

    private mutating func addGrid(of blocks: [(inout Legend) -> Void]) {
        let (whole, left) = (width, origin.x)
        let fitting = Int((whole + Self.columnGap) / (Self.leastWidth + Self.columnGap))
        let rows = (blocks.count + max(1, fitting) - 1) / max(1, fitting)
        let columns = rows == 0 ? 1 : (blocks.count + rows - 1) / rows
        width = (whole - Double(columns - 1) * Self.columnGap) / Double(columns)
        for first in stride(from: 0, to: blocks.count, by: columns) {
            startRow()
            let top = y
            var lowest = top
            for (column, block) in blocks[first..<min(first + columns, blocks.count)].enumerated() {
                origin.x = grid.snap(left + Double(column) * (width + Self.columnGap))
                (x, y) = (0, top)
                block(&self)
                startRow()
                lowest = max(lowest, y)
            }
            y = lowest
        }
        (width, origin.x) = (whole, left)
    }

    /// Returns the height of a block in a column of its own, in points.
    private func height(of block: (inout Legend) -> Void) -> Double {
        var copy = self
        (copy.x, copy.y, copy.bottom) = (0, 0, 0)
        block(&copy)
        return copy.bottom - copy.origin.y
    }

    private mutating func startColumn(at top: CGPoint) {
        origin = CGPoint(x: origin.x + Self.columnWidth + Self.columnGap, y: top.y)
        y = 0
    }

    // MARK: Rows

    mutating func startRow() {
        guard x > 0 else { return }
        x = 0
        y += Self.rowHeight
        if case .beside(let top, let height) = place, y + Self.rowHeight > height, y > 0 {
            startColumn(at: top)
        }
    }

    /// Begins a figure on its own rows and returns its top left corner.
    mutating func startFigure(height: Double) -> CGPoint {
        startRow()
        if case .beside(let top, let most) = place, y > 0, y + height > most {
            startColumn(at: top)
        }
        defer { y += height }
        return CGPoint(x: origin.x, y: origin.y + y)
    }

    /// Adds what a figure draws, which extends to the right as far as given.
    mutating func addFigure(_ drawing: [DisplayCommand], right end: Double) {
        commands += drawing
        right = max(right, end)
        bottom = max(bottom, origin.y + y)
    }

    /// Adds a line in bold, at a distance from what is above it.
    mutating func addHeading(_ words: String, role: ColorRole) {
        startRow()
        if y > 0 { y += 6 }
        add(words, font: TypeScale.legendNumber, role: role)
        x = width
    }

    private mutating func makeRoom(for length: Double) {
        if x > 0, x + length > width { startRow() }
    }

    mutating func add(_ words: String, font: Font, role: ColorRole) {
        let length = measurer.width(of: words, font: font)
        commands.append(
            .text(
                DisplayText(
                    words, origin: CGPoint(x: origin.x + x, y: origin.y + y + 11.5), font: font,
                    paint: Paint(role), width: length)))
        x += length
        right = max(right, origin.x + x)
        bottom = max(bottom, origin.y + y + Self.rowHeight)
    }
}
