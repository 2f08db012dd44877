import CHarfBuzz

extension FontFace {
    /// Returns the advances of characters in em, nil for those without a glyph, and the kerning between any two of them
    /// at index left × their number + right.
    package func measures(of characters: [Unicode.Scalar]) -> (advances: [Double?], kernings: [Double]) {
        let glyphs = characters.map(glyph)
        let units = glyphs.map { $0.map { Int(hb_font_get_glyph_h_advance(font, $0)) } }
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
        return rights.map { right in
            hb_buffer_clear_contents(buffer)
            hb_buffer_add_utf32(buffer, [left.value, right.value], 2, 0, 2)
            hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
            hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
            hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
            hb_shape(font, buffer, nil, 0)
            var count: UInt32 = 0
            guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
            return (0..<Int(count)).reduce(0) { $0 + Int(positions[$1].x_advance) }
        }
    }
}
