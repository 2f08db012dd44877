import Foundation

/// The files that this process uses as inputs, which it never overwrites.
///
/// `FileReader` adds every file that it reads, and `AtomicFile` asks before it replaces one, so that no command needs a
/// check of its own. A file is known by its device and number, whatever path or link leads to it.
package final class InputRegister: Sendable {
    package static let shared = InputRegister()

    private struct Identity: Hashable {
        var device: UInt64
        var number: UInt64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    /// `paths` is only accessed under the lock.
    private let lock = NSLock()
    /// The paths at which each file was found; empty for an open file without a path, such as standard input.
    nonisolated(unsafe) private var paths: [Identity: Set<String>] = [:]

    /// Adds the file at a path before it is read, if there is one.
    package func add(_ path: String) {
        var status = stat()
        if stat(path, &status) == 0 { add(status, path: path) }
    }

    /// Adds an open file that remains open, such as standard input.
    package func add(_ descriptor: FileDescriptor) {
        var status = stat()
        if fstat(descriptor.number, &status) == 0 { add(status, path: nil) }
    }

    /// Adds a file that was read from a path.
    func add(_ status: stat, path: String?) {
        guard FileKind(mode: status.st_mode) == .file else { return }
        lock.withLock {
            let known = paths[Identity(status)]
            paths[Identity(status)] = path.map { (known ?? []).union([$0]) } ?? []
        }
    }

    /// Returns whether the file at a path is an input.
    ///
    /// A file that was replaced after it had been read isn't one any more, although its number may be in use again.
    func contains(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let identity = Identity(status)
        guard let known = lock.withLock({ paths[identity] }) else { return false }
        return known.isEmpty
            || known.contains { path in
                var status = stat()
                return stat(path, &status) == 0 && Identity(status) == identity
            }
    }
}
