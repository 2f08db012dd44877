import Foundation

/// Folders that output goes to.
enum Folder {
    /// Makes a folder and those above it, where they aren't there yet.
    static func make(_ path: String) throws(FileError) {
        if path.isEmpty || mkdir(path, 0o777) == 0 { return }
        switch errno {
        case EEXIST where exists(path): return
        case ENOENT:
            let parent = (path as NSString).deletingLastPathComponent
            guard parent != path else { throw FileError(path: path, operation: .write, code: ENOENT) }
            try make(parent)
            if mkdir(path, 0o777) != 0, errno != EEXIST {
                throw FileError(path: path, operation: .write, code: errno)
            }
        case EEXIST: throw FileError(path: path, operation: .write, code: ENOTDIR)
        default: throw FileError(path: path, operation: .write, code: errno)
        }
    }

    /// Whether there is a folder at a path.
    static func exists(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
