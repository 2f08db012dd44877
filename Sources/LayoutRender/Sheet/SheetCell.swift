import Engine

/// A layout of a sheet, with the row and the column it stands in.
public struct SheetCell: Sendable {
    public var layout: SolvedLayout
    /// What its row shows, such as a state.
    public var row: String
    /// What its column shows, such as a device.
    public var column: String

    /// A layout in a row and a column.
    public init(layout: SolvedLayout, row: String, column: String) {
        self.layout = layout
        self.row = row
        self.column = column
    }
}
