import TextMetrics

extension Font.Weight {
    /// Creates the weight at the end of a face's name, such as `Inter-SemiBold`; nil if it names none.
    init?(ofFace name: String) {
        guard let found = Self.suffixes.first(where: { name.hasSuffix($0.suffix) }) else { return nil }
        self = found.weight
    }

    /// If one is the end of another, the longer is first.
    private static let suffixes: [(suffix: String, weight: Self)] = [
        ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold),
        ("UltraLight", .ultraLight), ("Light", .light), ("Medium", .medium), ("Thin", .thin),
        ("Heavy", .heavy), ("Black", .black),
    ]
}
