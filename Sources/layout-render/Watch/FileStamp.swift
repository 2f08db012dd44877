import Foundation

/// Identifies a version of a file.
struct FileStamp: Hashable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    /// The inode number: a file that replaces another has a different one.
    private let number: UInt64

    /// Returns the stamp of the file at a path, following symbolic links; nil if there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
        size = Int(status.st_size)
        number = UInt64(status.st_ino)
    }
}
