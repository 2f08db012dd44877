import Foundation

/// Temporary files that a program left when it was killed between giving a file a temporary name and its final one.
///
/// A process holds a lock on its temporary file while the file has a temporary name, so one that can be locked belongs to
/// a process that has ended.
enum Leftovers {
    private static let prefix = ".layout-render-"
    private static let lock = NSLock()
    /// Only accessed under the lock.
    nonisolated(unsafe) private static var searched: Set<String> = []

    /// Returns a path in a folder for a temporary file.
    static func path(in folder: String, attempt: Int) -> String {
        FilePath.join(folder, "\(prefix)\(getpid())-\(attempt)")
    }

    /// Locks a temporary file until its descriptor is closed; returns false if it was removed in the meantime.
    static func keep(_ descriptor: FileDescriptor) -> Bool {
        while flock(descriptor.number, LOCK_EX) != 0, errno == EINTR {}
        var status = stat()
        return fstat(descriptor.number, &status) == 0 && status.st_nlink > 0
    }

    /// Removes what ended processes left in a folder; searches each folder once.
    static func remove(in folder: String) {
        guard lock.withLock({ searched.insert(folder).inserted }) else { return }
        let path = folder.isEmpty ? "." : folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names where isTemporary(name) { removeUnlessInUse(FilePath.join(folder, name)) }
    }

    /// Whether a name is one that `path(in:attempt:)` makes.
    private static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 2
            && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }

    private static func removeUnlessInUse(_ path: String) {
        let number = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard number >= 0 else { return }
        defer { close(number) }
        var status = stat()
        guard fstat(number, &status) == 0, FileKind(mode: status.st_mode) == .file,
            status.st_uid == geteuid(), flock(number, LOCK_EX | LOCK_NB) == 0
        else { return }
        FileRemoval.remove(path)
    }
}
