import Foundation

/// Finds and creates folders.
package enum Folder {
    /// Creates a folder and missing folders above it.
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

    /// Returns whether there is a folder at a path.
    package static func exists(_ path: String) -> Bool { FileKind(at: path) == .folder }

    /// Returns the paths of all files in a folder and its subfolders, relative to it and sorted by bytes.
    ///
    /// Symbolic links aren't followed, which avoids cycles.
    ///
    /// - Parameters:
    ///   - includesHidden: Whether names that begin with a dot count.
    ///   - includesLinks: Whether symbolic links count as files.
    package static func files(
        in folder: String, includesHidden: Bool = true, includesLinks: Bool = true
    ) -> [String] {
        var files: [String] = []
        var pending = [""]
        while let below = pending.popLast() {
            let path = below.isEmpty ? folder : FilePath.join(folder, below)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
                if !includesHidden, name.utf8.first == UInt8(ascii: ".") { continue }
                let relative = FilePath.join(below, name)
                switch FileKind(ofEntryAt: FilePath.join(folder, relative)) {
                case .folder: pending.append(relative)
                case .symbolicLink where !includesLinks: continue
                case nil: continue
                default: files.append(relative)
                }
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Removes a file below a folder, with a name from input, if it exists and isn't reached by a symbolic
    /// link.
    package static func remove(_ name: RelativeName, below folder: String) {
        if link(on: name, below: folder) == nil { FileRemoval.remove(FilePath.join(folder, name.text)) }
    }

    /// Returns the first symbolic link on the path from a folder to a name below it; nil if there is none.
    package static func link(on name: RelativeName, below folder: String) -> String? {
        var path = folder
        for component in name.components {
            path = FilePath.join(path, component)
            if FileKind(ofEntryAt: path) == .symbolicLink { return path }
        }
        return nil
    }
}
