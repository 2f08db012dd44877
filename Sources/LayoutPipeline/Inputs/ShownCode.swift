import CodeInput
import FileAccess

/// What the project's settings show of files of code.
package struct ShownCode: Sendable, Hashable {
    package let pattern: PathPattern
    /// The folder of the settings, at which the pattern begins.
    package let folder: String
    package let expression: CodeExpression

    /// Creates a setting.
    package init(_ expression: CodeExpression, of pattern: PathPattern, below folder: String) {
        (self.expression, self.pattern, self.folder) = (expression, pattern, folder)
    }

    /// Returns whether it is about a file.
    func isAbout(_ path: String) -> Bool {
        FilePath.relative(FilePath.resolved(path) ?? path, to: FilePath.resolved(folder) ?? folder)
            .map(pattern.excludes) ?? false
    }
}
