/// The properties of a character that determine its width and where lines break.
///
/// In a browser they come from the browser, because Swift's tables are larger than everything else together.
struct ScalarProperties: OptionSet {
    let rawValue: UInt32

    static let emojiPresentation = ScalarProperties(rawValue: 1)
    static let emoji = ScalarProperties(rawValue: 2)
    /// A mark, format character, control or separator that has no width.
    static let invisible = ScalarProperties(rawValue: 4)
    static let openPunctuation = ScalarProperties(rawValue: 8)
    static let closePunctuation = ScalarProperties(rawValue: 16)
    static let whitespace = ScalarProperties(rawValue: 32)
}

#if hasFeature(Embedded)
    @_extern(wasm, module: "page", name: "scalar_properties")
    private func pageScalarProperties(_ scalar: UInt32) -> UInt32

    extension ScalarProperties {
        init(_ scalar: Unicode.Scalar) { self.init(rawValue: pageScalarProperties(scalar.value)) }
    }
#else
    extension ScalarProperties {
        /// Looks a character up.
        init(_ scalar: Unicode.Scalar) {
            let known = scalar.properties
            self = []
            if Self.mayBeEmoji(scalar) {
                if known.isEmojiPresentation { insert(.emojiPresentation) }
                if known.isEmoji { insert(.emoji) }
            }
            if Self.mayBeWhitespace(scalar), known.isWhitespace { insert(.whitespace) }
            switch known.generalCategory {
            case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
                insert(.invisible)
            case .openPunctuation: insert(.openPunctuation)
            case .closePunctuation: insert(.closePunctuation)
            default: break
            }
        }

        /// Whether a character is in a range with emoji: most scripts have none, and looking one up takes as long as all else
        /// about a character.
        private static func mayBeEmoji(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value < 0xAF || scalar.value >= 0x203C
        }

        /// Whether a character is in a range with white space.
        private static func mayBeWhitespace(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0...0xA0, 0x1680, 0x2000...0x3000: true
            default: false
            }
        }
    }
#endif
