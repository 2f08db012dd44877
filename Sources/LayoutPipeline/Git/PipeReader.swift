import Foundation

/// Reads two pipes of a child process at once. If one weren't read, the child would wait forever once it was full.
enum PipeReader {
    /// The maximum number of bytes kept from the second pipe; the rest is discarded.
    private static let maximumErrorBytes = 1 << 16

    /// Reads both pipes until they are closed.
    static func readAll(_ output: Int32, _ errors: Int32) -> (output: [UInt8], errors: [UInt8]) {
        var texts: [[UInt8]] = [[], []]
        var pipes = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while pipes.contains(where: { $0.fd >= 0 }) {
            guard poll(&pipes, nfds_t(pipes.count), -1) >= 0 || errno == EINTR else { break }
            for index in pipes.indices where pipes[index].fd >= 0 && pipes[index].revents != 0 {
                let count = read(pipes[index].fd, &buffer, buffer.count)
                if count > 0 {
                    let room = index == 0 ? count : maximumErrorBytes - texts[index].count
                    texts[index] += buffer[..<max(0, min(count, room))]
                } else if count == 0 || errno != EINTR {
                    // `poll` ignores negative descriptors.
                    pipes[index].fd = -1
                }
            }
        }
        return (texts[0], texts[1])
    }
}
