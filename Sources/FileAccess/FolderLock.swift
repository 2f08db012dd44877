import Foundation

/// A lock on a folder that programs of this kind wait for, until it is let go or the program ends.
package final class FolderLock: Sendable {
    private let number: Int32

    /// Waits until no other program has the lock of an existing folder.
    package init(_ folder: String) throws(FileError) {
        number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw FileError(path: folder, operation: .read, code: errno) }
        while flock(number, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Lets go of the lock.
    package func unlock() { flock(number, LOCK_UN) }

    deinit { close(number) }
}
