import Foundation

/// What tells whether a file was written again.
struct FileStamp: Hashable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    /// A file that took another one's name has another number.
    private let number: UInt64

    /// The stamp of what a path leads to; nil where it leads nowhere.
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
