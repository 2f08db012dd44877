import CHarfBuzz

extension FontFace {
    /// Returns the advance of a glyph in font units.
    package func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

    /// Returns the advances of characters in em, nil for those without a glyph, and the kerning between any two of them
    /// at index left × their number + right.
    package func measures(of characters: [Unicode.Scalar]) -> (advances: [Double?], kernings: [Double]) {
        let glyphs = characters.map(glyph)
        let units = glyphs.map { $0.map { advance(of: $0) } }
        let unit = 1 / Double(unitsPerEm)
        var kernings = [Double](repeating: 0, count: characters.count * characters.count)
        let present = characters.indices.filter { glyphs[$0] != nil }
        for left in present {
            let row = widths(of: characters[left], before: present.map { characters[$0] })
            for (width, right) in zip(row, present) {
                let plain = (units[left] ?? 0) + (units[right] ?? 0)
                kernings[left * characters.count + right] = Double(width - plain) * unit
            }
        }
        return (units.map { $0.map { Double($0) * unit } }, kernings)
    }

    private func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// Returns the widths in font units of a character followed by each of some others, ligatures included.
    private func widths(of left: Unicode.Scalar, before rights: [Unicode.Scalar]) -> [Int] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        return rights.map { width(of: [left, $0], script: HB_SCRIPT_LATIN, in: buffer) }
    }

    /// Returns the width of characters in em, with kerning; nil if the font lacks one of them, or if it belongs to a
    /// script whose letters change their shapes beside others.
    package func width(of characters: [Unicode.Scalar]) -> Double? {
        let scripts = characters.map { hb_unicode_script(hb_unicode_funcs_get_default(), $0.value) }
        guard characters.allSatisfy(hasGlyph), scripts.allSatisfy(Self.unshaped.contains) else { return nil }
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        let script = scripts.first { $0 != HB_SCRIPT_COMMON } ?? HB_SCRIPT_LATIN
        return Double(width(of: characters, script: script, in: buffer)) / Double(unitsPerEm)
    }

    private func width(of characters: [Unicode.Scalar], script: hb_script_t, in buffer: OpaquePointer?) -> Int
    {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf32(
            buffer, characters.map(\.value), Int32(characters.count), 0, Int32(characters.count))
        hb_buffer_set_direction(buffer, hb_script_get_horizontal_direction(script))
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
        return (0..<Int(count)).reduce(0) { $0 + Int(positions[$1].x_advance) }
    }

    /// The scripts whose letters stand side by side unchanged.
    private static let unshaped = [
        HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN,
        HB_SCRIPT_GEORGIAN, HB_SCRIPT_HEBREW,
    ]
}
