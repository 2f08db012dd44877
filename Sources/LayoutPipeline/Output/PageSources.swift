import FileAccess

/// The texts of a page's inputs, from which the page makes patches.
struct PageSources {
    /// The texts by their paths.
    private(set) var texts: [String: String] = [:]

    /// The maximum number of bytes of all inputs, which limits the page's size.
    static let mostBytes = 200_000

    /// The endings of files that patches change.
    private static let endings = [".json5", ".json", ".xib", ".storyboard", ".swift"]

    /// Reads the inputs of scenes again. What isn't a plain file of UTF-8, or is too large, is left out.
    init(_ scenes: [LaidOutScene]) {
        var rest = Self.mostBytes
        var known: Set<String> = []
        for scene in scenes where scene.input.isPlainFile && scene.inspection?.live != nil {
            let path = scene.input.path.lowercased()
            guard Self.endings.contains(where: path.hasSuffix), known.insert(scene.input.path).inserted,
                let bytes = try? scene.input.bytes(limit: rest, for: .ownUse),
                let text = String(validating: bytes, as: UTF8.self), !text.hasPrefix("\u{feff}")
            else { continue }
            rest -= bytes.count
            texts[scene.input.path] = text
        }
    }
}
