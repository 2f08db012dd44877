import FileAccess
import Testing

@Suite struct FilePathTests {
    @Test func pathsComeApartAtSlashesWhateverFollowsThem() {
        #expect(FilePath.lastComponent(of: "a/\u{301}b.json5") == "\u{301}b.json5")
        #expect(FilePath.parent(of: "a/\u{301}b.json5") == "a")
        #expect(FilePath.withoutExtension("a/\u{301}b.json5") == "a/\u{301}b")
        #expect(FilePath.pathExtension(of: "a.\u{301}/b") == "")
        #expect(FilePath.join("a/", "\u{301}b") == "a/\u{301}b")
        #expect(FilePath.join("a", "b") == "a/b")
        #expect(FilePath.join("", "b") == "b")
    }

    @Test func endingsAreOfTheLastName() {
        let endings = [
            "a.png": "png", "a.b/c": "", ".hidden": "", "a.": "", "x/.a.b": "b", "a.tar.gz/": "gz",
        ]
        for (path, ending) in endings { #expect(FilePath.pathExtension(of: path) == ending, "\(path)") }
        let stems = [
            "a.png": "a", "a.b/c": "a.b/c", ".hidden": ".hidden", "x/.a.b": "x/.a", "a.tar.gz": "a.tar",
        ]
        for (path, stem) in stems { #expect(FilePath.withoutExtension(path) == stem, "\(path)") }
    }

    @Test func theRootIsItsOwnParent() {
        #expect(FilePath.parent(of: "/a") == "/")
        #expect(FilePath.parent(of: "/") == "")
        #expect(FilePath.parent(of: "a") == "")
        #expect(FilePath.parent(of: "a//b") == "a")
        #expect(FilePath.isAbsolute("/\u{301}a"))
        #expect(FilePath.namesFolder("a/"))
    }
}
