import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// Revisions written by others.
@Suite struct GitRevisionTests {
    /// A repository in a folder, made with git's plumbing so that its trees can contain anything.
    private struct TestRepository {
        let folder: TemporaryFolder

        init(_ folder: TemporaryFolder) throws {
            self.folder = folder
            try run(["init", "-q", "."])
        }

        @discardableResult
        func run(_ arguments: [String], input: [UInt8] = []) throws -> String {
            try Data(input).write(to: folder.appending(".git-input"))
            defer { try? FileManager.default.removeItem(at: folder.appending(".git-input")) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
            process.currentDirectoryURL = folder.url
            process.standardInput = try FileHandle(forReadingFrom: folder.appending(".git-input"))
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "git \(arguments)")
            return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
        }

        func blob(_ text: String) throws -> String {
            try run(["hash-object", "-w", "--stdin"], input: Array(text.utf8))
        }

        /// Writes a tree of entries that git itself wouldn't write.
        func tree(_ entries: [(mode: String, name: String, id: String)]) throws -> String {
            var bytes: [UInt8] = []
            for (mode, name, id) in entries {
                bytes += Array("\(mode) \(name)\0".utf8)
                bytes += stride(from: 0, to: id.count, by: 2).compactMap {
                    UInt8(id.dropFirst($0).prefix(2), radix: 16)
                }
            }
            return try run(["hash-object", "-t", "tree", "-w", "--stdin", "--literally"], input: bytes)
        }

        func tag(_ name: String, _ tree: String) throws {
            try run(["tag", name, try run(["commit-tree", tree, "-m", "c"])])
        }
    }

    private func withRepository(
        _ body: (TemporaryFolder, TestRepository, (String...) throws -> BuiltCommand.Outcome) throws -> Void
    ) throws {
        try TemporaryFolder.with { outer in
            try FileManager.default.createDirectory(
                at: outer.appending("repository"), withIntermediateDirectories: true)
            let folder = TemporaryFolder(url: outer.appending("repository"))
            let repository = try TestRepository(folder)
            let temporary = outer.path("temporary")
            try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
            try body(outer, repository) { (arguments: String...) in
                try BuiltCommand.run(arguments, in: folder.url, environment: ["TMPDIR": temporary])
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
        }
    }

    private static let document = "{ layoutDocument: 1, root: { id: \"v\" } }"

    @Test func noNameInATreeLeadsOutside() throws {
        try withRepository { outer, repository, run in
            let blob = try repository.blob("{\"layoutDocument\": 1, \"root\": {\"id\": \"v\"}}")
            let file = try repository.tree([("100644", "package.json", blob)])
            var tree = try repository.tree([("40000", "escape", file)])
            for _ in 0..<2 { tree = try repository.tree([("40000", "..", tree)]) }
            try repository.tag("evil", tree)
            let outcome = try run("diff", "--git", "evil", ".", "-o", "out")
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix("evil:../../escape/package.json: error: this name leads out of"))
            #expect(try outer.files().filter { !$0.hasPrefix("repository/.git/") }.isEmpty)
        }
    }

    @Test func namesOfGitsOwnFilesAndUnseenOnesAreNotCompared() throws {
        try withRepository { outer, repository, run in
            let blob = try repository.blob(Self.document)
            let hooks = try repository.tree([("100644", "hook.json5", blob)])
            try repository.tag(
                "evil",
                try repository.tree([
                    ("100644", "\u{1B}[2J.json5", blob), ("40000", ".GIT", hooks),
                    ("100644", "/a.json5", blob),
                    ("100644", "good.json5", blob),
                ]))
            let outcome = try run("diff", "--git", "evil", ".")
            #expect(outcome.status == 65)
            #expect(outcome.output == "good: removed\n")
            #expect(outcome.errors.contains("evil:.GIT/hook.json5: error: this name"))
            #expect(outcome.errors.contains("evil:\\u{1B}[2J.json5: error: this name"))
            #expect(outcome.errors.split(separator: "\n").count == 3)
        }
    }

    /// Git calls a file renamed by its contents.
    @Test func renamedFilesArePaired() throws {
        try TemporaryFolder.with { folder in
            func git(_ arguments: String...) throws {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments =
                    ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"]
                    + arguments
                process.currentDirectoryURL = folder.url
                process.standardOutput = nil
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
            }
            try folder.write(Documents.ambiguous, to: "L/old.json5")
            try folder.write(Documents.interfaceBuilder, to: "L/other.xib")
            try folder.write(Documents.plain, to: "L/same.json5")
            try git("init", "-q")
            try git("add", ".")
            try git("commit", "-q", "-m", "one")
            try FileManager.default.removeItem(at: folder.appending("L/old.json5"))
            let longer = Documents.ambiguous.replacingOccurrences(
                of: "box.height == 10", with: "box.height == 20")
            try folder.write(longer, to: "L/new.json5")
            try FileManager.default.moveItem(
                at: folder.appending("L/same.json5"), to: folder.appending("L/alike.json5"))
            let diff = ["diff", "--git", "HEAD", "L"]
            let text = try BuiltCommand.run(diff, in: folder.url)
            #expect(text.status == 1)
            #expect(text.output.contains("alike: equal (renamed from same)\n"), "\(text.output)")
            #expect(text.output.contains(" (renamed from old)\n"))
            #expect(text.output.contains("box moved from [0, 0, 10, 10] to [0, 0, 10, 20]"))
            #expect(!text.output.contains("removed"))
            let json = try BuiltCommand.run(diff + ["--reporter", "json"], in: folder.url)
            #expect(json.output.contains("\"renamedFrom\": \"old\""))
        }
    }

    @Test func twoFilesThatSomeFileSystemsTakeForOneAreBothCompared() throws {
        try withRepository { outer, repository, run in
            let blob = try repository.blob(Self.document)
            let names = ["A.json5", "a.json5", "e\u{301}.json5", "\u{E9}.json5"]
            try repository.tag("twins", try repository.tree(names.map { ("100644", $0, blob) }))
            let outcome = try run("diff", "--git", "twins", ".")
            #expect(outcome.output.hasSuffix("4 of 4 differ\n"))
        }
    }

    @Test func linksInATreeLeadToFilesOfTheTreeOnly() throws {
        try withRepository { outer, repository, run in
            let secret = try outer.write(Self.document, to: "secret.json5")
            let blob = try repository.blob(Self.document)
            try repository.tag(
                "links",
                try repository.tree([
                    ("100644", "a.json5", blob), ("120000", "in.json5", try repository.blob("a.json5")),
                    ("120000", "out.json5", try repository.blob(secret)),
                    ("120000", "up.json5", try repository.blob("../secret.json5")),
                ]))
            let folder = repository.folder
            try folder.write(Self.document, to: "a.json5")
            try folder.write(Self.document, to: "in.json5")
            let outcome = try run("diff", "--git", "links", ".")
            #expect(outcome.status == 65)
            #expect(outcome.output == "All 2 are equal\n")
            for name in ["out", "up"] {
                #expect(
                    outcome.errors.contains("links:\(name).json5: error: this is a symbolic link to no file"))
            }
        }
    }

    @Test func aRevisionIsNeverAnOption() throws {
        try withRepository { outer, repository, run in
            try repository.tag(
                "a", try repository.tree([("100644", "a.json5", try repository.blob(Self.document))]))
            for revision in [
                "--output=\(outer.path("made"))", "--help", "-h", "--git-dir=x", "a --", "", "--",
            ] {
                let outcome = try run("diff", "--git=\(revision)", "a.json5")
                #expect(outcome.status == 65, "\(revision)")
                #expect(outcome.output.isEmpty)
            }
            #expect(!FileManager.default.fileExists(atPath: outer.path("made")))
            #expect(
                try run("diff", "--git", "a", "nowhere").errors.hasPrefix("nowhere: error: neither side has"))
        }
    }

    @Test func nothingThatARepositoryConfiguresIsRun() throws {
        try withRepository { outer, repository, run in
            let folder = repository.folder
            let script = try outer.write("#!/bin/sh\ntouch '\(outer.path("ran"))'\ncat\n", to: "program")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
            for key in [
                "core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "diff.x.textconv",
                "filter.x.smudge",
                "filter.x.clean", "filter.x.process", "core.askPass", "core.editor", "pager.cat-file",
                "pager.ls-tree",
            ] {
                try repository.run(["config", key, script])
            }
            let attributes = try repository.blob("* diff=x filter=x\n")
            let blob = try repository.blob(Self.document)
            try repository.tag(
                "a",
                try repository.tree([("100644", ".gitattributes", attributes), ("100644", "a.json5", blob)]))
            try folder.write(Self.document, to: "a.json5")
            try folder.write("* diff=x filter=x\n", to: ".gitattributes")
            let outcome = try BuiltCommand.run(
                ["diff", "--git", "a", "."], in: folder.url,
                environment: [
                    "GIT_EXTERNAL_DIFF": script, "GIT_PAGER": script, "GIT_TRACE": outer.path("trace"),
                ])
            #expect(outcome.output == "a: equal\n")
            for name in ["ran", "trace"] {
                #expect(!FileManager.default.fileExists(atPath: outer.path(name)))
            }
        }
    }

    /// A child process that writes more to standard error than a pipe can hold before it writes to standard output.
    @Test func bothPipesOfAChildAreEmptiedAtOnce() throws {
        try TemporaryFolder.with { folder in
            let script =
                "head -c 300000 /dev/zero | tr '\\0' e >&2; printf output; head -c 300000 /dev/zero >&2"
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", script]
            let (output, errors) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            let texts = PipeReader.readAll(
                output.fileHandleForReading.fileDescriptor, errors.fileHandleForReading.fileDescriptor)
            process.waitUntilExit()
            #expect(texts.output == Array("output".utf8))
            #expect(texts.errors == Array(repeating: UInt8(ascii: "e"), count: 1 << 16))
        }
    }
}
