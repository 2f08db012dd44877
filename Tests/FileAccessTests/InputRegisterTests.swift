import FileAccess
import Foundation
import Testing

/// Files that were read as inputs aren't overwritten, however their paths are written.
@Suite struct InputRegisterTests {
    private func error(_ path: String) -> FileError {
        FileError(path: path, operation: .write, cause: .input)
    }

    @Test func inputIsKeptUnderEveryName() throws {
        try ScratchFolder.with { folder in
            let path = try folder.write("input", to: "a")
            try folder.link("soft", to: "a")
            try FileManager.default.linkItem(atPath: path, toPath: folder.path("hard"))
            try FileManager.default.createDirectory(
                atPath: folder.path("sub"), withIntermediateDirectories: false)
            _ = try FileReader.bytes(at: path, limit: 100)
            for other in ["a", "./a", "sub/../a", "soft", "hard"].map(folder.path) {
                #expect(throws: error(other)) { try AtomicFile.write([1], to: other) }
            }
            #expect(try folder.text("a") == "input")
            #expect(try folder.entries() == ["a", "hard", "soft", "sub"])
        }
    }

    @Test func inputOfOneOfSeveralFilesKeepsAll() throws {
        try ScratchFolder.with { folder in
            _ = try FileReader.bytes(at: try folder.write("input", to: "b"), limit: 100)
            let files = ["a", "b"].map { AtomicFile.Content(path: folder.path($0), bytes: [1]) }
            #expect(throws: error(folder.path("b"))) { try AtomicFile.write(files) }
            #expect(try folder.entries() == ["b"])
        }
    }

    @Test func ownFileMayBeReplaced() throws {
        try ScratchFolder.with { folder in
            let path = try folder.write("golden", to: "a")
            _ = try FileReader.bytes(at: path, limit: 100, for: .ownUse)
            try AtomicFile.write([1], to: path)
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1]))
        }
    }

    /// The system gives the number of a removed file to a new one, as editors do that save by renaming.
    @Test func fileWithTheNumberOfAnEarlierInputMayBeReplaced() throws {
        try ScratchFolder.with { folder in
            let path = try folder.write("input", to: "a")
            _ = try FileReader.bytes(at: path, limit: 100)
            try FileManager.default.linkItem(atPath: path, toPath: folder.path("output"))
            try FileManager.default.removeItem(atPath: path)
            try folder.write("saved", to: "a")
            try AtomicFile.write([1], to: folder.path("output"))
            #expect(try folder.text("a") == "saved")
        }
    }
}
