import Testing

@testable import layout_render

@Suite struct BlockArgumentsTests {
    @Test func aNameAndOptionsAreRead() throws {
        let block = try BlockArguments(
            #" login device="iPhone 16" state=keyboard alt='Two words'"#, usualName: "x")
        #expect(block.name == "login")
        #expect(block.options.strings(.device) == ["iPhone 16"])
        #expect(block.options.string(.state) == "keyboard")
        #expect(block.options.string(BlockArguments.altText) == "Two words")
        #expect(try BlockArguments("", usualName: "page-1").name == "page-1")
        #expect(try BlockArguments(" size=10x10", usualName: "page-1").name == "page-1")
    }

    @Test(arguments: [
        "../up", "a/b", ".hidden", "a b=c d", "dark~dark", "x@2x", "a\\b", "\u{202E}x", "a<b", "a)",
        String(repeating: "x", count: 256),
    ])
    func unsafeNamesAreRefused(name: String) {
        #expect(throws: UsageError.self) { try BlockArguments(" " + name, usualName: "x") }
    }

    @Test func anUnknownOptionListsTheKnownOnes() throws {
        let error = #expect(throws: UsageError.self) { try BlockArguments(" a foo=1", usualName: "x") }
        let message = try #require(error).description
        #expect(message.contains("'foo'"))
        for option in BlockArguments.options { #expect(message.contains(option.name)) }
    }

    @Test(arguments: [" a devcie=x", " a 'open", " a preset=nothing", " a device"])
    func mistakesAreErrors(info: String) {
        #expect(throws: UsageError.self) { try BlockArguments(info, usualName: "x") }
    }
}
