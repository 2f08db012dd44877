/// A line of a log with its role in a constraint message.
struct LogLine {
    /// The role of a line.
    enum Kind {
        /// "Unable to simultaneously satisfy constraints", or the sentence after it if that one is missing.
        case header
        /// A sentence of advice that the system prints with every conflict.
        case advice
        /// "Will attempt to recover by breaking constraint".
        case recovery
        /// The last sentence that the system prints: how to break in the debugger.
        case closing
        /// A line with the beginning of a constraint's description.
        case entry
        /// A line of `_autolayoutTrace`.
        case trace
        /// A sentence that says that a constraint's items aren't in one hierarchy.
        case hierarchy
        case listStart, listEnd
        case blank
        /// Dots that replace text elided by an author.
        case elision
        /// `<private>`: redacted by the system's log.
        case redacted
        /// A string in quotes, as in a list of descriptions.
        case quoted
        case other
    }

    let kind: Kind
    /// The text without the prefixes added by quoting and logging.
    let text: [UInt8]
    /// The marks of a single character before the text, such as `>` in mail.
    let marks: [UInt8]
    /// The number of characters, with prefixes.
    let length: Int
    /// Whether there is white space before the text, besides the space after a prefix.
    let startsWithSpace: Bool
    let endsWithSpace: Bool
    /// Whether logging or quoting put something before the text.
    let hasPrefix: Bool

    /// Reads a line, without its line break.
    ///
    /// - Parameter lead: What precedes the earlier line whose description it may continue; nil if there is none.
    init(_ bytes: some RandomAccessCollection<UInt8>, continuing lead: LineLead? = nil) {
        let undone = LineEscapes.undone(bytes)
        let (start, marks) = LinePrefix.read(in: undone, after: lead?.marks)
        self.marks = marks
        let prefix = undone[..<start]
        let spaces = prefix.reversed().prefix(while: \.isSpace).count
        hasPrefix = prefix.contains { !$0.isSpace }
        startsWithSpace = spaces > (spaces < prefix.count ? 1 : 0)
        endsWithSpace = undone.last?.isSpace ?? false
        // Bytes that continue a character aren't counted.
        length = bytes.count { $0 & 0xC0 != 0x80 }
        let trimmed = Self.withoutBold(undone[start...].trimmed)
        text = lead.map { Array($0.removed(from: trimmed)) } ?? DroppedBrackets.restored(in: Array(trimmed))
        kind = Self.kind(of: text)
    }

    /// Returns a text without the asterisks that make it bold in Markdown.
    private static func withoutBold(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while text.matches("**", at: text.startIndex) { text = text.dropFirst(2).trimmed }
        while text.hasSuffix("**") { text = text.dropLast(2).trimmed }
        return text
    }

    private static let headers: [StaticString] = [
        "simultaneously satisfy constraints", "Conflicting constraints detected",
    ]
    private static let advice: [StaticString] = [
        "Probably at least one of the constraints", "look at each constraint and try to figure out",
        "find the code that added the unwanted constraint", "(Note: If you're seeing NSAutoresizing",
    ]
    private static let closings: [StaticString] = [
        "Make a symbolic breakpoint", "methods in the UIConstraintBasedLayoutDebugging",
        "UIConstraintBasedLayoutDebugging category", "Set the NSUserDefault NSConstraintBasedLayout",
        "Break on objc_exception_throw", "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE", "Legend:",
        "laid out with auto layout", "is laid out manually, but is represented", "layout engine host",
    ]

    private static func kind(of text: [UInt8]) -> Kind {
        if text.isEmpty { return .blank }
        if text.contains("AMBIGUOUS LAYOUT") || text.contains("MISSING HOST CONSTRAINTS") || isTreeLine(text)
        {
            return .trace
        }
        if HierarchySentence.begins(text) { return .hierarchy }
        if headers.contains(where: { text.contains($0) }) { return .header }
        if text.contains("attempt to recover by breaking") { return .recovery }
        if closings.contains(where: { text.contains($0) }) { return .closing }
        if advice.contains(where: { text.contains($0) }) || text.string == "Try this:" { return .advice }
        if EntryScanner.firstStart(in: text[...]) != nil { return .entry }
        if text.contains("<private>") { return .redacted }
        return shortKind(of: text)
    }

    private static func shortKind(of text: [UInt8]) -> Kind {
        let marks = text.filter { !$0.isSpace && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\"") }
        if marks.isEmpty { return .blank }
        if marks.allSatisfy({ $0 == UInt8(ascii: ".") }) || text.string == "…" { return .elision }
        if marks == [UInt8(ascii: "(")] { return .listStart }
        if marks.first == UInt8(ascii: ")"), marks.count <= 3 { return .listEnd }
        if text.first == UInt8(ascii: "\""), text.count > 2 { return .quoted }
        return .other
    }

    /// A line of a view tree: bars, then a mark or nothing, then a class and an address.
    private static func isTreeLine(_ text: [UInt8]) -> Bool {
        guard text.count < 4096,
            text.matches("|   ", at: 0) || text.matches("•", at: 0) || text.matches("*", at: 0)
                || text.matches("UIWindow:0x", at: 0)
        else { return false }
        return TraceLine(text) != nil
    }
}
