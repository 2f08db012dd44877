import Foundation
import Testing

@testable import layout_render

@Suite struct HelpTextTests {
    @Test(arguments: [["help", "render", "x"], ["--version", "x"], ["--help", "render", "x"]])
    func whatFollowsIsUnexpected(arguments: [String]) throws {
        let outcome = try BuiltCommand.run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("unexpected argument 'x'"))
    }

    @Test func helpExplainsItselfByTheOverview() throws {
        let overview = try BuiltCommand.run(["help"]).output
        #expect(overview.contains("SUBCOMMAND") || overview.contains("USAGE: layout-render <subcommand>"))
        #expect(try BuiltCommand.run(["help", "help"]).output == overview)
    }

    @Test func everySubcommandIsInTheOverview() {
        let overview = HelpText.overview(of: LayoutRenderCommand.groups)
        for command in LayoutRenderCommand.descriptions {
            #expect(overview.contains("\n  \(command.name) "))
        }
    }

    @Test func everyOptionIsInItsHelpWithinTheWidth() {
        for command in LayoutRenderCommand.descriptions {
            let help = HelpText.text(of: command)
            for option in command.allOptions {
                #expect(help.contains("  \(option.spelling)") || help.contains(", \(option.spelling)"))
            }
            let lines = help.split(separator: "\n").filter { !$0.contains("completions") }
            #expect(lines.allSatisfy { $0.count <= 100 }, "\(command.name)")
        }
    }

    @Test func sharedOptionsEndTheHelpInOneOrder() throws {
        let order = ["--watch", "--quiet", "--strict", "--silence", "--reporter", "--config", "--help"]
        for command in LayoutRenderCommand.descriptions {
            let help = HelpText.text(of: command)
            let common = try #require(help.range(of: "\nCOMMON OPTIONS:\n"))
            let shared = order.filter { name in command.allOptions.contains { $0.spelling == name } }
            var last = common.lowerBound
            for name in shared {
                let place = try #require(help.range(of: name, range: common.upperBound..<help.endIndex))
                #expect(place.lowerBound > last, "\(command.name) \(name)")
                last = place.lowerBound
            }
            #expect(command.ownOptions.count + shared.count == command.allOptions.count)
        }
    }

    @Test func inputsThatSettingsSupplyAreOptional() {
        #expect(
            HelpText.usage(of: CheckCommand.description)
                == "USAGE: layout-render check [<input> ...] [<options>]")
        #expect(HelpText.usage(of: DiffCommand.description).contains("<before> <after>"))
    }

    @Test func everyOptionHasOneMeaningInAllSubcommands() {
        let options = LayoutRenderCommand.descriptions.flatMap(\.allOptions)
        for (name, uses) in Dictionary(grouping: options, by: \.name) {
            #expect(Set(uses.map(\.help)).count == 1, "\(name)")
            #expect(Set(uses.map(\.alias)).count == 1, "\(name)")
            // Differences have one reporter; the others take several, each with its file.
            #expect(Set(uses.map(\.isRepeatable)).count == (name == "reporter" ? 2 : 1), "\(name)")
        }
    }

    @Test func theTableOfOptionsHasARowForEachOption() {
        let rows = OptionUses.markdown(of: LayoutRenderCommand.descriptions).split(separator: "\n").dropFirst(
            2)
        for command in LayoutRenderCommand.descriptions {
            for option in command.options {
                let spellings = option.spellings.map { "`\($0)`" }.joined(separator: ", ")
                let matching = rows.filter { $0.hasPrefix("| \(spellings) |") }
                #expect(matching.count == 1, "\(spellings)")
                let row = matching.first ?? ""
                #expect(row.contains(command.name) || row.contains("| all |"))
                #expect(row.contains(option.help) && option.detail.map { row.contains($0) } != false)
            }
        }
    }

    @Test func theManualPageHasItsSectionsInTheUsualOrder() throws {
        let page = ManualPage.text(of: LayoutRenderCommand.descriptions)
        let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "SUBCOMMANDS", "COMMON OPTIONS", "EXAMPLES", "FILES",
                "ENVIRONMENT",
                "EXIT STATUS",
            ])
        #expect(page.ranges(of: "\n.B \\-\\-device <name>\n").count == 1)
    }

    @Test func namesAndLettersOfOptionsAreUnique() {
        for command in LayoutRenderCommand.descriptions {
            let names = command.allOptions.flatMap(\.spellings)
            let letters = command.allOptions.compactMap(\.letter)
            #expect(Set(names).count == names.count)
            #expect(Set(letters).count == letters.count)
        }
    }

    /// A name that an earlier version had is understood, and named nowhere.
    @Test func earlierNamesAreStillUnderstood() throws {
        for command in LayoutRenderCommand.descriptions where command.options.contains(.allDevices) {
            let parsed = try ArgumentParser.parse(["--devices"], for: command, needsOperand: false)
            #expect(parsed.contains(.allDevices))
            #expect(!HelpText.text(of: command).contains("--devices"))
        }
        #expect(!OptionUses.markdown(of: LayoutRenderCommand.descriptions).contains("`--devices`"))
    }

    @Test(arguments: Shell.allCases)
    func everyOptionIsCompleted(shell: Shell) {
        let script = shell.completionScript(for: LayoutRenderCommand.descriptions)
        for command in LayoutRenderCommand.descriptions {
            #expect(script.contains(command.name))
            for option in command.allOptions {
                #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.spelling))
                for word in option.words { #expect(script.contains(word)) }
            }
        }
    }
}
