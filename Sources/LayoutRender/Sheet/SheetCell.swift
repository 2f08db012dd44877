import Engine

/// A layout of a sheet with its row and column.
public struct SheetCell: Sendable {
    /// The layout to draw in the cell.
    public var layout: SolvedLayout
    /// The title of its row, such as a state.
    public var row: String
    /// The title of its column, such as a device.
    public var column: String

    /// Creates a layout in a row and a column.
    public init(layout: SolvedLayout, row: String, column: String) {
        self.layout = layout
        self.row = row
        self.column = column
    }
}
