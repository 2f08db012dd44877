/// The hues of views, which colour-blind readers can distinguish and which differ from colours with a
/// meaning.
public enum ViewHue: Int, Sendable, Hashable, CaseIterable {
    case blue, green, violet, teal, olive

    /// Derives the hue of a view from its id alone, so that pictures before and after a change are comparable.
    public init(id: String) {
        let hues = Self.allCases
        self = hues[Int(Self.hash(id) % UInt64(hues.count))]
    }

    /// Returns FNV-1a of the id's UTF-8 (Fowler, Noll, Vo), folded so that its well-mixed high bits take effect.
    private static func hash(_ id: String) -> UInt64 {
        let hash = id.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return (hash >> 32) ^ (hash & 0xffff_ffff)
    }
}
