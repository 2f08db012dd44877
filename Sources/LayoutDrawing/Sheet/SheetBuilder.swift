import Findings
import LayoutValues
import Solver
import TextMetrics

/// Draws layouts side by side at one scale: a column for each device, a row for each state, each compared
/// with the first of its column.
package struct SheetBuilder {
    private var cells: [SheetCell]
    private let options: DrawingOptions
    private let measurer: LineMeasurer
    /// The scale of all cells, which is the same so that sizes are comparable.
    private let zoom: Double

    /// The maximum width of a cell, in points.
    private static let widestCell = 300.0
    /// The maximum height of a cell, in points.
    private static let highestCell = 480.0
    /// The maximum width and height of a cell that is low, which has room beside others though it is wide.
    private static let lowCell = CGSize(width: 700, height: 160)
    private static let gap = 28.0
    private static let headerHeight = 34.0

    /// Creates a sheet of the given cells; rows and columns are ordered by first occurrence.
    package init(cells: [SheetCell], options: DrawingOptions, measurer: some TextMeasuring) {
        self.cells = cells
        self.options = options
        self.measurer = LineMeasurer(measurer)
        zoom = Self.zoom(of: cells)
    }

    /// Builds the sheet, without the last layouts if there isn't work left for them.
    /// - Throws: `RenderError` if a layout can't be drawn, or there are none.
    package func build() throws(RenderError) -> DisplayList {
        var shown = self
        shown.cells = []
        var lists: [DisplayList] = []
        for cell in cells {
            let work = Self.workPerItem * cell.layout.items.count
            try measurer.work?.checkIsWanted()
            guard lists.isEmpty || measurer.work?.covers(.layouts, work: work) ?? true else { continue }
            lists.append(try list(of: cell, zoom: zoom))
            shown.cells.append(cell)
        }
        return try shown.sheet(of: lists)
    }

    /// The work of drawing and describing an item of a layout.
    private static let workPerItem = 40_000

    /// A cell with its drawing.
    private struct Drawn {
        var cell: SheetCell
        var list: DisplayList
    }

    /// Puts the drawings of the layouts together.
    private func sheet(of lists: [DisplayList]) throws(RenderError) -> DisplayList {
        guard let first = cells.first else { throw .emptyLayout }
        let rows = Self.distinct(cells.map({ $0.row }))
        let columns = SheetColumns(of: cells).columns
        let drawn = zip(cells, lists).map { Drawn(cell: $0, list: $1) }
        let widths = columns.map { width(of: $0, drawn) }
        let rowTitleWidth: Double = rows.map { measurer.width(of: $0, font: TypeScale.name) }.max() ?? 0
        let titles: Double = rows.count > 1 ? rowTitleWidth + 16 : 0
        let left = (options.margin + titles).rounded(.up)
        let usual = heights(of: rows, drawn).reduce(Self.headerHeight) { $0 + $1.rise + $1.drop + Self.gap }

        let caption = caption(of: first.layout, columns: columns, rows: rows.count)
        var commands = caption.commands
        var (right, top) = (caption.right, options.margin + 36)
        for line in SheetColumns.lines(of: widths, gap: Self.gap, height: usual) {
            let names = Set(columns[line].map { $0.name })
            let part = drawn.filter { names.contains($0.cell.column) }
            let heights = heights(of: rows, part)
            let lefts = Self.offsets(Array(widths[line]), from: left)
            let tops = Self.offsets(heights.map { $0.rise + $0.drop }, from: top + Self.headerHeight)
            commands += headers(
                Array(columns[line]), lefts: lefts, widths: Array(widths[line]),
                y: top + Self.headerHeight - 14)
            for (row, name) in rows.enumerated() where rows.count > 1 {
                commands.append(
                    text(
                        name, at: CGPoint(x: options.margin, y: tops[row] + heights[row].rise - 4),
                        anchor: .start, TypeScale.name))
            }
            let middles = zip(lefts, widths[line]).map { $0 + $1 / 2 }
            for entry in part {
                guard let column = columns[line].firstIndex(where: { $0.name == entry.cell.column }),
                    let row = rows.firstIndex(of: entry.cell.row)
                else { continue }
                commands += place(
                    entry, at: CGPoint(x: middles[column - line.lowerBound], y: tops[row] + heights[row].rise)
                )
            }
            right = max(right, (lefts.last ?? 0) + (widths[line].last ?? 0))
            top = (tops.last ?? 0) + (heights.last.map { $0.rise + $0.drop } ?? 0) + Self.gap
        }
        let notes = notes(on: columns, at: CGPoint(x: options.margin, y: top), width: right - options.margin)
        let bottom = notes.isEmpty ? top - Self.gap : top + Double(notes.count) * Self.noteHeight
        return DisplayList(
            size: CGSize(
                width: (right + options.margin).rounded(.up), height: (bottom + options.margin).rounded(.up)),
            title: PictureName.title(of: first.layout, fallback: options.fallbackTitle),
            description: cells.map { LayoutDescription.text(of: $0.layout, options: options) }.joined(
                separator: " "),
            commands: commands + notes)
    }

    /// The width up to which a column is made as wide as its title needs, in points.
    private static let widestTitle = 160.0
    /// How much wider than its column a title may be, in points.
    private static let titleOverhang = gap - 10

    /// Returns the width of a column, whose canvases have their middles on one line.
    private func width(of column: SheetColumns.Column, _ drawn: [Drawn]) -> Double {
        let halves = drawn.filter { $0.cell.column == column.name }.map { entry -> Double in
            let middle: Double = Self.middle(of: entry.cell, in: entry.list, zoom: zoom)
            return max(middle, entry.list.size.width - middle)
        }
        let title = measurer.width(
            of: DisplayName.oneLine(column.name) + Self.more(column), font: TypeScale.name)
        return max(2 * (halves.max() ?? 0), min(title - Self.titleOverhang, Self.widestTitle))
    }

    /// Returns the space of each row above and below the line on which its canvases stand; what is drawn below them
    /// hangs from it.
    private func heights(of rows: [String], _ drawn: [Drawn]) -> [(rise: Double, drop: Double)] {
        rows.map { row in
            let entries = drawn.filter { $0.cell.row == row }
            let rises = entries.map { canvasBottom(of: $0.cell, in: $0.list, zoom: zoom) }
            let drops = entries.map {
                $0.list.size.height - canvasBottom(of: $0.cell, in: $0.list, zoom: zoom)
            }
            return (rises.max() ?? 0, drops.max() ?? 0)
        }
    }

    /// The size of the smallest letters that can be read, in points.
    private static let leastFontSize = 4.5

    /// Returns a text whose letters are too small to be read as a bar.
    private static func legible(_ command: DisplayCommand) -> DisplayCommand {
        guard case .text(let text) = command, text.font.size < leastFontSize else { return command }
        let height = text.font.size / 2
        let bar = CGRect(x: text.minX, y: text.origin.y - height, width: text.width, height: height)
        return .rectangle(
            DisplayRectangle(
                bar, cornerRadius: height / 2,
                fill: Paint(text.paint.role, opacity: text.paint.opacity * 0.35)))
    }

    /// Returns the drawing of a cell whose canvas stands with its middle on a point.
    private func place(_ entry: Drawn, at point: CGPoint) -> [DisplayCommand] {
        let (cell, list) = (entry.cell, entry.list)
        let offset = CGSize(
            width: (point.x - Self.middle(of: cell, in: list, zoom: zoom)).rounded(),
            height: point.y - canvasBottom(of: cell, in: list, zoom: zoom))
        return [.beginGroup(DisplayGroup(classes: ["cell"], title: "\(cell.column) \(cell.row)"))]
            + list.commands.map { Self.legible($0).offset(by: offset) } + [.endGroup]
    }

    // MARK: Cells

    private static func zoom(of cells: [SheetCell]) -> Double {
        let widest = cells.map { Double($0.layout.canvas.size.width) }.max() ?? 1
        let highest = cells.map { Double($0.layout.canvas.size.height) }.max() ?? 1
        let usual = min(widestCell / max(widest, 1), highestCell / max(highest, 1))
        let low = min(lowCell.width / max(widest, 1), lowCell.height / max(highest, 1))
        return min(1, max(usual, low))
    }

    private func list(of cell: SheetCell, zoom: Double) throws(RenderError) -> DisplayList {
        var options = options
        options.isToScale = true
        options.zoom = zoom
        options.margin = 0
        options.layers.subtract([.caption, .legend, .ledger])
        let reference = cells.first { $0.column == cell.column }
        let isFirst = reference?.row == cell.row
        // Don't repeat what the first cell says.
        if cell.row != cells.first?.row || cell.column != cells.first?.column {
            options.layers.subtract([.names, .classes, .guideConstraints])
        }
        let builder = DisplayListBuilder(
            layout: cell.layout, options: options, measurer: measurer,
            earlier: isFirst || reference?.layout.canvas.size != cell.layout.canvas.size
                ? nil : reference?.layout)
        return try builder.build()
    }

    /// Returns the horizontal centre of a cell's canvas in its drawing.
    private static func middle(of cell: SheetCell, in list: DisplayList, zoom: Double) -> Double {
        list.projection.origin.x + cell.layout.canvas.size.width * zoom / 2
    }

    /// Returns the bottom of a cell's canvas in its drawing, on the pixel grid.
    private func canvasBottom(of cell: SheetCell, in list: DisplayList, zoom: Double) -> Double {
        PixelGrid(scale: options.scale).snap(
            list.projection.origin.y + cell.layout.canvas.size.height * zoom)
    }

    private static func offsets(_ lengths: [Double], from start: Double) -> [Double] {
        var next = start
        return lengths.map { length in
            defer { next += length + gap }
            return next
        }
    }

    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    // MARK: Words

    private func details(_ columns: [SheetColumns.Column], _ rows: Int) -> String {
        let scale = (zoom * 100).rounded() / 100
        let devices = columns.reduce(0) { $0 + 1 + $1.others.count }
        let parts = [
            "\(devices) \(devices == 1 ? "device" : "devices") × \(rows) \(rows == 1 ? "state" : "states")",
            scale == 1 ? "" : "\(DecimalNumber.text(scale)) of their size",
            rows > 1 ? "dotted: where the first state has it" : "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func caption(
        of layout: SolvedLayout, columns: [SheetColumns.Column], rows: Int
    ) -> (commands: [DisplayCommand], right: Double) {
        let title = PictureName.title(of: layout, fallback: options.fallbackTitle)
        let width = measurer.width(of: title, font: TypeScale.title)
        let baseline = options.margin + 13
        let details = details(columns, rows)
        let x = options.margin + width + 8
        let commands: [DisplayCommand] = [
            .beginGroup(DisplayGroup(classes: ["caption"])),
            text(title, at: CGPoint(x: options.margin, y: baseline), anchor: .start, TypeScale.title),
            text(
                details, at: CGPoint(x: x, y: baseline), anchor: .start, TypeScale.detail,
                role: .secondaryText), .endGroup,
        ]
        return (commands, x + measurer.width(of: details, font: TypeScale.detail))
    }

    private func headers(
        _ columns: [SheetColumns.Column], lefts: [Double], widths: [Double], y: Double
    ) -> [DisplayCommand] {
        columns.indices.flatMap { index -> [DisplayCommand] in
            let column = columns[index]
            let x = lefts[index] + widths[index] / 2
            let size = "\(Amount.text(column.canvas.width)) × \(Amount.text(column.canvas.height))"
            let more = Self.more(column)
            let room = widths[index] + Self.titleOverhang
            let name = measurer.elided(
                DisplayName.oneLine(column.name), font: TypeScale.name,
                to: room - measurer.width(of: more, font: TypeScale.name))
            return [
                text(name + more, at: CGPoint(x: x, y: y - 13), anchor: .middle, TypeScale.name),
                text(
                    size, at: CGPoint(x: x, y: y), anchor: .middle, TypeScale.className, role: .secondaryText),
            ]
        }
    }

    /// Returns how many other devices a column stands for, as its title says it.
    private static func more(_ column: SheetColumns.Column) -> String {
        column.others.isEmpty ? "" : " +\(column.others.count)"
    }

    private static let noteHeight = 15.0

    /// Returns the names of the devices that share a column with another, a line for each column or more.
    private func notes(
        on columns: [SheetColumns.Column], at corner: CGPoint, width: Double
    ) -> [DisplayCommand] {
        let wrapping = TextWrapping(font: TypeScale.legend, width: width, most: 4, indent: 12)
        let lines = columns.filter { !$0.others.isEmpty }.flatMap { column in
            wrapping.lines(
                of:
                    "\(DisplayName.oneLine(column.name)): also \(column.others.map(DisplayName.oneLine).joined(separator: ", "))",
                measurer: measurer)
        }
        return lines.enumerated().map { row, line in
            text(
                line, at: CGPoint(x: corner.x, y: corner.y + Double(row) * Self.noteHeight + 10),
                anchor: .start, TypeScale.legend, role: .secondaryText)
        }
    }

    private func text(
        _ words: String, at origin: CGPoint, anchor: DisplayText.Anchor, _ font: Font, role: ColorRole = .text
    ) -> DisplayCommand {
        .text(
            DisplayText(
                words, origin: origin, anchor: anchor, font: font, paint: Paint(role),
                width: measurer.width(of: words, font: font)))
    }
}

/// A layout of a sheet with its row and column.
package struct SheetCell: Sendable {
    /// The layout to draw in the cell.
    package var layout: SolvedLayout
    /// The title of its row, such as a state.
    package var row: String
    /// The title of its column, such as a device.
    package var column: String

    /// Creates a layout in a row and a column.
    package init(layout: SolvedLayout, row: String, column: String) {
        self.layout = layout
        self.row = row
        self.column = column
    }
}
