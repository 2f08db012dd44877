import CHarfBuzz

/// Divides a line into items that one font, script and direction is enough for.
struct TextItemizer {
    /// Characters that are shaped together.
    struct Item {
        /// Nil if no font has the characters.
        var face: FontFace?
        var script: hb_script_t
        var level: Int8
        /// The indices of its characters.
        var range: Range<Int>
        /// Whether the font is one of the system's.
        var isBorrowed = false
    }

    let fonts: FontCollection
    let style: FontStyle
    let faces: [FontFace]
    /// Whether the best font has every character of ASCII, of which most text consists.
    private let hasASCII: Bool
    private let facesOfClusters = FacesOfClusters()

    init(fonts: FontCollection, style: FontStyle) {
        self.fonts = fonts
        self.style = style
        faces = fonts.faces(for: style)
        hasASCII = faces.first?.covers((0x20..<0x7F).map { Unicode.Scalar(UInt8($0)) }) ?? false
    }

    /// Returns the characters of a line as they are shaped: those that only control or leave room are spaces, which every
    /// font has.
    static func characters(of line: String) -> [UInt32] {
        line.unicodeScalars.map { isSpace($0.value) ? 0x20 : $0.value }
    }

    private static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        // Controls and line ends, and Hangul's fillers that aren't part of a syllable.
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x3164, 0xFFA0: true
        default: false
        }
    }

    /// Returns the items of a line in the order of the text.
    func items(of line: String, scalars: [UInt32]) -> [Item] {
        if hasASCII, scalars.allSatisfy({ $0 < 0x7F }) {
            return scalars.isEmpty
                ? [] : [Item(face: faces.first, script: HB_SCRIPT_LATIN, level: 0, range: scalars.indices)]
        }
        let levels = TextDirection.levels(of: scalars)
        var items: [Item] = []
        var index = 0
        for character in line {
            let range = index..<(index + character.unicodeScalars.count)
            index = range.upperBound
            let cluster = scalars[range].compactMap(Unicode.Scalar.init)
            let script = Self.script(of: cluster)
            // Spaces and punctuation stay with the text before them if its font has them.
            if cluster.count <= Self.mostTogether, let last = items.last,
                last.level == levels[range.lowerBound], let face = last.face,
                script == nil || script == last.script || Self.isNeutral(last.script), face.covers(cluster),
                script == nil || !isBetter(than: face, for: cluster)
            {
                items[items.count - 1].range = last.range.lowerBound..<range.upperBound
                if let script { items[items.count - 1].script = script }
                continue
            }
            var start = range.lowerBound
            for part in parts(of: cluster) {
                defer { start += part.count }
                let item = Item(
                    face: part.face, script: script ?? HB_SCRIPT_COMMON, level: levels[range.lowerBound],
                    range: start..<start + part.count, isBorrowed: part.isBorrowed)
                if let last = items.last, last.face == nil, item.face == nil, last.level == item.level {
                    items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
                } else {
                    items.append(item)
                }
            }
        }
        return items
    }

    /// The greatest number of characters of a cluster that are shaped together, since shaping takes their square. Real
    /// text has less than ten; the others are drawn where those before them end.
    static let mostTogether = 64

    /// Characters of a cluster that one font has, or none.
    private struct Part {
        var face: FontFace?
        var isBorrowed = false
        var count: Int
    }

    /// Returns the parts of a cluster: one, unless no font has everything or it is too long.
    private func parts(of cluster: [Unicode.Scalar]) -> [Part] {
        if cluster.count <= Self.mostTogether {
            let whole = face(for: cluster)
            if whole.face != nil || cluster.count == 1 {
                return [Part(face: whole.face, isBorrowed: whole.isBorrowed, count: cluster.count)]
            }
        }
        var parts: [Part] = []
        for scalar in cluster {
            let isIgnorable = scalar.properties.isDefaultIgnorableCodePoint
            if let last = parts.last, last.count < Self.mostTogether,
                isIgnorable || last.face?.covers(scalar) ?? false
            {
                parts[parts.count - 1].count += 1
                continue
            }
            let found = face(for: [scalar])
            if found.face == nil, let last = parts.last, last.face == nil {
                parts[parts.count - 1].count += 1
            } else {
                parts.append(Part(face: found.face, isBorrowed: found.isBorrowed, count: 1))
            }
        }
        return parts
    }

    /// Whether a font that comes before the given one has the characters.
    private func isBetter(than face: FontFace, for cluster: [Unicode.Scalar]) -> Bool {
        guard let best = faces.first, best !== face else { return false }
        return ownFace(for: cluster) !== face
    }

    /// Returns the first font with the characters that isn't one of the system's.
    private func ownFace(for cluster: [Unicode.Scalar]) -> FontFace? {
        if let known = facesOfClusters.own[cluster] { return known }
        let face = faces.first { $0.covers(cluster) }
        facesOfClusters.makeRoom()
        facesOfClusters.own[cluster] = .some(face)
        return face
    }

    private func face(for cluster: [Unicode.Scalar]) -> (face: FontFace?, isBorrowed: Bool) {
        if let face = ownFace(for: cluster) { return (face, false) }
        let known = facesOfClusters.system[cluster]
        let face = known ?? fonts.systemFace(for: cluster, style: style)
        if known == nil { facesOfClusters.system[cluster] = .some(face) }
        return (face, face != nil)
    }

    /// The fonts found for characters that belong together: a text has few different ones, and looking through all fonts
    /// of a system takes long.
    private final class FacesOfClusters {
        /// Nil where no font has the characters.
        var own: [[Unicode.Scalar]: FontFace?] = [:]
        var system: [[Unicode.Scalar]: FontFace?] = [:]
        private static let most = 10_000

        /// Forgets everything if it takes much memory.
        func makeRoom() {
            if own.count >= Self.most { (own, system) = ([:], [:]) }
        }
    }

    /// Returns the script of a cluster's first character that has one; nil for spaces, punctuation and symbols.
    private static func script(of cluster: [Unicode.Scalar]) -> hb_script_t? {
        for scalar in cluster {
            let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
            if !isNeutral(script) { return script }
        }
        return nil
    }

    private static func isNeutral(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }
}
