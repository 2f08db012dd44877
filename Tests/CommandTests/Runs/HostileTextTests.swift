import Testing

/// Ids and names with escape sequences and bidirectional overrides, through every subcommand that prints them.
@Suite struct HostileTextTests {
    private static let hazards: Set<Unicode.Scalar> = ["\u{1B}", "\u{9B}", "\u{202E}", "\u{2028}", "\r"]

    /// Has a conflict, ambiguity, an inactive and an overridden constraint, each on an item with a hostile id.
    private static let document = #"""
        { layoutDocument: 1, title: "t\u001b[2J", canvas: { size: [320, 200] },
          root: { id: "v\u202e", class: "C\u009b1m", name: "n\u2028x", guides: [{ id: "g\r\u001b" }], subviews: [
            { id: "a\u001b[31m", class: "D\u202e", name: "m\u001b", text: "x\u001b", backgroundColor: "systemRed" },
            { id: "b\u001b[31m", class: "UILabel", text: "y\u202e" }] },
          constraints: [
            { id: "c\u001b", constraint: "a\u001b[31m.width == 100", identifier: "i\u202e" },
            { id: "d\u001b", constraint: "a\u001b[31m.width == 200" },
            { id: "e\u001b", constraint: "a\u001b[31m.height == 20", active: false },
            "b\u001b[31m.leading == v\u202e.leading + 400", "b\u001b[31m.top == v\u202e.top",
            "b\u001b[31m.width == 50 @200"],
          states: [{ id: "s\u001b" }] }
        """#

    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x600000000001 'i\u{1B}[31m' UIView:0x600000000010'\u{202E}n'.width == 100   (active)>",
            "<NSLayoutConstraint:0x600000000002 UIView:0x600000000010'\u{202E}n'.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600000000002 UIView:0x600000000010'\u{202E}n'.width == 200   (active)>
        """

    @Test(arguments: [
        ["check", "in.json5"], ["check", "in.json5", "--reporter", "json"], ["explain", "in.json5"],
        ["explain", "in.json5", "--verbose"], ["explain", "in.json5", "--ids"],
        ["explain", "in.json5", "--item", "a\u{1B}[31m", "--item", "v\u{202E}"],
        ["explain", "in.json5", "--constraint", "d\u{1B}"],
        ["explain", "in.json5", "--constraint", "e\u{1B}"],
        ["explain", "in.json5", "--expect", "b\u{1B}[31m.left == 3"], ["frames", "in.json5"],
        ["explain", "in.json5", "--reporter", "json"], ["sweep", "in.json5"],
        ["sweep", "in.json5", "--reporter", "json"], ["diff", "in.json5", "other.json5"],
        ["render", "in.json5", "--alt-text", "--state", "all", "-o", "out/"],
        ["values", "state", "in.json5"], ["values", "scene", "in.json5"], ["test", "in.json5"],
        ["explain", "in.log"], ["explain", "in.log", "--reporter", "json"],
    ])
    func isEscaped(arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document, to: "in.json5")
            try folder.write(
                Self.document.replacing("400", with: "300").replacing("== 200", with: "== 210"),
                to: "other.json5")
            try folder.write(Self.log, to: "in.log")
            let outcome = try BuiltCommand.run(arguments, in: folder.url)
            #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
            #expect(!(outcome.output + outcome.errors).isEmpty)
            for text in [outcome.output, outcome.errors] {
                #expect(!text.unicodeScalars.contains { Self.hazards.contains($0) }, "\(text)")
            }
        }
    }
}
