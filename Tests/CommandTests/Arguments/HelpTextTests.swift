import Testing

@testable import layout_render

@Suite struct HelpTextTests {
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

    @Test func namesAndLettersOfOptionsAreUnique() {
        for command in LayoutRenderCommand.descriptions {
            let names = command.allOptions.map(\.name)
            let letters = command.allOptions.compactMap(\.letter)
            #expect(Set(names).count == names.count)
            #expect(Set(letters).count == letters.count)
        }
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
