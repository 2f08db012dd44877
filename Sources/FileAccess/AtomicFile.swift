import Foundation

/// Writes files completely or not at all.
package enum AtomicFile {
    /// A file to be written.
    package struct Content: Sendable {
        package var path: String
        package var bytes: [UInt8]

        /// Creates a file with its bytes.
        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// What is at a path when a file gets its name there; anything else is an error, `changedMeanwhile`.
    package enum Expected: Sendable, Equatable {
        /// Nothing, or any file that isn't an input.
        case anything
        /// No file.
        case nothing
        /// A file with these bytes, which the new file is derived from.
        case bytes([UInt8])
    }

    /// Writes a file, replacing an existing one, unless that is read-only or an input of this process.
    ///
    /// The bytes are written to a new file in the same folder, on Linux one without a name, which then gets its name
    /// in one step. Signals that would end the program wait until then, so that no partial or temporary file remains.
    /// Anything that isn't a regular file (a pipe, a terminal, `/dev/null`) is written to directly, and a symbolic
    /// link remains one.
    package static func write(
        _ bytes: [UInt8], to path: String, over expected: Expected = .anything
    ) throws(FileError) {
        try write([Content(path: path, bytes: bytes)], over: expected)
    }

    /// Adds bytes to the end of a file that other programs write to as well, such as a log; creates it if there is
    /// none.
    package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        try StreamFile.append(bytes, to: path)
    }

    /// Writes a file below a folder, with a name from input, and creates intermediate folders.
    ///
    /// Symbolic links below the folder aren't followed.
    package static func write(
        _ bytes: [UInt8], to name: RelativeName, below folder: String, over expected: Expected = .anything
    ) throws(FileError) {
        try write([(name, bytes)], below: folder, over: expected)
    }

    /// Writes files that belong together below a folder, and creates intermediate folders.
    ///
    /// Symbolic links below the folder aren't followed.
    package static func write(
        _ files: [(name: RelativeName, bytes: [UInt8])], below folder: String,
        over expected: Expected = .anything
    ) throws(FileError) {
        var contents: [Content] = []
        for (name, bytes) in files {
            if let link = Folder.link(on: name, below: folder) {
                throw FileError(path: link, operation: .write, cause: .unexpectedLink)
            }
            let path = FilePath.join(folder, name.text)
            try Folder.make(FilePath.parent(of: path))
            contents.append(Content(path: path, bytes: bytes))
        }
        try write(contents, over: expected)
    }

    /// Writes files that belong together: all are complete before the first one gets its name.
    package static func write(
        _ files: [Content], over expected: Expected = .anything
    ) throws(FileError) {
        var regular: [Content] = []
        for file in files {
            // A pipe's reader may take any amount of time, so signals don't wait for it.
            if try !StreamFile.write(file.bytes, to: file.path) { regular.append(file) }
        }
        WriteGate.shared.enter()
        defer { WriteGate.shared.leave() }
        var previous = sigset_t()
        holdSignals(previous: &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        var prepared: [PreparedFile] = []
        defer { for file in prepared { file.discard() } }
        for file in regular { prepared.append(try PreparedFile(file.bytes, for: file.path, over: expected)) }
        while !prepared.isEmpty {
            try prepared[0].commit()
            prepared.removeFirst()
        }
    }

    /// Blocks the signals that end a program on this thread, and saves the previous mask.
    private static func holdSignals(previous: inout sigset_t) {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &previous)
    }
}
