import CHarfBuzz

/// Reads what HarfBuzz doesn't interpret from a font's tables.
enum FontTables {
    /// Returns the length of a table; 0 if there is none.
    static func length(of name: String, in face: OpaquePointer) -> Int {
        bytes(of: name, in: face) { $0.count }
    }

    /// Returns the line heights of the `hhea` table; nil if there is none.
    static func lineMetrics(of face: OpaquePointer) -> FontFace.LineMetrics? {
        bytes(of: "hhea", in: face) { table in
            guard table.count >= 10 else { return nil }
            return FontFace.LineMetrics(
                ascender: signed(table, at: 4), descender: -signed(table, at: 6),
                lineGap: max(0, signed(table, at: 8)))
        }
    }

    /// Returns whether every table that a font of a file lists lies within the file: HarfBuzz takes the others as empty,
    /// and letters would be invisible.
    static func areComplete(in blob: OpaquePointer, index: Int) -> Bool {
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return false }
        let file = UnsafeRawBufferPointer(start: data, count: Int(length))
        let isCollection = file.starts(with: "ttcf".utf8)
        guard let start = isCollection ? long(file, at: 12 + 4 * index) : 0,
            let count = long(file, at: start + 2).map({ $0 & 0xFFFF }), count > 0
        else { return false }
        return (0..<count).allSatisfy { table in
            let entry = start + 12 + 16 * table
            guard let offset = long(file, at: entry + 8), let size = long(file, at: entry + 12) else {
                return false
            }
            return offset + size <= file.count
        }
    }

    /// Returns a number of four bytes; nil if it isn't within the file.
    private static func long(_ file: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        guard offset + 4 <= file.count else { return nil }
        return file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the names and the style of a font.
    static func names(of face: OpaquePointer, font: OpaquePointer) -> FontFace.Names {
        let family = name(16, of: face) ?? name(1, of: face) ?? ""
        let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
        let slope = hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
        return FontFace.Names(
            postScript: name(6, of: face) ?? family, family: family,
            weight: weight.isFinite ? min(max(Int(weight), 1), 1000) : 400, isItalic: slope > 0.5)
    }

    private static func name(_ identifier: UInt32, of face: OpaquePointer) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        var length = UInt32(buffer.count)
        let total = hb_ot_name_get_utf8(face, identifier, nil, &length, &buffer)
        guard total > 0, length > 0 else { return nil }
        let text = String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    private static func bytes<Result>(
        of name: String, in face: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        let tag = name.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
        let blob = hb_face_reference_table(face, tag)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        return body(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    }

    private static func signed(_ table: UnsafeRawBufferPointer, at offset: Int) -> Int {
        Int(Int16(bitPattern: UInt16(table[offset]) << 8 | UInt16(table[offset + 1])))
    }
}
