import Foundation

/// Files that appear whole or not at all.
enum AtomicFile {
    /// Writes a file in place of what may stand there.
    ///
    /// The bytes go to a new file in the same folder, which then takes the name in one step. A signal that would
    /// end the program waits for that, so that nothing half-written and no temporary file is left behind. What is
    /// no regular file (a pipe, a terminal, `/dev/null`) is written to as it is; a symbolic link stays one.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw failure(path, EISDIR) }
        if exists, kind != S_IFREG { return try writeInPlace(bytes, to: path) }

        let target = exists ? resolvingLinks(path) : path
        let permissions = exists ? status.st_mode & 0o777 : nil
        var previous = sigset_t()
        holdSignals(previous: &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        try replace(target, with: bytes, permissions: permissions, named: path)
    }

    private static func replace(
        _ target: String, with bytes: [UInt8], permissions: mode_t?, named path: String
    ) throws(FileError) {
        let (temporary, number) = try makeTemporaryFile(beside: target, named: path)
        var code = FileDescriptor(number: number).writeAll(bytes)
        if code == 0, let permissions, fchmod(number, permissions) != 0 { code = errno }
        if close(number) != 0, code == 0 { code = errno }
        if code == 0, rename(temporary, target) != 0 { code = errno }
        if code != 0 {
            unlink(temporary)
            throw failure(path, code)
        }
    }

    /// A new file in the folder of the target, for writing.
    private static func makeTemporaryFile(
        beside target: String, named path: String
    ) throws(FileError) -> (path: String, number: Int32) {
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        for attempt in 0..<100 {
            let name = "\(folder).layout-render-\(getpid())-\(attempt)"
            let number = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if number >= 0 { return (name, number) }
            if errno != EEXIST { throw failure(path, errno) }
        }
        throw failure(path, EEXIST)
    }

    private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(FileError) {
        let number = open(path, O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { throw failure(path, errno) }
        defer { close(number) }
        let code = FileDescriptor(number: number).writeAll(bytes)
        if code != 0, code != EPIPE { throw failure(path, code) }
    }

    private static func resolvingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Lets the signals that end a program wait, and gives the mask that was in force.
    private static func holdSignals(previous: inout sigset_t) {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &previous)
    }

    private static func failure(_ path: String, _ code: Int32) -> FileError {
        FileError(path: path, operation: .write, code: code)
    }
}
