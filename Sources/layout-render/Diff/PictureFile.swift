import Foundation

/// Files that hold pictures.
enum PictureFile {
    /// Bytes that are read; noise of the largest picture takes half of them.
    static let maximumSize = 1 << 30

    /// All bytes of a file.
    static func bytes(_ path: String) throws(FileError) -> [UInt8] {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw FileError(path: path, operation: .read, code: errno) }
        defer { close(number) }
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileError(path: path, operation: .read, code: errno) }
        var bytes: [UInt8] = []
        if status.st_mode & S_IFMT == S_IFREG { bytes.reserveCapacity(min(Int(status.st_size), maximumSize)) }
        let code = FileDescriptor(number: number).readAll(into: &bytes, limit: maximumSize)
        if code != 0 { throw FileError(path: path, operation: .read, code: code) }
        return bytes
    }
}
