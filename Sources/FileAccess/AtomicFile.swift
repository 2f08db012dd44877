import Foundation

/// Files that appear whole or not at all.
package enum AtomicFile {
    /// A file to be written.
    package struct Content: Sendable {
        package var path: String
        package var bytes: [UInt8]

        /// Bytes for a path.
        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Writes a file in place of what may stand there.
    ///
    /// The bytes go to a new file in the same folder, which then takes the name in one step. A signal that would
    /// end the program waits for that, so that nothing half-written and no temporary file is left behind. What is
    /// no regular file (a pipe, a terminal, `/dev/null`) is written to as it is; a symbolic link stays one.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try write([Content(path: path, bytes: bytes)])
    }

    /// Writes a file that input named, below a folder, with the folders on the way.
    ///
    /// No symbolic link below the folder is followed.
    package static func write(
        _ bytes: [UInt8], to name: RelativeName, below folder: String
    ) throws(FileError) {
        if let link = Folder.link(on: name, below: folder) {
            throw FileError(path: link, operation: .write, cause: .unexpectedLink)
        }
        let path = FilePath.join(folder, name.text)
        try Folder.make(FilePath.parent(of: path))
        try write(bytes, to: path)
    }

    /// Writes files that belong together: all are complete before the first takes its name.
    package static func write(_ files: [Content]) throws(FileError) {
        var regular: [Content] = []
        for file in files {
            // Nobody knows how long a pipe's reader takes, so signals need not wait for that.
            if try !StreamFile.write(file.bytes, to: file.path) { regular.append(file) }
        }
        WriteGate.shared.enter()
        defer { WriteGate.shared.leave() }
        var previous = sigset_t()
        holdSignals(previous: &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        var prepared: [PreparedFile] = []
        defer { for file in prepared { file.discard() } }
        for file in regular { prepared.append(try PreparedFile(file.bytes, for: file.path)) }
        while let file = prepared.first {
            try file.commit()
            prepared.removeFirst()
        }
    }

    /// Lets the signals that end a program wait on this thread, and gives the mask that was in force.
    private static func holdSignals(previous: inout sigset_t) {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &previous)
    }
}
