import TextShaping

/// A font file of any bytes, as one in a project's folder may be.
struct FontFile {
    private let faces: [FontFace]

    init(_ bytes: [UInt8]) { faces = FontFace.all(in: bytes, path: "fuzz.ttf") }

    /// Shapes texts of several scripts with the fonts, and draws their first glyphs.
    func use() {
        let fonts = FontCollection(given: faces, systemFolders: [])
        let shaper = TextShaper(fonts: fonts)
        for face in faces {
            for glyph in 0..<UInt32(64) { _ = face.outline(of: glyph) }
            _ = shaper.line("AVA fi 12", style: FontStyle(name: face.names.postScript))
            _ = face.subset(of: ["A", "V", "\u{5D0}"])
        }
        _ = shaper.line("שלום e\u{301} 日", style: FontStyle())
        _ = fonts.foreignScripts(in: "שלום 日")
    }
}
