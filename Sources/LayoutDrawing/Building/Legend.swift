import LayoutValues
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
    private let overlays: [DrawnOverlay]
    let measurer: LineMeasurer
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
        arrangement: Arrangement, selection: GuideSelection, measurer: LineMeasurer, grid: PixelGrid,
        place: Place
    ) {
        placed = arrangement.placed
        self.selection = selection
        redlines = arrangement.redlines
        overlays = arrangement.overlays
        self.measurer = measurer
        self.grid = grid
        self.place = place
        switch place {
        case .below(let point, let width): (origin, self.width) = (point, width)
        case .beside(let point, _): (origin, width) = (point, Self.columnWidth)
        }
        addMarks()
        if let comparison = arrangement.comparison, placed.options.comparesInDetail {
            addUnmarked(comparison.unmarked)
            addCauses()
        }
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

    /// Adds the marks of areas, and then those of overlays, the topmost first.
    private mutating func addMarks() {
        let guides = selection.groups.map { placed.layout.items[$0[0]] }
        var marks: [LegendMark] = []
        if guides.contains(where: { $0.guideRole == .custom }) {
            marks.append(
                LegendMark("layout guide", Stroke(Paint(.guide), width: 2, dash: [5, 3])))
        }
        if guides.contains(where: { $0.guideRole != .custom }) {
            let dots = Stroke(Paint(.systemGuide), width: 1.25, dash: GuideLine.dots, isRound: true)
            marks.append(LegendMark("system guide", dots))
        }
        if !Hatching.unsafeStrips(of: placed).isEmpty { marks.append(Hatching.mark) }
        if KeyboardDrawing.area(in: placed) != nil {
            marks.append(
                LegendMark("keyboard", fill: KeyboardDrawing.fill, Stroke(KeyboardDrawing.fill)))
        }
        marks += overlays.reversed().flatMap { $0.marks }
        if !marks.isEmpty, placed.items.indices.contains(where: { placed.isTinted($0) && placed.isSeen($0) })
        {
            let fill = Paint(.view(.blue), opacity: 0.16)
            marks.insert(LegendMark("view", fill: fill, Stroke(Paint(.view(.blue)))), at: 0)
        }
        for mark in marks { add(mark) }
    }

    private mutating func add(_ mark: LegendMark) {
        makeRoom(for: 25 + measurer.width(of: mark.word, font: TypeScale.legend))
        let swatch = CGRect(origin: CGPoint(x: origin.x + x, y: origin.y + y + 2), size: LegendMark.size)
        commands += mark.drawing(grid.snap(swatch), grid)
        x += 25
        add(mark.word, font: TypeScale.legend, role: .secondaryText)
        x += Self.spacing
    }

    private static let mostUnmarked = 6

    /// Adds what moved without a number beside it.
    private mutating func addUnmarked(_ moves: [String]) {
        guard !moves.isEmpty else { return }
        let rest = moves.count - Self.mostUnmarked
        let more = rest > 0 ? " and \(rest) more" : ""
        addParagraph(
            "also: " + moves.prefix(Self.mostUnmarked).joined(separator: "; ") + more, role: .secondaryText)
    }

    /// Adds what caused the differences from an earlier layout.
    private mutating func addCauses() {
        let causes = placed.options.comparisonCauses
        for cause in causes.prefix(Self.mostFindings) { addParagraph(cause, role: .text) }
        if causes.count > Self.mostFindings {
            let rest = causes.count - Self.mostFindings
            addLine("and \(rest) more \(rest == 1 ? "cause" : "causes")", role: .secondaryText)
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
            let role = item.kind == .guide ? GuideLine.role(of: item) : .text
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
                && placed.items[$0].beyond.isNull && !selection.whole.contains($0)
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
