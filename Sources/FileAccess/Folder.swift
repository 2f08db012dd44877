import Foundation

/// Folders that files are found in and output goes to.
package enum Folder {
    /// Makes a folder and those above it, where they aren't there yet.
    package static func make(_ path: String) throws(FileError) {
        if path.isEmpty || mkdir(path, 0o777) == 0 { return }
        switch errno {
        case EEXIST where exists(path): return
        case ENOENT:
            let parent = FilePath.parent(of: path)
            guard parent != path, !parent.isEmpty else {
                throw FileError(path: path, operation: .write, code: ENOENT)
            }
            try make(parent)
            if mkdir(path, 0o777) != 0, errno != EEXIST {
                throw FileError(path: path, operation: .write, code: errno)
            }
        case EEXIST: throw FileError(path: path, operation: .write, code: ENOTDIR)
        default: throw FileError(path: path, operation: .write, code: errno)
        }
    }

    /// Whether there is a folder at a path.
    package static func exists(_ path: String) -> Bool { FileKind(at: path) == .folder }

    /// The paths of all that isn't a folder in a folder and those below it, relative to it and sorted by their bytes.
    ///
    /// Symbolic links are not followed, so that it ends.
    ///
    /// - Parameter includesHidden: Whether names that begin with a dot count.
    package static func files(in folder: String, includesHidden: Bool = true) -> [String] {
        var files: [String] = []
        var pending = [""]
        while let below = pending.popLast() {
            let path = below.isEmpty ? folder : FilePath.join(folder, below)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
                if !includesHidden, name.utf8.first == UInt8(ascii: ".") { continue }
                let relative = FilePath.join(below, name)
                switch FileKind(ofEntryAt: FilePath.join(folder, relative)) {
                case .folder: pending.append(relative)
                case nil: continue
                default: files.append(relative)
                }
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Removes a file that input named, below a folder, where there is one and no symbolic link leads to it.
    package static func remove(_ name: RelativeName, below folder: String) {
        if link(on: name, below: folder) == nil { unlink(FilePath.join(folder, name.text)) }
    }

    /// The first symbolic link on the way from a folder to a name below it; nil where there is none.
    package static func link(on name: RelativeName, below folder: String) -> String? {
        var path = folder
        for component in name.components {
            path = FilePath.join(path, component)
            if FileKind(ofEntryAt: path) == .symbolicLink { return path }
        }
        return nil
    }
}
