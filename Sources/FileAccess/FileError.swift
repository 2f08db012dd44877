import Foundation

/// A file that couldn't be read or written.
package struct FileError: Error, Equatable {
    /// The operation that failed.
    package enum Operation: String, Sendable {
        case read, write
    }

    /// Why the operation failed.
    package enum Cause: Sendable, Equatable {
        /// An error of the system, by its number.
        case system(Int32)
        /// The path isn't a regular file.
        case notRegular(FileKind)
        /// The name has bytes that aren't UTF-8, which the path shows as U+FFFD; that of a folder ends in a slash.
        case unusableName
        /// A symbolic link to something that doesn't exist.
        case danglingLink
        /// A symbolic link in a folder in which links aren't followed.
        case unexpectedLink
        /// The file is an input of this process.
        case input
        /// The file's permissions say that it isn't to be written.
        case readOnly
        /// The file isn't what it was when it was read.
        case changedMeanwhile
        /// A program that should have read it failed, with its message.
        case program(String)
        /// More bytes than the limit.
        case tooLarge(limit: Int)
    }

    package var path: String
    package var operation: Operation
    package var cause: Cause

    /// Creates an error from its cause.
    package init(path: String, operation: Operation, cause: Cause) {
        self.path = path
        self.operation = operation
        self.cause = cause
    }

    /// Creates an error from the system's number.
    package init(path: String, operation: Operation, code: Int32) {
        self.init(path: path, operation: operation, cause: .system(code))
    }
}

extension FileError: CustomStringConvertible {
    /// What is wrong and what to do, in one line, without the path.
    package var description: String {
        "cannot be \(operation == .read ? "read" : "written"): \(reason); \(advice)"
    }

    /// What is wrong, in a few words.
    package var reason: String {
        switch cause {
        case .system(let code): String(cString: strerror(code))
        case .notRegular(let kind): "it is \(kind.description)"
        case .unusableName: "its name isn't UTF-8"
        case .danglingLink: "it is a symbolic link to a file that doesn't exist"
        case .unexpectedLink: "it is, or lies behind, a symbolic link, and none is followed here"
        case .input: "it is an input, which would be lost"
        case .readOnly: "it is read-only"
        case .changedMeanwhile: "another program has changed it in the meantime"
        case .program(let words): words
        case .tooLarge: "it is too large"
        }
    }

    /// What to do, in a few words.
    package var advice: String {
        switch (cause, operation) {
        case (.notRegular(.pipe), .read): "pipe it into standard input instead, named '-'"
        case (.notRegular, .read): "name a file"
        case (.notRegular, .write): "name another path"
        case (.unusableName, _): "rename it"
        case (.danglingLink, _): "remove the link, or make what it points to"
        case (.unexpectedLink, _): "put the file itself there"
        case (.input, _): "name another path"
        case (.readOnly, _): "name another path, or make it writable"
        case (.changedMeanwhile, _): "run the command again"
        case (.program, _): "check the revision and the path"
        case (.tooLarge(let limit), _): "at most \(limit >> 20) MiB are read"
        case (.system(ENOENT), .write): folderAdvice
        case (.system(let code), let operation): Self.advice(code, operation)
        }
    }

    /// How to make the folder of a file; without the command where a shell would need quotes.
    private var folderAdvice: String {
        let folder = FilePath.parent(of: path)
        let isPlain =
            !folder.hasPrefix("-")
            && folder.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
        return "make its folder first" + (folder.isEmpty || !isPlain ? "" : ", with 'mkdir -p \(folder)'")
    }

    private static func advice(_ code: Int32, _ operation: Operation) -> String {
        switch (code, operation) {
        case (ENOENT, .read): "check the path"
        case (EISDIR, .read): "name a file"
        case (EISDIR, .write), (ENOTDIR, _): "name another path"
        case (EACCES, _), (EPERM, _), (EROFS, _): "check its permissions"
        case (ELOOP, _): "remove the symbolic link that leads back to itself"
        case (ENOSPC, _), (EDQUOT, _): "make room on the disk"
        default: "check the path and the disk"
        }
    }
}
