import Engine

/// A place in a text: line and column, counted from 1; columns count Unicode scalars.
///
/// LF, CR and CRLF end a line, as in editors. A byte order mark has no column.
public struct SourcePosition: Sendable, Hashable, Comparable {
    public var line: UInt32
    public var column: UInt32

    /// A place by line and column.
    public init(line: Int, column: Int) {
        self.line = UInt32(clamping: line)
        self.column = UInt32(clamping: column)
    }

    /// The text's first character.
    public static let start = SourcePosition(line: 1, column: 1)

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// The place in a file, under the name the user gave it.
    public func location(in file: String) -> SourceLocation {
        SourceLocation(file: file, line: Int(line), column: Int(column))
    }
}
