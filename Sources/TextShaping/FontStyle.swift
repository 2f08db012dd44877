/// The font that a text asks for.
package struct FontStyle: Sendable, Hashable {
    /// A family or the PostScript name of a font, used if the collection has it; nil for the collection's own font.
    package var name: String?
    /// From 100 to 900; 400 is regular.
    package var weight: Int
    /// Whether letters are slanted.
    package var isItalic: Bool

    /// Creates a style.
    package init(name: String? = nil, weight: Int = 400, isItalic: Bool = false) {
        self.name = name
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Returns the face whose style is closest, of two as close ones the first.
    func nearest(of faces: [FontFace]) -> FontFace? {
        var best: (distance: Int, face: FontFace)?
        for face in faces {
            let distance = abs(face.names.weight - weight) + (face.names.isItalic == isItalic ? 0 : 1000)
            if distance < best?.distance ?? .max { best = (distance, face) }
        }
        return best?.face
    }
}
