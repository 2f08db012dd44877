import Foundation

/// A complete file that doesn't have its final name yet.
///
/// On Linux it has no name until its bytes are written. A new file then gets its final name at once. Only a file that
/// replaces another one has a temporary name in between, for the time of two system calls, because linking can't replace
/// a file and renaming needs a name. `Leftovers` removes the name if the process is killed just then.
struct TemporaryFile {
    private let descriptor: FileDescriptor
    /// The temporary name; nil while the file has none.
    private var path: String?
    private let folder: String

    /// Writes the bytes to a new file in a folder; without permissions, the umask determines them.
    init(_ bytes: [UInt8], permissions: mode_t?, in folder: String) throws(SystemError) {
        Leftovers.remove(in: folder)
        self.folder = folder
        if let unnamed = FileOpening.unnamed(in: folder) {
            descriptor = unnamed
        } else {
            (path, descriptor) = try Self.named(in: folder)
        }
        if let code = Self.fill(descriptor, with: bytes, permissions) {
            discard()
            throw SystemError(code: code)
        }
    }

    /// Gives the file its final name.
    ///
    /// - Parameter replaces: Whether an existing file is replaced; otherwise it is an error, `EEXIST`.
    mutating func take(name target: String, replaces: Bool) throws(SystemError) {
        if path == nil {
            if Self.link(descriptor, to: target) == 0 { return discard() }
            guard replaces else { throw SystemError(code: errno) }
            // Nobody else can lock a file without a name.
            _ = flock(descriptor.number, LOCK_EX | LOCK_NB)
            let (descriptor, folder) = (descriptor, folder)
            path = try Self.withFreeName(in: folder) { Self.link(descriptor, to: $0) == 0 }
        } else if !replaces, FileKind(ofEntryAt: target) != nil {
            throw SystemError(code: EEXIST)
        }
        if let path, rename(path, target) != 0 { throw SystemError(code: errno) }
        path = nil
        discard()
    }

    /// Removes the temporary name, if there is one, and closes the file.
    func discard() {
        if let path { FileRemoval.remove(path) }
        close(descriptor.number)
    }

    /// Opens a file with a temporary name.
    private static func named(in folder: String) throws(SystemError) -> (String, FileDescriptor) {
        while true {
            var opened: FileDescriptor?
            let path = try withFreeName(in: folder) {
                opened = FileOpening.new(at: $0)
                return opened != nil
            }
            guard let opened else { throw SystemError(code: EIO) }
            if Leftovers.keep(opened) { return (path, opened) }
            close(opened.number)
        }
    }

    /// Writes all bytes; returns the system's error number, `nil` for none.
    private static func fill(
        _ descriptor: FileDescriptor, with bytes: [UInt8], _ permissions: mode_t?
    ) -> Int32? {
        let code = descriptor.writeAll(bytes)
        if code != 0 { return code }
        if let permissions, fchmod(descriptor.number, permissions) != 0 { return errno }
        // Network file systems report some errors only when a descriptor is closed.
        let copy = dup(descriptor.number)
        return copy >= 0 && close(copy) != 0 ? errno : nil
    }

    /// Gives a file without a name its first one, which must be free.
    private static func link(_ descriptor: FileDescriptor, to target: String) -> Int32 {
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor.number)", AT_FDCWD, target, AT_SYMLINK_FOLLOW)
    }

    /// Tries temporary names in a folder until one is free.
    private static func withFreeName(
        in folder: String, _ take: (String) -> Bool
    ) throws(SystemError) -> String {
        for attempt in 0..<100 {
            let path = Leftovers.path(in: folder, attempt: attempt)
            if take(path) { return path }
            if errno != EEXIST { throw SystemError(code: errno) }
        }
        throw SystemError(code: EEXIST)
    }
}
