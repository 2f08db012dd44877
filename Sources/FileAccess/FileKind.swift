import Foundation

/// What lies at a path.
package enum FileKind: Sendable, Equatable {
    case file, folder, symbolicLink, pipe, socket, device

    /// The kind that a file's mode says.
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .symbolicLink
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }

    /// The kind of what a path names, symbolic links followed; nil where nothing is there.
    package init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }

    /// The kind of what a path names, a symbolic link for itself; nil where nothing is there.
    package init?(ofEntryAt path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }

    /// In a sentence.
    var description: String {
        switch self {
        case .file: "a file"
        case .folder: "a folder"
        case .symbolicLink: "a symbolic link"
        case .pipe: "a named pipe"
        case .socket: "a socket"
        case .device: "a device"
        }
    }
}
