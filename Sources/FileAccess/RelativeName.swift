/// A file's path below a folder that comes from input: a picture in a report, a path in a revision, a golden.
///
/// This is the only check of such names, and every reader and writer uses it, so that no name leads out of
/// its folder or into folders that tools use internally.
package struct RelativeName: Sendable, Hashable {
    /// The name, with slashes between folders and the file.
    package let text: String

    /// The maximum number of bytes between slashes, the limit of file systems.
    package static let maximumComponentBytes = 255
    /// The maximum number of bytes, the system's limit for paths.
    package static let maximumBytes = 4096

    /// Creates a name; nil if it is empty, absolute or too long, has a component that is empty, `.`, `..` or a form
    /// of `.git` in any file system, or contains control characters.
    package init?(_ text: String) {
        let components = FilePath.components(of: text)
        guard text.utf8.count <= Self.maximumBytes, components.allSatisfy(Self.isSafe),
            text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
                || !text.unicodeScalars.contains(where: Self.isControl)
        else { return nil }
        self.text = text
    }

    /// Returns a key that is equal for names that denote the same file if case and normalization are ignored.
    ///
    /// Equality of strings already is canonical equivalence.
    package static func collisionKey(of text: String) -> String {
        text.lowercased().uppercased().lowercased()
    }

    /// The name's collision key.
    package var collisionKey: String { Self.collisionKey(of: text) }

    /// The names between slashes.
    package var components: [String] { FilePath.components(of: text).map(String.init) }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar.value < 0x20 || scalar.value == 0x7F : scalar.properties.generalCategory == .control
    }

    private static func isSafe(_ component: Substring) -> Bool {
        guard !component.isEmpty, component.utf8.count <= maximumComponentBytes else { return false }
        let isASCII = component.utf8.allSatisfy { $0 < 0x80 }
        let name = isASCII ? component : visible(component)
        let end = name.utf8.lastIndex { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
        guard let end else { return false }
        let start = name[...end]
        return start.utf8.count > longestFormOfGit || !formsOfGit.contains(start.lowercased())
    }

    private static let formsOfGit = [".git", "git~1"]
    private static let longestFormOfGit = 5

    /// Returns the name that file systems see: HFS+ ignores invisible characters, none of which are in ASCII, and
    /// compares letters of other scripts without case.
    private static func visible(_ component: Substring) -> Substring {
        let visible = component.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return Substring(String(String.UnicodeScalarView(visible)).lowercased())
    }
}
