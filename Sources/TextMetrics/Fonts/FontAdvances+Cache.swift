extension FontAdvances {
    /// A font in an era of the system font.
    private struct Key: Hashable {
        let font: Font
        let era: SystemFontEra
    }

    /// The advances prepared lately. A layout uses few fonts, each of them for many texts and widths; an attributed text can
    /// have hundreds.
    private final class Cache: @unchecked Sendable {
        static let shared = Cache()
        private static let greatestCount = 1024

        private let lock = Lock()
        private var advances: [Key: FontAdvances] = [:]

        func advances(for key: Key) -> FontAdvances {
            lock.lock()
            defer { lock.unlock() }
            if let known = advances[key] { return known }
            if advances.count == Self.greatestCount { advances.removeAll() }
            let prepared = FontAdvances(key.font, era: key.era)
            advances[key] = prepared
            return prepared
        }
    }

    /// The advances of a font, prepared once for all texts.
    static func cached(for font: Font, era: SystemFontEra) -> FontAdvances {
        Cache.shared.advances(for: Key(font: font, era: era))
    }
}
