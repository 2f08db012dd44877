import FileAccess

/// The files that are written into the cache and the folders of runs.
enum CacheFile {
    /// Writes a file, and creates its folder; a symbolic link in the file's place isn't followed.
    static func write(_ bytes: [UInt8], to path: String) throws(CodeError) {
        guard let name = RelativeName(FilePath.lastComponent(of: path)) else {
            throw .cache("'\(path)' is not the name of a file")
        }
        do {
            try AtomicFile.write(bytes, to: name, below: FilePath.parent(of: path))
        } catch {
            throw .cache("\(error)")
        }
    }
}
