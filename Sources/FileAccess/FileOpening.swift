import Foundation

/// Opens files for writing; no other code of the project does.
///
/// Complete files are written by `AtomicFile`, which calls this.
enum FileOpening {
    /// Opens a new file without a name in a folder; nil if the system or the file system has none, or if it could
    /// never get a name.
    ///
    /// The system removes the file however the program ends. Source: open(2), `O_TMPFILE`.
    static func unnamed(in folder: String) -> FileDescriptor? {
        #if os(Linux)
            // Without /proc the file could never get a name.
            guard access("/proc/self/fd", X_OK) == 0 else { return nil }
            // The header's O_TMPFILE is a macro that Swift doesn't import.
            let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
            return descriptor(open(folder.isEmpty ? "." : folder, unnamed | O_WRONLY | O_CLOEXEC, 0o666))
        #else
            return nil
        #endif
    }

    /// Opens a new file; fails with `EEXIST` if there is one.
    static func new(at path: String) -> FileDescriptor? {
        descriptor(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
    }

    /// Opens a pipe, a terminal or a device.
    static func stream(at path: String) -> FileDescriptor? {
        descriptor(open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC))
    }

    /// Opens a file to add to its end, and creates it if there is none.
    static func end(of path: String) -> FileDescriptor? {
        descriptor(open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOCTTY | O_CLOEXEC, 0o666))
    }

    private static func descriptor(_ number: Int32) -> FileDescriptor? {
        number >= 0 ? FileDescriptor(number: number) : nil
    }
}
