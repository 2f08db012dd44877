import Deflate
import FileAccess
import Findings

/// Passes on a log as it is read; one that is compressed by gzip as a whole at its end.
struct LogUnpacker {
    /// The log's name.
    private let path: String
    /// What was read of a log that is, or may be, compressed.
    private var held: [UInt8] = []
    private var isPlain = false

    init(path: String) { self.path = path }

    /// Returns what can be passed on after the next bytes.
    mutating func take(_ chunk: ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
        if isPlain { return chunk }
        held += chunk
        let mark = DeflateStream.gzipMark
        if held.count < mark.count, mark.starts(with: held) { return [] }
        guard held.starts(with: mark) else {
            defer { (held, isPlain) = ([], true) }
            return held[...]
        }
        guard held.count <= FileLimits.packedLog else { throw tooLarge }
        return []
    }

    /// Returns the rest at the end of the log.
    mutating func finish() throws -> [UInt8] {
        defer { held = [] }
        guard held.starts(with: DeflateStream.gzipMark) else { return held }
        do throws(ZlibStream.UnpackingError) {
            return try DeflateStream.unpack(gzipFile: held[...], limit: FileLimits.packedLog)
        } catch .wrongCount {
            throw tooLarge
        } catch {
            throw failure("it is compressed by gzip, and damaged or cut off: check it with 'gzip --test'")
        }
    }

    private var tooLarge: RunFailure {
        let limit = FileLimits.packedLog >> 20
        return failure(
            "it is compressed by gzip, of which at most \(limit) MiB are unpacked: unpack it, and name what it holds"
        )
    }

    private func failure(_ message: String) -> RunFailure {
        RunFailure([Finding(file: path, code: .unreadable, message: message)])
    }
}
