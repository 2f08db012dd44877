/// A place in an input: its file as the user named it, and a line and column that count from 1.
///
/// Columns count Unicode scalars, so that an editor's "go to" lands on the character meant.
public struct SourceLocation: Sendable, Hashable {
    public var file: String
    public var line: Int
    public var column: Int

    /// A place by file, line and column.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
