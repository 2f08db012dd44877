import FileAccess
import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// Reports in archives, as continuous integration offers them for download.
@Suite struct AcceptTests {
    /// Returns an archive of stored files, written by the format's description.
    private static func archive(_ files: [(name: String, bytes: [UInt8])]) -> Data {
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) }
        }
        var (content, directory): ([UInt8], [UInt8]) = ([], [])
        for file in files {
            let name = Array(file.name.utf8)
            let sizes =
                bytes(Int(checksum(of: file.bytes)), 4) + bytes(file.bytes.count, 4)
                + bytes(file.bytes.count, 4)
            let common = bytes(20, 2) + bytes(0, 2) + bytes(0, 2) + bytes(0, 4) + sizes + bytes(name.count, 2)
            directory += bytes(0x0201_4B50, 4) + bytes(20, 2) + common + bytes(0, 2) + bytes(0, 2)
            directory += bytes(0, 2) + bytes(0, 2) + bytes(0, 4) + bytes(content.count, 4) + name
            content += bytes(0x0403_4B50, 4) + common + bytes(0, 2) + name + file.bytes
        }
        let end = bytes(0x0605_4B50, 4) + bytes(0, 4) + bytes(files.count, 2) + bytes(files.count, 2)
        return Data(
            content + directory + end + bytes(directory.count, 4) + bytes(content.count, 4) + bytes(0, 2))
    }

    /// CRC-32 by its definition, a bit at a time.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }

    private static func document(_ height: Int) -> String {
        """
        { layoutDocument: 1, canvas: { size: [100, 80] }, root: { id: "view", subviews: [{ id: "box" }] },
          constraints: ["box.top == view.top", "box.left == view.left", "box.width == 30", "box.height == \(height)"] }
        """
    }

    private func files(in report: URL, below prefix: String = "") throws -> [(name: String, bytes: [UInt8])] {
        try FileManager.default.subpathsOfDirectory(atPath: report.path).sorted().compactMap { name in
            let file = report.appendingPathComponent(name)
            guard !file.hasDirectoryPath, let bytes = try? Data(contentsOf: file) else { return nil }
            return (prefix + name, [UInt8](bytes))
        }
    }

    /// A folder with a layout that changed, whose report is elsewhere.
    private func withReport(
        _ arguments: [String] = [],
        _ body: (TemporaryFolder, (String...) throws -> BuiltCommand.Outcome) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            let run = { (more: String...) in
                try BuiltCommand.run(["test", "in", "--scale", "1"] + arguments + more, in: folder.url)
            }
            for name in ["a", "deep/b"] { try folder.write(Self.document(10), to: "in/\(name).json5") }
            #expect(try run("--record", "missing").status == 0)
            for name in ["a", "deep/b"] { try folder.write(Self.document(20), to: "in/\(name).json5") }
            #expect(try run("-o", "elsewhere").status == 1)
            try body(folder, run)
        }
    }

    @Test(arguments: [[], ["--goldens", "frames"], ["--goldens", "both"]], ["", "golden-report/"])
    func anArchiveIsTakenOver(kind: [String], prefix: String) throws {
        try withReport(kind) { folder, run in
            try Self.archive(try files(in: folder.appending("elsewhere"), below: prefix))
                .write(to: folder.appending("report.zip"))
            #expect(try run("--accept", "report.zip", "--only", "a").output == "Accepted a\n")
            #expect(try run().output.contains("1 different, 1 equal"))
            #expect(try run("--accept", "report.zip").output == "Accepted a\nAccepted deep/b\n")
            #expect(try run().output == "2 pictures: 2 equal\n")
        }
    }

    @Test func anArchiveCannotNameOtherFiles() throws {
        try withReport { folder, run in
            let goldens = try folder.files().filter { $0.hasPrefix("in/Goldens/") }
            let report = try folder.text("elsewhere/report.json")
            for name in ["../../evil", "/tmp/evil", "a/../../evil", ".git/evil", "c"] {
                var files = try files(in: folder.appending("elsewhere"))
                let picture = try #require(files.first { $0.name == "pictures/a.actual.png" }).bytes
                files.removeAll { $0.name == "report.json" }
                files.append(("pictures/\(name).actual.png", picture))
                let changed = report.replacingOccurrences(
                    of: "\"name\" : \"a\"", with: "\"name\" : \"\(name)\"")
                #expect(changed != report)
                files.append(("report.json", Array(changed.utf8)))
                try Self.archive(files).write(to: folder.appending("report.zip"))
                let outcome = try run("--accept", "report.zip", "--only", name)
                #expect(outcome.status == 65 || outcome.status == 64, "\(name) \(outcome)")
                #expect(try folder.files().filter { $0.hasPrefix("in/Goldens/") } == goldens)
                #expect(!FileManager.default.fileExists(atPath: folder.path("evil.png")))
            }
        }
    }

    /// What is wrong is in the archive, not in files of the working folder.
    @Test(arguments: ["", "artifacts/golden-report/"]) func errorsNameTheArchive(prefix: String) throws {
        try withReport(["--goldens", "both"]) { folder, run in
            for (name, text) in [
                ("report.json", "no report"), ("pictures/a.actual.png", "no picture"),
                ("pictures/a.actual.json", "no record"), ("pictures/a.actual.frames", "no frames"),
            ] {
                var files = try files(in: folder.appending("elsewhere"), below: prefix)
                files.removeAll { $0.name == prefix + name }
                files.append((prefix + name, Array(text.utf8)))
                try Self.archive(files).write(to: folder.appending("report.zip"))
                let outcome = try run("--accept", "report.zip", "--only", "a")
                #expect(outcome.status == 65)
                #expect(outcome.errors.hasPrefix("report.zip/\(prefix)\(name)"), "\(outcome.errors)")
                #expect(!outcome.errors.contains(folder.url.path))
            }
            try Self.archive(try files(in: folder.appending("elsewhere"), below: prefix))
                .write(to: folder.appending("report.zip"))
            try folder.write("{}", to: "in/a.json5")
            let other = try BuiltCommand.run(
                ["test", "in/deep", "--goldens", "both", "--accept", "report.zip"], in: folder.url)
            #expect(
                other.errors.contains(
                    "report.zip/\(prefix)report.json: error: these layouts have no picture 'a'"))
        }
    }

    @Test func aDamagedArchiveChangesNothing() throws {
        try withReport { folder, run in
            let whole = Self.archive(try files(in: folder.appending("elsewhere")))
            let golden = try Data(contentsOf: folder.appending("in/Goldens/a.png"))
            var generator = SystemRandomNumberGenerator()
            for _ in 0..<20 {
                var damaged = whole
                if Bool.random(using: &generator) {
                    damaged = damaged.prefix(Int.random(in: 0..<whole.count, using: &generator))
                } else {
                    for _ in 0..<40 {
                        damaged[Int.random(in: 0..<whole.count, using: &generator)] = UInt8.random(
                            in: 0...255)
                    }
                }
                try damaged.write(to: folder.appending("report.zip"))
                let outcome = try run("--accept", "report.zip", "--only", "a")
                #expect([0, 64, 65].contains(outcome.status), "\(outcome)")
                if outcome.status != 0 {
                    #expect(try Data(contentsOf: folder.appending("in/Goldens/a.png")) == golden)
                } else {
                    try golden.write(to: folder.appending("in/Goldens/a.png"))
                }
            }
            #expect(try run("--accept", "nowhere.zip").status == 74)
            #expect(try run("--accept", "in/a.json5").status == 65)
            #expect(try run("--accept", "report.zip", "--update").status == 64)
        }
    }
}
