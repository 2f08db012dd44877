import Engine
import Findings

/// A position in a text: line and column, counting from 1; columns count Unicode scalars.
///
/// LF, CR and CRLF end a line, as in editors. A byte order mark doesn't count as a column.
package struct SourcePosition: Sendable, Hashable, Comparable {
    /// The line, counting from 1.
    package var line: UInt32
    /// The column in Unicode scalars, counting from 1.
    package var column: UInt32

    /// Creates a position from a line and a column.
    package init(line: Int, column: Int) {
        self.line = UInt32(clamping: line)
        self.column = UInt32(clamping: column)
    }

    /// The position of the first character.
    package static let start = SourcePosition(line: 1, column: 1)

    /// Compares positions by their order in the text.
    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// Returns the position in a file, given the name that the user used for it.
    package func location(in file: String) -> SourceLocation {
        SourceLocation(file: file, line: Int(line), column: Int(column))
    }
}
