import Foundation
import Testing

@testable import layout_render

@Suite struct AtomicFileTests {
    @Test func aFileAppearsWithNothingBesideIt() throws {
        try TemporaryFolder.with { folder in
            try AtomicFile.write(Array("new".utf8), to: folder.path("picture.svg"))
            #expect(try folder.files() == ["picture.svg"])
            #expect(try folder.text("picture.svg") == "new")
        }
    }

    @Test func aFileIsReplacedAndKeepsItsPermissions() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("old, and longer", to: "a")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try AtomicFile.write(Array("new".utf8), to: path)
            #expect(try folder.text("a") == "new")
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
        }
    }

    @Test func aSymbolicLinkStaysOne() throws {
        try TemporaryFolder.with { folder in
            try folder.write("old", to: "real/a")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("link"), withDestinationPath: folder.path("real/a"))
            try AtomicFile.write(Array("new".utf8), to: folder.path("link"))
            #expect(try folder.text("real/a") == "new")
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
            #expect(target == folder.path("real/a"))
        }
    }

    @Test func whereNothingCanBeWrittenNothingIsLeft() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "file")
            #expect(throws: FileError(path: folder.path("none/a"), operation: .write, code: ENOENT)) {
                try AtomicFile.write([1], to: folder.path("none/a"))
            }
            #expect(throws: FileError(path: folder.url.path, operation: .write, code: EISDIR)) {
                try AtomicFile.write([1], to: folder.url.path)
            }
            #expect(throws: FileError(path: folder.path("file/a"), operation: .write, code: ENOTDIR)) {
                try AtomicFile.write([1], to: folder.path("file/a"))
            }
            #expect(try folder.files() == ["file"])
        }
    }

    @Test func whatIsNoFileIsWrittenTo() throws {
        try AtomicFile.write([1, 2, 3], to: "/dev/null")
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    }
}
