import Foundation

/// A complete file that doesn't have its final name yet.
enum TemporaryFile {
    /// An open file without a name, which the system removes however the program ends.
    /// Source: open(2), `O_TMPFILE`.
    case unnamed(FileDescriptor, folder: String)
    /// A closed file with a temporary name, used if the system or the file system doesn't support unnamed files.
    case named(String)

    /// Writes the bytes to a new file in a folder; without permissions, the umask determines them.
    init(_ bytes: [UInt8], permissions: mode_t?, in folder: String) throws(SystemError) {
        if let descriptor = Self.openUnnamed(in: folder) {
            self = .unnamed(descriptor, folder: folder)
            if let code = Self.fill(descriptor, with: bytes, permissions) {
                discard()
                throw SystemError(code: code)
            }
        } else {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
            let (path, number) = try Self.withFreeName(in: folder) { open($0, flags, 0o666) }
            self = .named(path)
            var code = Self.fill(FileDescriptor(number: number), with: bytes, permissions)
            if close(number) != 0, code == nil { code = errno }
            if let code {
                discard()
                throw SystemError(code: code)
            }
        }
    }

    /// Gives the file its final name, replacing an existing file.
    mutating func take(name target: String) throws(SystemError) {
        if case .unnamed(let descriptor, let folder) = self {
            // Linking can't replace a file, only renaming can.
            let isNew = Self.link(descriptor, to: target) == 0
            let path =
                isNew ? target : try Self.withFreeName(in: folder) { Self.link(descriptor, to: $0) }.path
            close(descriptor.number)
            self = .named(path)
            if isNew { return }
        }
        if case .named(let path) = self, rename(path, target) != 0 { throw SystemError(code: errno) }
    }

    /// Removes the file, which doesn't have its final name yet.
    func discard() {
        switch self {
        case .unnamed(let descriptor, _): close(descriptor.number)
        case .named(let path): unlink(path)
        }
    }

    /// Writes all bytes; returns the system's error number, `nil` for none.
    private static func fill(
        _ descriptor: FileDescriptor, with bytes: [UInt8], _ permissions: mode_t?
    ) -> Int32? {
        let code = descriptor.writeAll(bytes)
        if code != 0 { return code }
        if let permissions, fchmod(descriptor.number, permissions) != 0 { return errno }
        return nil
    }

    private static func link(_ descriptor: FileDescriptor, to path: String) -> Int32 {
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor.number)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
    }

    private static func openUnnamed(in folder: String) -> FileDescriptor? {
        #if os(Linux)
            // Without /proc the file could never get a name.
            guard access("/proc/self/fd", X_OK) == 0 else { return nil }
            // The header's O_TMPFILE is a macro that Swift doesn't import.
            let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
            let number = open(folder, unnamed | O_WRONLY | O_CLOEXEC, 0o666)
            return number >= 0 ? FileDescriptor(number: number) : nil
        #else
            return nil
        #endif
    }

    /// Tries names in a folder until one is free.
    private static func withFreeName(
        in folder: String, _ make: (String) -> Int32
    ) throws(SystemError) -> (path: String, result: Int32) {
        for attempt in 0..<100 {
            let path = FilePath.join(folder, ".layout-render-\(getpid())-\(attempt)")
            let result = make(path)
            if result >= 0 { return (path, result) }
            if errno != EEXIST { throw SystemError(code: errno) }
        }
        throw SystemError(code: EEXIST)
    }
}
