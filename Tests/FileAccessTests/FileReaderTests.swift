import FileAccess
import Foundation
import Testing

@Suite struct FileReaderTests {
    private func error(_ cause: FileError.Cause, at path: String) -> FileError {
        FileError(path: path, operation: .read, cause: cause)
    }

    @Test func aPipeASocketAndADeviceAreNotWaitedFor() throws {
        try ScratchFolder.with { folder in
            let pipe = folder.path("pipe")
            #expect(mkfifo(pipe, 0o600) == 0)
            #expect(throws: error(.notRegular(.pipe), at: pipe)) {
                try FileReader.bytes(at: pipe, limit: 10)
            }
            let socketPath = folder.path("s")
            try Self.bindSocket(to: socketPath)
            #expect(throws: error(.notRegular(.socket), at: socketPath)) {
                try FileReader.bytes(at: socketPath, limit: 10)
            }
            #expect(throws: error(.notRegular(.device), at: "/dev/zero")) {
                try FileReader.bytes(at: "/dev/zero", limit: 10)
            }
        }
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func piecesAreTheWholeFile(count: Int) throws {
        try ScratchFolder.with { folder in
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let path = folder.path("file")
            #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
            var read: [UInt8] = []
            try FileReader.forEachChunk(at: path, limit: count) {
                read += $0
                return true
            }
            #expect(read == bytes)
            guard count > 0 else { return }
            #expect(throws: error(.tooLarge(limit: count - 1), at: path)) {
                try FileReader.forEachChunk(at: path, limit: count - 1) { _ in true }
            }
            var pieces = 0
            try FileReader.forEachChunk(at: path, limit: 0) { _ in
                pieces += 1
                return false
            }
            #expect(pieces == 1)
        }
    }

    @Test func linksToNothingAndToThemselvesAreErrors() throws {
        try ScratchFolder.with { folder in
            try folder.link("dangling", to: "none")
            try folder.link("loop", to: "loop")
            #expect(throws: error(.danglingLink, at: folder.path("dangling"))) {
                try FileReader.bytes(at: folder.path("dangling"), limit: 10)
            }
            #expect(throws: error(.system(ELOOP), at: folder.path("loop"))) {
                try FileReader.bytes(at: folder.path("loop"), limit: 10)
            }
            #expect(throws: error(.system(EISDIR), at: folder.path)) {
                try FileReader.bytes(at: folder.path, limit: 10)
            }
        }
    }

    @Test func noMoreThanTheLimitIsRead() throws {
        try ScratchFolder.with { folder in
            let path = try folder.write("12345", to: "a")
            #expect(try FileReader.bytes(at: path, limit: 5).count == 5)
            #expect(throws: error(.tooLarge(limit: 4), at: path)) { try FileReader.bytes(at: path, limit: 4) }
        }
    }

    @Test func filesAreFoundWhateverTheyAreCalled() throws {
        try ScratchFolder.with { folder in
            let names = ["\u{301}a/\u{301}b.json5", "a b/%41.json5", "é.json5", ".hidden/a", "x/\u{200D}y"]
            for name in names { try folder.write(name, to: name) }
            try folder.link("out", to: "/")
            let found = Folder.files(in: folder.path)
            #expect(Set(found.map { Array($0.utf8) }) == Set((names + ["out"]).map { Array($0.utf8) }))
            for name in found where name != "out" {
                #expect(
                    try FileReader.bytes(at: FilePath.join(folder.path, name), limit: 99) == Array(name.utf8))
            }
            #expect(!Folder.files(in: folder.path, includesHidden: false).contains(".hidden/a"))
        }
    }

    private static func bindSocket(to path: String) throws {
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        close(number)
        #expect(status == 0)
    }
}
