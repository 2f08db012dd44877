import Foundation

/// An open file descriptor, for complete reads and writes.
package struct FileDescriptor: Sendable {
    package let number: Int32

    /// Creates a file descriptor from its number.
    package init(number: Int32) { self.number = number }

    package static let standardInput = FileDescriptor(number: STDIN_FILENO)
    package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
    package static let standardError = FileDescriptor(number: STDERR_FILENO)

    /// Whether it is a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    /// Writes all bytes; returns the system's error number, 0 for none.
    package func writeAll(_ bytes: [UInt8]) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let written = write(
                    number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written >= 0 {
                    rest = rest.dropFirst(written)
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }

    /// Reads to the end, or one byte beyond the limit; returns the system's error number, 0 for none.
    package func readAll(into bytes: inout [UInt8], limit: Int) -> Int32 {
        let chunk = 1 << 16
        var buffer = [UInt8](repeating: 0, count: chunk)
        while bytes.count <= limit {
            let count = read(number, &buffer, chunk)
            if count == 0 { return 0 }
            if count > 0 {
                bytes.append(contentsOf: buffer[..<count])
            } else if errno != EINTR {
                return errno
            }
        }
        return EFBIG
    }
}
