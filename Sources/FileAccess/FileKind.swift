import Foundation

/// The kind of file at a path.
package enum FileKind: Sendable, Equatable {
    case file, folder, symbolicLink, pipe, socket, device

    /// Determines the kind from a file's mode.
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

    /// Determines the kind of file at a path, following symbolic links; nil if there is none.
    package init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }

    /// Determines the kind of entry at a path, without following symbolic links; nil if there is none.
    package init?(ofEntryAt path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }

    /// The kind with its article, for messages.
    package var description: String {
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
