import Foundation
import Testing

/// What isn't a project's own layout for iOS is left out of folders, and counted.
@Suite struct LeftOutFilesTests {
    private func document(_ runtime: String) -> String {
        Documents.interfaceBuilder.replacingOccurrences(of: "iOS.CocoaTouch", with: runtime)
    }

    private func withProject(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for name in [
                "Pods/Kit/a.xib", "Carthage/Checkouts/b.storyboard", "App/DerivedData/c.xib", "App/main.xib",
            ] {
                try folder.write(Documents.interfaceBuilder, to: name)
            }
            try folder.write(document("MacOSX.Cocoa"), to: "App/mac.xib")
            try folder.write(document("watchKit"), to: "App/watch.storyboard")
            try folder.write(
                "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
                to: "old.xib")
            try body(folder)
        }
    }

    @Test func aFolderHasTheProjectsOwnLayouts() throws {
        try withProject { folder in
            let check = try BuiltCommand.run(["check", "."], in: folder.url)
            #expect(check.status == 0)
            #expect(
                check.errors.contains(
                    ".: note: 6 files are left out, 1 for macOS, 1 for watchOS, 1 in Carthage, 1 in DerivedData, 1 in Pods, "
                        + "1 of Xcode 3: name them to use them\n"))
            let quiet = try BuiltCommand.run(["check", ".", "--silence", "left-out"], in: folder.url)
            #expect(quiet.errors.hasPrefix("1 layout"))
            let test = try BuiltCommand.run(["test", "--record", "missing"], in: folder.url)
            #expect(test.output == "2 pictures: 2 recorded\n")
        }
    }

    @Test func whatIsNamedIsUsed() throws {
        try withProject { folder in
            #expect(try BuiltCommand.run(["check", "Pods"], in: folder.url).errors.hasPrefix("1 layout"))
            #expect(try BuiltCommand.run(["check", "Pods/Kit/a.xib"], in: folder.url).status == 0)
            let old = try BuiltCommand.run(["check", "old.xib"], in: folder.url)
            #expect(old.status == 65)
            #expect(old.errors.contains("this is a file of Xcode 3; open it in Xcode"))
        }
    }

    @Test func initFindsTheLayouts() throws {
        try withProject { folder in
            let outcome = try BuiltCommand.run(["init"], in: folder.url)
            #expect(outcome.status == 0)
            #expect(try folder.text(".layout-render.json5").contains("inputs: [\"App\"],"))
            #expect(!FileManager.default.fileExists(atPath: folder.path("Layouts")))
            #expect(try BuiltCommand.run(["check"], in: folder.url).status == 0)
        }
    }

    /// GitHub only runs workflows at the top of a repository.
    @Test func aPartOfARepositoryHasItsWorkflowAtTheTop() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: ".git/HEAD")
            let outcome = try BuiltCommand.run(["init", "apps/my app", "--ci"], in: folder.url)
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("cd 'apps/my app'\n"))
            let workflow = try folder.text(".github/workflows/layouts.yml")
            #expect(workflow.hasSuffix("          arguments: --strict\n          folder: \"apps/my app\"\n"))
            #expect(try folder.files().contains("apps/my app/.layout-render.json5"))
            let below = folder.appending("apps/my app")
            #expect(try BuiltCommand.run(["init", "--ci"], in: below).status == 0)
            #expect(try folder.files().count { $0.contains("workflows") } == 1)
        }
    }
}
