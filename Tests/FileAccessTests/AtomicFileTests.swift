import Foundation
import Testing

@testable import FileAccess

@Suite struct AtomicFileTests {
    @Test func aFileAppearsWithNothingBesideIt() throws {
        try ScratchFolder.with { folder in
            try AtomicFile.write(Array("new".utf8), to: folder.path("picture.svg"))
            #expect(try folder.entries() == ["picture.svg"])
            #expect(try folder.text("picture.svg") == "new")
        }
    }

    @Test func aFileIsReplacedAndKeepsItsPermissions() throws {
        try ScratchFolder.with { folder in
            let path = try folder.write("old, and longer", to: "a")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try AtomicFile.write(Array("new".utf8), to: path)
            #expect(try folder.text("a") == "new")
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
        }
    }

    @Test func aSymbolicLinkStaysOne() throws {
        try ScratchFolder.with { folder in
            try folder.write("old", to: "real/a")
            try folder.link("link", to: folder.path("real/a"))
            try AtomicFile.write(Array("new".utf8), to: folder.path("link"))
            #expect(try folder.text("real/a") == "new")
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
            #expect(target == folder.path("real/a"))
        }
    }

    @Test func aLinkToNothingOrToItselfIsAnError() throws {
        try ScratchFolder.with { folder in
            try folder.link("dangling", to: "none")
            try folder.link("loop", to: "loop")
            #expect(throws: FileError(path: folder.path("dangling"), operation: .write, cause: .danglingLink))
            {
                try AtomicFile.write([1], to: folder.path("dangling"))
            }
            #expect(throws: FileError(path: folder.path("loop"), operation: .write, code: ELOOP)) {
                try AtomicFile.write([1], to: folder.path("loop"))
            }
            #expect(try folder.entries() == ["dangling", "loop"])
        }
    }

    @Test func whereNothingCanBeWrittenNothingIsLeft() throws {
        try ScratchFolder.with { folder in
            try folder.write("", to: "file")
            #expect(throws: FileError(path: folder.path("none/a"), operation: .write, code: ENOENT)) {
                try AtomicFile.write([1], to: folder.path("none/a"))
            }
            #expect(throws: FileError(path: folder.path, operation: .write, code: EISDIR)) {
                try AtomicFile.write([1], to: folder.path)
            }
            #expect(throws: FileError(path: folder.path("file/a"), operation: .write, code: ENOTDIR)) {
                try AtomicFile.write([1], to: folder.path("file/a"))
            }
            #expect(try folder.entries() == ["file"])
        }
    }

    @Test func filesThatBelongTogetherAppearTogether() throws {
        try ScratchFolder.with { folder in
            try folder.write("old", to: "a")
            let files = ["a", "none/b"].map { AtomicFile.Content(path: folder.path($0), bytes: [1]) }
            #expect(throws: FileError.self) { try AtomicFile.write(files) }
            #expect(try folder.text("a") == "old")
            #expect(try folder.entries() == ["a"])
        }
    }

    @Test func namesFromInputFollowNoLink() throws {
        try ScratchFolder.with { folder in
            try folder.write("kept", to: "elsewhere/a")
            try folder.write("", to: "report/own")
            try folder.link("report/folder", to: "../elsewhere")
            try folder.link("report/file", to: "../elsewhere/a")
            for text in ["folder/a", "folder/b", "file"] {
                let name = try #require(RelativeName(text))
                #expect(throws: FileError.self) {
                    try AtomicFile.write([1], to: name, below: folder.path("report"))
                }
                #expect(throws: FileError.self) {
                    try FileReader.bytes(of: name, below: folder.path("report"), limit: 100)
                }
                Folder.remove(name, below: folder.path("report"))
            }
            #expect(try folder.text("elsewhere/a") == "kept")
            #expect(try folder.entries().count == 6)
            let name = try #require(RelativeName("new/deep/c"))
            try AtomicFile.write(Array("c".utf8), to: name, below: folder.path("report"))
            #expect(try FileReader.bytes(of: name, below: folder.path("report"), limit: 100) == [0x63])
        }
    }

    /// The tests may run as the superuser, who could write to it.
    @Test func readOnlyFileIsKept() throws {
        try ScratchFolder.with { folder in
            let path = try folder.write("kept", to: "a")
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
            try folder.link("link", to: "a")
            for other in [path, folder.path("link")] {
                #expect(throws: FileError(path: other, operation: .write, cause: .readOnly)) {
                    try AtomicFile.write([1], to: other)
                }
            }
            #expect(try folder.text("a") == "kept")
            #expect(try folder.entries() == ["a", "link"])
        }
    }

    @Test func fileThatChangedMeanwhileIsKept() throws {
        try ScratchFolder.with { folder in
            let path = try folder.write("saved", to: "a")
            for bytes in ["read", "", "save", "saved and more"] {
                #expect(throws: FileError(path: path, operation: .write, cause: .changedMeanwhile)) {
                    try AtomicFile.write([1], to: path, over: .bytes(Array(bytes.utf8)))
                }
            }
            #expect(throws: FileError(path: path, operation: .write, cause: .changedMeanwhile)) {
                try AtomicFile.write([1], to: path, over: .nothing)
            }
            #expect(throws: FileError(path: folder.path("b"), operation: .write, cause: .changedMeanwhile)) {
                try AtomicFile.write([1], to: folder.path("b"), over: .bytes([]))
            }
            #expect(try folder.text("a") == "saved")
            _ = try FileReader.bytes(at: path, limit: 100)
            try AtomicFile.write(Array("new".utf8), to: path, over: .bytes(Array("saved".utf8)))
            #expect(try folder.text("a") == "new")
            try AtomicFile.write(Array("b".utf8), to: folder.path("b"), over: .nothing)
            #expect(try folder.entries() == ["a", "b"])
        }
    }

    @Test func bytesAreAddedToTheEnd() throws {
        try ScratchFolder.with { folder in
            for text in ["one", "two"] {
                try AtomicFile.append(Array(text.utf8), to: folder.path("a"))
            }
            #expect(try folder.text("a") == "onetwo")
        }
    }

    #if os(Linux)
        /// What a process that was killed left is unlocked; what a running one uses is locked.
        @Test func leftoversOfEndedProcessesAreRemoved() throws {
            try ScratchFolder.with { folder in
                try folder.write("left", to: ".layout-render-99999-0")
                let used = open(try folder.write("used", to: ".layout-render-99998-12"), O_RDONLY)
                defer { close(used) }
                #expect(flock(used, LOCK_EX) == 0)
                let others = [
                    ".layout-render.json5", ".layout-render-x-0", ".layout-render-1", ".layout-render-1-2-3",
                    "layout-render-1-2",
                ]
                for name in others { try folder.write("kept", to: name) }
                try folder.link(".layout-render-7-7", to: "a")
                try AtomicFile.write([1], to: folder.path("a"))
                let kept = others + ["a", ".layout-render-99998-12", ".layout-render-7-7"]
                #expect(try folder.entries() == kept.sorted())
            }
        }

        @Test func namesWithoutASlashUseUnnamedFilesToo() throws {
            let file = try #require(FileOpening.unnamed(in: ""))
            defer { close(file.number) }
            var status = stat()
            #expect(fstat(file.number, &status) == 0 && status.st_nlink == 0)
        }
    #endif

    @Test func whatIsNoFileIsWrittenTo() throws {
        try AtomicFile.write([1, 2, 3], to: "/dev/null")
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    }
}
