/// A file's name below a folder that was named by input: a picture in a report, a path in a revision, a golden.
///
/// This is the only check of such names, and every reader and writer of them goes through it, so that none leads out
/// of its folder or to what a tool keeps there.
package struct RelativeName: Sendable, Hashable {
    /// With slashes between folders and the file.
    package let text: String

    /// Bytes that file systems give a name between slashes.
    package static let maximumComponentBytes = 255
    /// Bytes in all; a path of the system has no more.
    package static let maximumBytes = 4096

    /// A name; nil for one that is empty, absolute, too long, has a part that is empty, `.`, `..` or `.git` as any
    /// file system understands it, or holds a control character.
    package init?(_ text: String) {
        let components = FilePath.components(of: text)
        guard text.utf8.count <= Self.maximumBytes, components.allSatisfy(Self.isSafe),
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        self.text = text
    }

    /// What two names have in common that are one file where case or normalisation don't count.
    ///
    /// Equality of strings is canonical equivalence already.
    package static func collisionKey(of text: String) -> String {
        text.lowercased().uppercased().lowercased()
    }

    /// The name's collision key.
    package var collisionKey: String { Self.collisionKey(of: text) }

    /// The names between slashes.
    package var components: [String] { FilePath.components(of: text).map(String.init) }

    private static func isSafe(_ component: Substring) -> Bool {
        guard !component.isEmpty, component.utf8.count <= maximumComponentBytes else { return false }
        // As HFS+ leaves out what can't be seen and Windows what ends a name.
        let visible = component.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        let name = String(String.UnicodeScalarView(visible)).lowercased()
        let end = name.utf8.lastIndex { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
        guard let end else { return false }
        return ![".git", "git~1"].contains(String(name[...end]))
    }
}
