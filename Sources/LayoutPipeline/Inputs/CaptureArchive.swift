import FileAccess
import ViewCapture

/// Archives of Debug View Hierarchy, which are folders.
enum CaptureArchive {
    /// Whether a path is that of an archive's folder.
    static func isArchive(_ path: String) -> Bool {
        FilePath.pathExtension(of: path).lowercased() == "viewhierarchy" && Folder.exists(path)
    }

    /// Returns the input of an archive's folder; nil for other paths.
    ///
    /// - Parameter stem: The base name of its pictures, by default the folder's name.
    static func input(_ path: String, stem: String? = nil) -> InputFile? {
        guard isArchive(path) else { return nil }
        let stem = stem ?? FilePath.withoutExtension(FilePath.lastComponent(of: path))
        return InputFile(path: path, outputStem: stem, contents: .archive(path))
    }

    /// Returns the path of the archive that a file is in; nil for files in none.
    static func name(of file: String) -> String? {
        let components = FilePath.components(of: file)
        guard
            let place = components.dropLast().firstIndex(where: {
                $0.lowercased().hasSuffix(".viewhierarchy")
            })
        else {
            return nil
        }
        return components[...place].joined(separator: "/")
    }

    /// Reads the files of an archive. Symbolic links aren't followed, and other files aren't opened.
    static func files(in folder: String) throws(FileError) -> ArchiveFiles {
        var files = ArchiveFiles(responses: [], metadata: nil)
        let numbered = Folder.files(in: folder).compactMap { name in
            ArchiveFiles.responseNumber(of: name).map { (number: $0, name: name) }
        }
        var room = CaptureLimits.archive
        for (number, name) in numbered.sorted(by: { $0.number < $1.number }).prefix(CaptureLimits.responses) {
            guard let name = RelativeName(name) else { continue }
            let bytes = try FileReader.bytes(of: name, below: folder, limit: min(room, FileLimits.layout))
            room -= bytes.count
            files.responses.append(("Response_\(number)", bytes))
        }
        if let name = RelativeName("metadata") {
            files.metadata = try? FileReader.bytes(of: name, below: folder, limit: 1 << 20)
        }
        return files
    }
}
