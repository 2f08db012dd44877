/// A position in an input: the file as the user named it, and a line and column counted from 1.
///
/// Columns count Unicode scalars, so that an editor's "go to" finds the right character.
public struct SourceLocation: Sendable, Hashable {
    /// As the user named it.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in Unicode scalars.
    public var column: Int

    /// A place by file, line and column.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
