import CHarfBuzz

/// A script of a text that Inter and the given fonts don't have.
package struct ForeignScript: Sendable, Hashable {
    /// The name of the script, such as `Thai`; `emoji` and `symbols` for characters that belong to none.
    package var name: String
    /// The family of the system's font that is used; nil if no font has the characters.
    package var family: String?
}

extension FontCollection {
    /// Returns the scripts of a text that the collection's own fonts don't have, in the order of the text.
    package func foreignScripts(in text: String, style: FontStyle = FontStyle()) -> [ForeignScript] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
        let scalars = TextItemizer.characters(of: text)
        let itemizer = TextItemizer(fonts: self, style: style)
        var scripts: [ForeignScript] = []
        for item in itemizer.items(of: text, scalars: scalars) where item.face == nil || item.isBorrowed {
            let characters = scalars[item.range].compactMap(Unicode.Scalar.init)
            // Each may be in some font where none has all of them.
            let foreign = characters.filter { scalar in !itemizer.faces.contains { $0.covers(scalar) } }
            for scalar in foreign.isEmpty ? characters : foreign {
                guard let name = ScriptName.of(scalar) else { continue }
                let script = ForeignScript(name: name, family: item.face?.names.family)
                if !scripts.contains(script) { scripts.append(script) }
            }
        }
        return scripts
    }
}

/// The names of scripts in English.
package enum ScriptName {
    /// Every name of a script that is known.
    package static let all = Set(names.values)

    /// Returns the name of a character's script; nil for spaces, and for what only joins other characters.
    static func of(_ scalar: Unicode.Scalar) -> String? {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        if script == HB_SCRIPT_INHERITED {
            return scalar.properties.isDefaultIgnorableCodePoint ? nil : "combining marks"
        }
        if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_UNKNOWN {
            if scalar.properties.isWhitespace { return nil }
            return scalar.properties.isEmojiPresentation ? "emoji" : "symbols"
        }
        let tag = tag(of: script)
        return names[tag] ?? "script \(tag)"
    }

    /// Returns the four letters of ISO 15924.
    private static func tag(of script: hb_script_t) -> String {
        let value = script.rawValue
        return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
    }

    private static let names = [
        "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Cher": "Cherokee", "Cyrl": "Cyrillic",
        "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian", "Grek": "Greek", "Gujr": "Gujarati",
        "Guru": "Gurmukhi", "Hang": "Korean", "Hani": "Chinese", "Hebr": "Hebrew", "Hira": "Japanese",
        "Kana": "Japanese", "Khmr": "Khmer", "Knda": "Kannada", "Laoo": "Lao", "Latn": "Latin",
        "Mlym": "Malayalam", "Mong": "Mongolian", "Mymr": "Burmese", "Orya": "Oriya", "Sinh": "Sinhala",
        "Syrc": "Syriac", "Taml": "Tamil", "Telu": "Telugu", "Thaa": "Thaana", "Thai": "Thai",
        "Tibt": "Tibetan",
    ]
}
