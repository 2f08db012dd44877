import TextMetrics

/// Finds the fonts of a project by the names that its layouts use. Equal if it is the same object.
package final class ProjectFonts: Sendable, Hashable {
    /// Where fonts were looked for, as findings name it.
    package let place: String
    /// What to do about a font that isn't there.
    package let remedy: String
    private let find: @Sendable (String) -> ProjectFont?

    /// Creates a source of fonts, called with PostScript names on any thread.
    package init(
        place: String, remedy: String, find: @escaping @Sendable (String) -> ProjectFont?
    ) {
        self.place = place
        self.remedy = remedy
        self.find = find
    }

    /// Returns the font with a PostScript name; nil if there is none.
    package func font(named name: String) -> ProjectFont? { find(name) }

    /// Returns whether both are the same object.
    package static func == (left: ProjectFonts, right: ProjectFonts) -> Bool { left === right }

    /// Hashes the object's identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
