import Foundation

/// Removes files; no other code of the project does.
enum FileRemoval {
    /// Removes a file's name; a link is removed, not what it points to. A file that is gone is no error.
    static func remove(_ path: String) { unlink(path) }
}
