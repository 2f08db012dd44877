import FileAccess
import Foundation
import Synchronization

/// Standard input, whose beginning can be inspected before it is read.
enum StandardInput {
    private static let beginning = Mutex<[UInt8]>([])
    private static let chunk = 1 << 12

    /// Returns the first bytes without consuming them; empty at the end of the input, or if it can't be read.
    static func peek() -> [UInt8] {
        InputRegister.shared.add(FileDescriptor.standardInput)
        return beginning.withLock { bytes in
            if !bytes.isEmpty { return bytes }
            var buffer = [UInt8](repeating: 0, count: chunk)
            var count = read(STDIN_FILENO, &buffer, chunk)
            while count < 0, errno == EINTR { count = read(STDIN_FILENO, &buffer, chunk) }
            if count > 0 { bytes = Array(buffer[..<count]) }
            return bytes
        }
    }

    /// Consumes and returns the bytes that were inspected, which precede the rest.
    static func takeBeginning() -> [UInt8] {
        beginning.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
    }
}
