/// A location in an input: the file as the user named it, and a line and column counting from 1.
///
/// Columns count Unicode scalars, so that an editor's "go to" finds the right character.
public struct SourceLocation: Sendable, Hashable {
    /// The file as the user named it.
    public var file: String
    /// The line, counting from 1.
    public var line: Int
    /// The column in Unicode scalars, counting from 1.
    public var column: Int

    /// Creates a location from a file, a line and a column.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
