import CHarfBuzz

/// Turns lines of text into glyphs. Not safe for use from several threads at once.
package final class TextShaper {
    private let fonts: FontCollection
    private let buffer: OpaquePointer?
    private let language: OpaquePointer?
    private var itemizers: [FontStyle: TextItemizer] = [:]

    /// Creates a shaper that takes its fonts from a collection.
    package init(fonts: FontCollection) {
        self.fonts = fonts
        buffer = hb_buffer_create()
        // Not the locale's: pictures would differ.
        language = hb_language_from_string("en", -1)
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Returns the glyphs of one line.
    ///
    /// - Complexity: O(*n*) in the characters for the scripts of most languages.
    package func line(_ text: String, style: FontStyle) -> ShapedLine {
        let itemizer = itemizers[style] ?? TextItemizer(fonts: fonts, style: style)
        itemizers[style] = itemizer
        let scalars = TextItemizer.characters(of: text)
        var line = ShapedLine()
        if let metrics = itemizer.faces.first.map({ ($0.lineMetrics, Double($0.unitsPerEm)) }) {
            line.ascent = Double(metrics.0.ascender) / metrics.1
            line.descent = Double(metrics.0.descender) / metrics.1
        }
        let items = itemizer.items(of: text, scalars: scalars)
        for index in TextDirection.visualOrder(of: items.map(\.level)) {
            let item = items[index]
            let characters = scalars[item.range].compactMap(Unicode.Scalar.init)
            if let face = item.face {
                shape(item, characters, with: face, of: scalars, on: &line)
                if item.isBorrowed { line.borrowed += characters }
                if Self.joined.contains(item.script.rawValue) { line.isJoined = true }
            } else {
                addBoxes(for: characters, isRightToLeft: item.level % 2 == 1, to: &line)
            }
        }
        return line
    }

    /// Adds the glyphs of an item at the line's end.
    private func shape(
        _ item: TextItemizer.Item, _ characters: [Unicode.Scalar], with face: FontFace, of scalars: [UInt32],
        on line: inout ShapedLine
    ) {
        let isRightToLeft = item.level % 2 == 1
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf32(
            buffer, scalars, Int32(scalars.count), UInt32(item.range.lowerBound), Int32(item.range.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script)
        hb_buffer_set_language(buffer, language)
        hb_shape(face.font, buffer, nil, 0)
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        guard let infos, let positions else { return }
        // From left to right, HarfBuzz's clusters only rise or only fall.
        var starts: [Int] = []
        let unit = 1 / Double(face.unitsPerEm)
        var glyphs: [ShapedLine.Glyph] = []
        glyphs.reserveCapacity(Int(count))
        var x = 0
        for index in 0..<Int(count) {
            let position = positions[index]
            let start = Int(infos[index].cluster) - item.range.lowerBound
            if starts.last != start { starts.append(start) }
            glyphs.append(
                ShapedLine.Glyph(
                    identifier: infos[index].codepoint,
                    x: line.width + Double(x + Int(position.x_offset)) * unit,
                    y: Double(position.y_offset) * unit, cluster: starts.count - 1))
            x += Int(position.x_advance)
        }
        if isRightToLeft {
            starts.reverse()
            for index in glyphs.indices { glyphs[index].cluster = starts.count - 1 - glyphs[index].cluster }
        }
        line.append(
            ShapedLine.Run(
                face: face, glyphs: glyphs, scalars: characters, clusterStarts: starts,
                isRightToLeft: isRightToLeft))
        line.width += Double(x) * unit
    }

    /// Adds a box for each cluster.
    private func addBoxes(for characters: [Unicode.Scalar], isRightToLeft: Bool, to line: inout ShapedLine) {
        var starts: [Int] = []
        var end = 0
        for cluster in String(String.UnicodeScalarView(characters)) {
            starts.append(end)
            end += cluster.unicodeScalars.count
        }
        let advance = ShapedLine.box.width + 2 * ShapedLine.box.margin
        var run = ShapedLine.Run(
            face: nil, glyphs: [], scalars: characters, clusterStarts: starts, isRightToLeft: isRightToLeft)
        for place in starts.indices {
            run.glyphs.append(
                ShapedLine.Glyph(
                    identifier: 0, x: line.width + ShapedLine.box.margin, y: 0,
                    cluster: isRightToLeft ? starts.count - 1 - place : place))
            line.width += advance
        }
        line.append(run)
        line.missing += characters
    }

    /// Returns whether a text has letters of a script in which they are joined, so that nothing can be put between them.
    package static func joinsLetters(of text: String) -> Bool {
        text.utf8.contains { $0 >= 0x80 }
            && text.unicodeScalars.contains {
                joined.contains(hb_unicode_script(hb_unicode_funcs_get_default(), $0.value).rawValue)
            }
    }

    /// The scripts whose letters are joined.
    private static let joined: Set<UInt32> = Set(
        [
            HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_PHAGS_PA,
            HB_SCRIPT_MANDAIC, HB_SCRIPT_DEVANAGARI, HB_SCRIPT_BENGALI, HB_SCRIPT_GURMUKHI, HB_SCRIPT_TIBETAN,
        ].map(\.rawValue))
}
