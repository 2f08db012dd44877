import Foundation
import Synchronization

/// What comes in on standard input, of which the beginning can be looked at before it is read.
enum StandardInput {
    private static let beginning = Mutex<[UInt8]>([])
    private static let chunk = 1 << 12

    /// The first bytes, which stay to be read; none at the end of the input, or where it can't be read.
    static func peek() -> [UInt8] {
        beginning.withLock { bytes in
            if !bytes.isEmpty { return bytes }
            var buffer = [UInt8](repeating: 0, count: chunk)
            var count = read(STDIN_FILENO, &buffer, chunk)
            while count < 0, errno == EINTR { count = read(STDIN_FILENO, &buffer, chunk) }
            if count > 0 { bytes = Array(buffer[..<count]) }
            return bytes
        }
    }

    /// What was looked at, to be read before the rest.
    static func takeBeginning() -> [UInt8] {
        beginning.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
    }
}
