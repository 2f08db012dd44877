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

    /// Puts the drawings of the layouts together.
    private func sheet(of lists: [DisplayList]) throws(RenderError) -> DisplayList {
        guard let first = cells.first else { throw .emptyLayout }
        let rows = Self.distinct(cells.map({ $0.row }))
        let columns = Self.distinct(cells.map { $0.column })
        let drawn = Array(zip(cells, lists))
        let widths = columns.map { column -> Double in
            let halves = drawn.filter { $0.0.column == column }.map { cell, list -> Double in
                let middle: Double = Self.middle(of: cell, in: list, zoom: zoom)
                return max(middle, list.size.width - middle)
            }
            return 2 * (halves.max() ?? 0)
        }
        // The canvases of a row stand on one line; what is drawn below them hangs from it.
        let rises = rows.map { row -> Double in
            drawn.filter { $0.0.row == row }.map { canvasBottom(of: $0.0, in: $0.1, zoom: zoom) }.max() ?? 0
        }
        let drops = rows.map { row -> Double in
            drawn.filter { $0.0.row == row }.map {
                $0.1.size.height - canvasBottom(of: $0.0, in: $0.1, zoom: zoom)
            }.max() ?? 0
        }
        let heights = zip(rises, drops).map { $0 + $1 }
        let rowTitleWidth: Double = rows.map { measurer.width(of: $0, font: TypeScale.name) }.max() ?? 0
        let titles: Double = rows.count > 1 ? rowTitleWidth + 16 : 0
        let origin = CGPoint(
            x: (options.margin + titles).rounded(.up), y: options.margin + 36 + Self.headerHeight)
        let lefts = Self.offsets(widths, from: origin.x)
        let tops = Self.offsets(heights, from: origin.y)

        var commands = caption(of: first.layout, columns: columns.count, rows: rows.count)
        commands += headers(columns, lefts: lefts, widths: widths, y: origin.y - 14)
        for (row, top) in zip(rows, tops.indices) where rows.count > 1 {
            commands.append(
                text(
                    row, at: CGPoint(x: options.margin, y: tops[top] + rises[top] - 4), anchor: .start,
                    TypeScale.name))
        }
        for (cell, list) in zip(cells, lists) {
            guard let column = columns.firstIndex(of: cell.column), let row = rows.firstIndex(of: cell.row)
            else {
                continue
            }
            let place = CGSize(
                width: (lefts[column] + widths[column] / 2 - Self.middle(of: cell, in: list, zoom: zoom))
                    .rounded(),
                height: tops[row] + rises[row] - canvasBottom(of: cell, in: list, zoom: zoom))
            commands.append(.beginGroup(DisplayGroup(classes: ["cell"], title: "\(cell.column) \(cell.row)")))
            commands += list.commands.map { $0.offset(by: place) }
            commands.append(.endGroup)
        }
        let right = max((lefts.last ?? 0) + (widths.last ?? 0), captionWidth(of: first.layout, columns, rows))
        let bottom = (tops.last ?? 0) + (heights.last ?? 0)
        return DisplayList(
            size: CGSize(
                width: (right + options.margin).rounded(.up), height: (bottom + options.margin).rounded(.up)),
            title: Caption.title(of: first.layout, fallback: options.fallbackTitle),
            description: cells.map { LayoutDescription.text(of: $0.layout, options: options) }.joined(
                separator: " "),
            commands: commands)
    }

    // MARK: Cells

    private static func zoom(of cells: [SheetCell]) -> Double {
        let widest = cells.map { Double($0.layout.canvas.size.width) }.max() ?? 1
        let highest = cells.map { Double($0.layout.canvas.size.height) }.max() ?? 1
        return min(1, widestCell / max(widest, 1), highestCell / max(highest, 1))
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

    private func details(_ columns: Int, _ rows: Int) -> String {
        let scale = (zoom * 100).rounded() / 100
        let parts = [
            "\(columns) \(columns == 1 ? "device" : "devices") × \(rows) \(rows == 1 ? "state" : "states")",
            scale == 1 ? "" : "\(DecimalNumber.text(scale)) of their size",
            rows > 1 ? "dotted: where the first state has it" : "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func caption(of layout: SolvedLayout, columns: Int, rows: Int) -> [DisplayCommand] {
        let title = Caption.title(of: layout, fallback: options.fallbackTitle)
        let width = measurer.width(of: title, font: TypeScale.title)
        let baseline = options.margin + 13
        return [
            .beginGroup(DisplayGroup(classes: ["caption"])),
            text(title, at: CGPoint(x: options.margin, y: baseline), anchor: .start, TypeScale.title),
            text(
                details(columns, rows), at: CGPoint(x: options.margin + width + 8, y: baseline),
                anchor: .start,
                TypeScale.detail, role: .secondaryText), .endGroup,
        ]
    }

    private func captionWidth(of layout: SolvedLayout, _ columns: [String], _ rows: [String]) -> Double {
        let title = Caption.title(of: layout, fallback: options.fallbackTitle)
        return options.margin + 8 + measurer.width(of: title, font: TypeScale.title)
            + measurer.width(of: details(columns.count, rows.count), font: TypeScale.detail)
    }

    private func headers(_ columns: [String], lefts: [Double], widths: [Double], y: Double)
        -> [DisplayCommand]
    {
        columns.indices.flatMap { index -> [DisplayCommand] in
            let x = lefts[index] + widths[index] / 2
            let canvas = cells.first { $0.column == columns[index] }?.layout.canvas.size ?? .zero
            let size = "\(Amount.text(canvas.width)) × \(Amount.text(canvas.height))"
            let name = measurer.elided(
                DisplayName.oneLine(columns[index]), font: TypeScale.name, to: widths[index] + Self.gap - 4)
            return [
                text(name, at: CGPoint(x: x, y: y - 13), anchor: .middle, TypeScale.name),
                text(
                    size, at: CGPoint(x: x, y: y), anchor: .middle, TypeScale.className, role: .secondaryText),
            ]
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
