import CHarfBuzz

/// A font file opened for shaping and drawing.
///
/// Sendable because HarfBuzz's objects are immutable once they are made so, and can then be used from any thread.
package final class FontFace: @unchecked Sendable {
    /// The names and the style that a font file states.
    package struct Names: Sendable, Hashable {
        /// The name that identifies the font, such as `FiraSans-Medium`.
        package var postScript: String
        /// The family with all its weights, such as `Fira Sans`.
        package var family: String
        /// From 100 to 900; 400 is regular.
        package var weight: Int
        /// Whether letters are slanted.
        package var isItalic: Bool
    }

    /// The heights of a line in font units, from the `hhea` table.
    package struct LineMetrics: Sendable, Hashable {
        /// Above the baseline.
        package var ascender: Int
        /// Below the baseline, positive.
        package var descender: Int
        /// Between two lines.
        package var lineGap: Int
    }

    /// What identifies the font.
    package let names: Names
    /// The font units in one em.
    package let unitsPerEm: Int
    /// The heights of a line.
    package let lineMetrics: LineMetrics
    /// Where the font was read from; nil for those in the binary.
    package let path: String?

    /// Whether it is one of the fonts in the binary.
    package var isEmbedded: Bool { path == nil }

    let font: OpaquePointer

    /// The most fonts that are read from one collection.
    static let mostFontsInFile = 64

    /// Opens a font in the binary, whose bytes stay where they are.
    convenience init?(embedded: UnsafeBufferPointer<UInt8>) {
        guard let start = embedded.baseAddress, embedded.count < Int(UInt32.max) else { return nil }
        let blob = start.withMemoryRebound(to: CChar.self, capacity: embedded.count) {
            hb_blob_create($0, UInt32(embedded.count), HB_MEMORY_MODE_READONLY, nil, nil)
        }
        self.init(blob: blob, index: 0, path: nil)
    }

    /// Opens a font of a file; nil if the bytes are no font with outlines that can be used.
    package convenience init?(bytes: [UInt8], index: Int = 0, path: String?) {
        guard (0..<Self.mostFontsInFile).contains(index) else { return nil }
        self.init(blob: Self.blob(copying: bytes), index: index, path: path)
    }

    /// Opens all fonts of a file that have outlines. They share one copy of its bytes.
    package static func all(in bytes: [UInt8], path: String?) -> [FontFace] {
        guard let blob = blob(copying: bytes) else { return [] }
        defer { hb_blob_destroy(blob) }
        return (0..<min(Int(hb_face_count(blob)), mostFontsInFile)).compactMap { index in
            FontFace(blob: hb_blob_reference(blob), index: index, path: path)
        }
    }

    private static func blob(copying bytes: [UInt8]) -> OpaquePointer? {
        guard bytes.count < Int(UInt32.max) else { return nil }
        return bytes.withUnsafeBytes { buffer in
            hb_blob_create_or_fail(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
                HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
    }

    /// Takes over the blob.
    private init?(blob: OpaquePointer?, index: Int, path: String?) {
        guard let blob else { return nil }
        defer { hb_blob_destroy(blob) }
        guard hb_face_count(blob) > index, FontTables.areComplete(in: blob, index: index),
            let face = hb_face_create(blob, UInt32(index))
        else { return nil }
        defer { hb_face_destroy(face) }
        let unitsPerEm = Int(hb_face_get_upem(face))
        guard (16...16384).contains(unitsPerEm),
            ["cmap", "hmtx"].allSatisfy({ FontTables.length(of: $0, in: face) > 0 }),
            let lineMetrics = FontTables.lineMetrics(of: face), let font = hb_font_create(face)
        else { return nil }
        hb_ot_font_set_funcs(font)
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        hb_font_make_immutable(font)
        self.font = font
        self.unitsPerEm = unitsPerEm
        self.lineMetrics = lineMetrics
        self.path = path
        names = FontTables.names(of: face, font: font)
        guard hasOutlines(glyphCount: hb_face_get_glyph_count(face)) else { return nil }
    }

    deinit { hb_font_destroy(font) }

    /// Returns whether the font has a glyph for a character.
    package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// Fonts that only have pictures can't be drawn as outlines. Glyph 0 stands for what a font doesn't have.
    private func hasOutlines(glyphCount: UInt32) -> Bool {
        (0..<glyphCount).dropFirst().contains { !outline(of: $0).elements.isEmpty }
    }
}

extension FontFace {
    /// Returns a font file with only the glyphs of some characters; nil if it can't be made.
    ///
    /// Its bytes depend on HarfBuzz's version.
    package func subset(of scalars: Set<Unicode.Scalar>) -> [UInt8]? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let characters = hb_subset_input_unicode_set(input)
        for scalar in scalars { hb_set_add(characters, scalar.value) }
        guard let face = hb_subset_or_fail(hb_font_get_face(font), input) else { return nil }
        defer { hb_face_destroy(face) }
        let blob = hb_face_reference_blob(face)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}
