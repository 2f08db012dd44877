import FileAccess

/// The files that a file of code was last compiled with, for those that watch it.
struct CompiledFiles {
    let cache: String

    private func path(for file: String) -> String {
        var digest = ContentDigest()
        digest.add(file)
        return FilePath.join(cache, "files/\(digest.text)")
    }

    /// Keeps the list; one that can't be kept is found again.
    func keep(_ files: [String], for file: String) {
        try? CacheFile.write(Array(files.joined(separator: "\n").utf8), to: path(for: file))
    }

    func files(for file: String) -> [String] {
        guard let bytes = try? FileReader.bytes(at: path(for: file), limit: 1 << 22, for: .ownUse) else {
            return []
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
