/// Measures the characters of a font's file that aren't in the table, as texts need them.
///
/// Sendable because what was measured is only accessed under the lock.
final class ProjectFontCharacters: @unchecked Sendable {
    /// Returns the width of one or two characters in em; nil if the font doesn't have them.
    typealias Measure = @Sendable ([Unicode.Scalar]) -> Double?

    private let measure: Measure
    private let lock = Lock()
    private var widths: [[Unicode.Scalar]: Double?] = [:]
    /// The maximum number of widths that are kept, more than a language's letters in pairs.
    private static let mostWidths = 50_000

    init(_ measure: @escaping Measure) { self.measure = measure }

    /// Returns the width of one or two characters in em; nil if the font doesn't have them.
    func width(of scalars: [Unicode.Scalar]) -> Double? {
        lock.lock()
        defer { lock.unlock() }
        if let known = widths[scalars] { return known }
        let width = measure(scalars)
        if widths.count >= Self.mostWidths { widths.removeAll(keepingCapacity: true) }
        widths[scalars] = width
        return width
    }

    /// Returns the kerning between two neighbours in em; nil if the font doesn't have one of them.
    func kerning(between left: TextGlyph, and right: TextGlyph) -> Double? {
        guard let first = Self.scalar(of: left), let second = Self.scalar(of: right),
            let before = width(of: [first]), let after = width(of: [second]),
            let both = width(of: [first, second])
        else { return nil }
        return both - before - after
    }

    private static let tabled = ProjectFont.characters

    private static func scalar(of glyph: TextGlyph) -> Unicode.Scalar? {
        switch glyph {
        case .measured(let index): tabled[index]
        case .similar(_, let scalar), .other(let scalar): scalar
        case .em, .emoji, .tab: nil
        }
    }
}
