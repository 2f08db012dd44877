import Foundation

/// Two pipes of a child process, emptied at once: a child that fills the one nobody reads would wait forever.
enum PipeReader {
    /// Bytes that are kept of the second pipe; the rest is read and dropped.
    private static let maximumErrorBytes = 1 << 16

    /// All that comes out of both until both are closed.
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
                    // A negative number is passed over.
                    pipes[index].fd = -1
                }
            }
        }
        return (texts[0], texts[1])
    }
}
