import FileAccess
import Foundation
import Synchronization

/// Standard input, whose beginning can be inspected before it is read.
package enum StandardInput {
    /// The path of what it contains, if the command line says it.
    private static let givenPath = Mutex<String?>(nil)

    /// What reports call it if nobody says what it contains.
    static let usualPath = "<stdin>"

    /// The path that reports have.
    static var path: String { givenPath.withLock { $0 } ?? usualPath }

    /// Says which path reports have.
    package static func setPath(_ path: String) { givenPath.withLock { $0 = path } }

    private static let beginning = Mutex<[UInt8]>([])
    private static let chunk = 1 << 12

    /// Returns the first bytes without consuming them; empty at the end of the input, or if it can't be read.
    ///
    /// - Parameter needsMore: Whether more bytes are needed than these; what is read at once is enough for most inputs.
    static func peek(while needsMore: ([UInt8]) -> Bool = { _ in false }) -> [UInt8] {
        InputRegister.shared.add(FileDescriptor.standardInput)
        return beginning.withLock { bytes in
            while bytes.isEmpty || needsMore(bytes) {
                let more = next()
                if more.isEmpty { break }
                bytes += more
            }
            return bytes
        }
    }

    private static func next() -> ArraySlice<UInt8> {
        var buffer = [UInt8](repeating: 0, count: chunk)
        var count = read(STDIN_FILENO, &buffer, chunk)
        while count < 0, errno == EINTR { count = read(STDIN_FILENO, &buffer, chunk) }
        return buffer.prefix(max(0, count))
    }

    /// Consumes and returns the bytes that were inspected, which precede the rest.
    static func takeBeginning() -> [UInt8] {
        beginning.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
    }
}
