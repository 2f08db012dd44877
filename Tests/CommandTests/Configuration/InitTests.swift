import Foundation
import Testing

/// The files that `init` writes.
@Suite struct InitTests {
    @Test func whatInitWritesHasNoFindings() throws {
        try TemporaryFolder.with { folder in
            #expect(try BuiltCommand.run(["init"], in: folder.url).status == 0)
            #expect(try folder.files() == [".gitignore", ".layout-render.json5", "Layouts/login.json5"])
            let check = try BuiltCommand.run(["check", "--strict"], in: folder.url)
            #expect(check.status == 0)
            #expect(check.errors.hasPrefix("1 layout, no findings, "))
        }
    }

    @Test func filesThatExistAreKept() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{}", to: "p/.layout-render.json5")
            try folder.write("build", to: "p/.gitignore")
            for _ in 0..<2 { #expect(try BuiltCommand.run(["init", "p"], in: folder.url).status == 0) }
            #expect(try folder.text("p/.layout-render.json5") == "{}")
            #expect(try folder.text("p/.gitignore") == "build\ngolden-report/\n")
        }
    }

    /// Xcode can copy everything in a folder of sources into the app.
    @Test func goldensAreBesideAProjectOfXcode() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "App.xcodeproj/project.pbxproj")
            #expect(try BuiltCommand.run(["init"], in: folder.url).status == 0)
            #expect(try BuiltCommand.run(["test", "--record", "missing"], in: folder.url).status == 0)
            let goldens = try folder.files().filter { $0.hasSuffix(".png") }
            #expect(!goldens.isEmpty && goldens.allSatisfy { $0.hasPrefix("Goldens/") })
        }
    }

    /// Names in `.gitignore` are bytes; lines end as they did.
    @Test(
        arguments: [
            ([0x63, 0x61, 0x66, 0xE9, 0x2F, 0x0A, 0x62, 0xFF, 0x0A], "golden-report/\n"),
            ([0x63, 0xE9], "\ngolden-report/\n"), ([], "golden-report/\n"),
            ([0x61, 0x0D, 0x0A, 0x62], "\r\ngolden-report/\r\n"),
            (Array("a\r\ngolden-report/\r\n".utf8), ""), (Array("golden-report/".utf8), ""),
        ] as [([UInt8], String)])
    func ignoredNamesKeepTheirBytes(bytes: [UInt8], added: String) throws {
        try TemporaryFolder.with { folder in
            try Data(bytes).write(to: folder.appending(".gitignore"))
            for _ in 0..<2 { #expect(try BuiltCommand.run(["init"], in: folder.url).status == 0) }
            #expect(try Data(contentsOf: folder.appending(".gitignore")) == Data(bytes + Array(added.utf8)))
        }
    }

    @Test func theManualNamesEverySubcommandAndOption() throws {
        let manual = try BuiltCommand.run(["manual"]).output
        for name in ["render", "explain", "test", "init"] { #expect(manual.contains(".SS \(name)\n")) }
        #expect(manual.contains("\\-\\-reporter text|json|github|junit|sarif"))
        // In roff, a line that begins with a dot or a quote is a request.
        let requests: Set<Substring> = [".TH", ".SH", ".SS", ".B", ".I", ".RI", ".TP", ".PP"]
        for line in manual.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
        }
    }
}
