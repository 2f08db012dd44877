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
        var all: [UInt8] = bytes
        bytes = []
        defer { bytes = all }
        return readChunks(limit: limit - all.count) { chunk in
            all.append(contentsOf: chunk)
            return true
        }
    }

    /// Reads to the end, beyond the limit, or until the closure returns false, without keeping what was read; returns the
    /// system's error number, 0 for none.
    package func readChunks(
        limit: Int, _ body: (ArraySlice<UInt8>) throws -> Bool
    ) rethrows -> Int32 {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var rest = limit
        while rest >= 0 {
            let count = read(number, &buffer, buffer.count)
            if count == 0 { return 0 }
            if count > 0 {
                rest -= count
                guard try body(buffer[..<count]) else { return 0 }
            } else if errno != EINTR {
                return errno
            }
        }
        return EFBIG
    }
}

/// An error number of the system, as in `errno`.
struct SystemError: Error {
    let code: Int32
}
