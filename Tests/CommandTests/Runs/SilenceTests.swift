import Engine
import Foundation
import Testing
import Findings

@testable import layout_render

struct SilenceTests {
    @Test(arguments: ["check", "frames", "render"])
    func silencedFindingsCountForNothing(subcommand: String) throws {
        let outcome = try BuiltCommand.run(
            [subcommand, "--silence", "unsatisfiable,ambiguous", "-"], input: Documents.conflict)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }

    @Test func otherFindingsStay() throws {
        let outcome = try BuiltCommand.run(
            ["check", "--strict", "--silence", "unused-guide", "-"], input: Documents.ambiguous)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(": error: "))
    }

    @Test func framesAreTheSame() throws {
        let whole = try BuiltCommand.run(["frames", "-"], input: Documents.conflict)
        let silent = try BuiltCommand.run(
            ["frames", "--silence", "unsatisfiable", "-"], input: Documents.conflict)
        #expect(silent.output == whole.output)
    }

    @Test func whatKeepsAnInputFromUseIsAlwaysReported() throws {
        let broken = try BuiltCommand.run(["check", "--silence", "syntax", "-"], input: "{ layoutDocument: ")
        #expect(broken.status == 65)
        #expect(broken.errors.contains(": error: "))
        let missing = try BuiltCommand.run(["check", "--silence", "unreadable", "nowhere.json5"])
        #expect(missing.status == 74)
        #expect(missing.errors.contains(": error: "))
    }

    @Test func unknownCodesAreUsageErrors() throws {
        let near = try BuiltCommand.run(["check", "--silence", "ambigous", "-"], input: Documents.plain)
        #expect(near.status == 64)
        #expect(near.errors.contains("did you mean 'ambiguous'?"))
        let far = try BuiltCommand.run(["check", "--silence", "xyzzyplugh", "-"], input: Documents.plain)
        #expect(far.status == 64)
        #expect(far.errors.contains("'layout-render findings'"))
    }

    @Test func theListHasEveryCode() throws {
        let lines = try BuiltCommand.run(["findings"]).output.split(separator: "\n")
        #expect(lines.map { String($0.prefix { $0 != " " }) } == FindingCode.allCases.map(\.rawValue))
        let page = try BuiltCommand.run(["findings", "--format", "markdown"]).output
        for code in FindingCode.allCases { #expect(page.contains("\n## \(code.rawValue)\n"), "\(code)") }
    }
}
