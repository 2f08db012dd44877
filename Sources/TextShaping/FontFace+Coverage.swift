import CHarfBuzz

extension FontFace {
    /// Returns whether the font has all characters that are visible.
    func covers(_ scalars: [Unicode.Scalar]) -> Bool { scalars.allSatisfy(covers) }

    /// Returns whether HarfBuzz finds glyphs for a character, or shows nothing for it.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // These vowels of Thai and Lao are shaped as two characters.
        case 0x0E33: hasGlyph(for: "\u{0E4D}") && hasGlyph(for: "\u{0E32}")
        case 0x0EB3: hasGlyph(for: "\u{0ECD}") && hasGlyph(for: "\u{0EB2}")
        // Hangul's fillers are ignorable in Unicode, but HarfBuzz draws them.
        case 0x115F, 0x1160: hasGlyph(for: scalar)
        // Spaces of other widths are made of the font's space.
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: hasGlyph(for: scalar) || hasGlyph(for: " ")
        default:
            hasGlyph(for: scalar) || scalar.properties.isDefaultIgnorableCodePoint
                || coversDecomposition(of: scalar)
        }
    }

    /// Returns whether the font has the parts that a character is canonically equivalent to.
    private func coversDecomposition(of scalar: Unicode.Scalar) -> Bool {
        var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
        guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0,
            let start = Unicode.Scalar(first), let mark = Unicode.Scalar(second)
        else { return false }
        return (second == 0 || hasGlyph(for: mark)) && covers(start)
    }
}
