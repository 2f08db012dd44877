import Foundation

/// An open file of the system, written to and read from in full.
struct FileDescriptor {
    let number: Int32

    static let standardInput = FileDescriptor(number: STDIN_FILENO)
    static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
    static let standardError = FileDescriptor(number: STDERR_FILENO)

    /// Whether a person looks at what is written to it.
    var isTerminal: Bool { isatty(number) == 1 }

    /// Writes all bytes; returns the system's error number, 0 for none.
    func writeAll(_ bytes: [UInt8]) -> Int32 {
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

    /// Reads up to the end, or up to a byte more than the limit; returns the system's error number, 0 for none.
    func readAll(into bytes: inout [UInt8], limit: Int) -> Int32 {
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
