/// What precedes the text of the line in which a description begins, and so also of the lines that continue it.
struct LineLead: Sendable {
    /// The marks of a single character, such as `>` in mail.
    var marks: [UInt8] = []
    /// Words in no known form that a build server or a console adds to each line.
    private var words: [UInt8] = []

    /// The minimum length of words; shorter ones may belong to the message.
    private static let shortest = 4

    /// Creates an empty lead.
    init() {}

    /// Reads the lead of a line in which a description begins.
    init(_ line: LogLine) {
        marks = line.marks
        guard let start = EntryScanner.firstStart(in: line.text[...]) else { return }
        let lead = line.text[..<start].trimmed
        let unquoted = lead.last == UInt8(ascii: "\"") ? lead.dropLast().trimmed : lead
        if unquoted.count >= Self.shortest { words = Array(unquoted) }
    }

    /// Returns the text of a continuing line without the words; times and other numbers in them may differ.
    func removed(from text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard !words.isEmpty, text.count >= words.count,
            zip(words, text).allSatisfy({ $0 == $1 || $0.isDigit && $1.isDigit })
        else { return text }
        return text.dropFirst(words.count).trimmed
    }
}
