import CHarfBuzz

extension FontFace {
    /// Returns a font file with only the glyphs of some characters; nil if it can't be made.
    ///
    /// Its bytes depend on HarfBuzz's version.
    public func subset(of scalars: Set<Unicode.Scalar>) -> [UInt8]? {
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
