import FileAccess
import Testing

@Suite struct RelativeNameTests {
    @Test func namesOfFilesBelowAFolderAreTaken() {
        let names = [
            "a", "a.png", "pictures/b/a.actual.png", "..a", "a..b", ".gitignore", "git", ".github/a.json5",
            "é/日本",
            "\u{301}a/\u{301}b", "a b", String(repeating: "x", count: 255),
        ]
        for name in names { #expect(RelativeName(name)?.text == name, "\(name)") }
        #expect(RelativeName("a/\u{301}b/c")?.components == ["a", "\u{301}b", "c"])
    }

    @Test func namesThatLeadElsewhereAreNot() {
        let names = [
            "", "/", "/etc/hostname", "..", "../a", "a/..", "a/../b", "a/./b", ".", "./a", "a//b", "a/",
            "a\0b",
            "a\nb", "a\u{1B}[2J", "a\u{9B}2J", String(repeating: "x", count: 256),
            String(repeating: "abcdefg/", count: 520) + "a", "../../../../etc/hostname",
            // A slash and a combining mark are one character, and two bytes' worth of path all the same.
            "a/\u{301}/../../b", "\u{301}/../b", " ", "...", "a/. ./b",
        ]
        for name in names { #expect(RelativeName(name) == nil, "\(name.debugDescription)") }
    }

    @Test func gitsFoldersAreNot() {
        let names = [
            ".git", ".GIT", ".Git/config", "a/.git/hooks/post-checkout", "git~1/config", "GIT~1", ".git.",
            ".git ",
            ".git . .", ".g\u{200C}it/config", ".gi\u{FEFF}T", "\u{200D}.git",
        ]
        for name in names { #expect(RelativeName(name) == nil, "\(name.debugDescription)") }
    }

    @Test func namesThatOneFileSystemTakesForOneShareAKey() throws {
        let pairs = [
            ("a/B.png", "A/b.png"), ("é", "e\u{301}"), ("É.png", "e\u{301}.PNG"), ("straße", "STRASSE"),
        ]
        for (first, second) in pairs {
            #expect(try #require(RelativeName(first)).collisionKey == RelativeName(second)?.collisionKey)
        }
        #expect(RelativeName("a")?.collisionKey != RelativeName("b")?.collisionKey)
    }
}
