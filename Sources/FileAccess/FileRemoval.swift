import Foundation

/// Removes files; no other code of the project does.
package enum FileRemoval {
    /// Removes a file's name; a link is removed, not what it points to. A file that is gone is no error.
    static func remove(_ path: String) { unlink(path) }

    /// Removes a folder of the cache with all that is in it, as far as that can be removed; links are removed, not what they
    /// point to.
    package static func removeFolder(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
    }
}
