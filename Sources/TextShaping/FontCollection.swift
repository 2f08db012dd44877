import EmbeddedFonts
import Foundation

/// The fonts that texts are drawn with, in the order in which they are tried: the one that a text names, Inter, other
/// given fonts, and for characters that none of them has, the system's.
///
/// Sendable because what is found later is only accessed under the lock.
package final class FontCollection: @unchecked Sendable {
    /// Inter alone, and the system's fonts for other scripts.
    package static let standard = FontCollection()

    /// The fonts that were given, in order.
    package let given: [FontFace]
    private let systemFolders: [String]
    private let lock = NSLock()
    private var systemFaces: [FontFace]?

    /// Creates a collection of given fonts; `systemFolders` are only read for characters that no other font has.
    package init(given: [FontFace] = [], systemFolders: [String] = FontFolder.system) {
        self.given = given
        self.systemFolders = systemFolders
    }

    /// Inter's weights, which are in the binary.
    static let embedded: [FontFace] = (0..<embedded_font_count()).compactMap { index in
        let font = embedded_font(index)
        return FontFace(embedded: UnsafeBufferPointer(start: font.bytes, count: font.count))
    }

    /// Returns the fonts to try for a style, the best first, without the system's.
    func faces(for style: FontStyle) -> [FontFace] {
        var faces: [FontFace] = []
        if let named = style.name.flatMap({ face(named: $0, style: style) }) { faces.append(named) }
        if let own = style.nearest(of: Self.embedded) { faces.append(own) }
        var families: [String] = []
        for face in given where !families.contains(face.names.family) { families.append(face.names.family) }
        for family in families {
            if let face = style.nearest(of: given.filter { $0.names.family == family }) { faces.append(face) }
        }
        return faces
    }

    /// Returns the given font, or else the system's, with a PostScript name or of a family; nil if there is none.
    package func face(named name: String, style: FontStyle = FontStyle()) -> FontFace? {
        Self.face(named: name, style: style, in: given + Self.embedded)
            ?? Self.face(named: name, style: style, in: system())
    }

    private static func face(named name: String, style: FontStyle, in faces: [FontFace]) -> FontFace? {
        if let exact = faces.first(where: { $0.names.postScript == name }) { return exact }
        let wanted = name.lowercased()
        return style.nearest(of: faces.filter { $0.names.family.lowercased() == wanted })
    }

    /// Returns the system's font for characters that belong together; nil if no font has all of them.
    func systemFace(for scalars: [Unicode.Scalar], style: FontStyle) -> FontFace? {
        style.nearest(of: system().filter { $0.covers(scalars) })
    }

    private func system() -> [FontFace] {
        lock.withLock {
            if let systemFaces { return systemFaces }
            let faces = FontFiles(reading: systemFolders.flatMap { FontFolder.files(in: $0).paths }).faces
            systemFaces = faces
            return faces
        }
    }
}

extension FontCollection: Equatable {
    /// Collections are the same if they are one object.
    package static func == (left: FontCollection, right: FontCollection) -> Bool { left === right }
}
