import Foundation

/// A file that could not be read or written.
struct FileError: Error, Equatable {
    /// What was to be done with the file.
    enum Operation: String {
        case read, write
    }

    var path: String
    var operation: Operation
    /// The system's number for what went wrong.
    var code: Int32
}

extension FileError: CustomStringConvertible {
    /// What is wrong and what to do, in one line, without the path.
    var description: String {
        "cannot be \(operation == .read ? "read" : "written"): \(String(cString: strerror(code))); \(advice)"
    }

    private var advice: String {
        switch (code, operation) {
        case (ENOENT, .read): "check the path"
        case (ENOENT, .write): "make its folder first"
        case (EISDIR, .read): "name a file"
        case (EISDIR, .write), (ENOTDIR, _): "name another path"
        case (EACCES, _), (EPERM, _), (EROFS, _): "check its permissions"
        case (ENOSPC, _), (EDQUOT, _): "make room on the disk"
        case (EFBIG, .read): "at most \(InputFile.maximumSize >> 20) MiB are read"
        default: "check the path and the disk"
        }
    }
}
