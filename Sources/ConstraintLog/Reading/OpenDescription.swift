/// Whether the lines read so far end inside the description of a constraint, which further lines continue.
struct OpenDescription {
    /// The number of lines that may still continue the description; 0 if it is complete.
    private var linesLeft = 0
    /// Whether the last line ends with `>`, which can also be the first half of `>=`.
    private var endsWithAngle = false

    /// What precedes the line in which the description begins.
    private var lead = LineLead()

    private static let mostLines = 12

    /// Whether a description is open.
    var isOpen: Bool { linesLeft > 0 }

    /// What precedes the line in which the open description begins; nil if none is open.
    var openLead: LineLead? { isOpen ? lead : nil }

    /// Takes a line in which a description begins.
    mutating func begin(_ line: LogLine) {
        let text = line.text
        lead = LineLead(line)
        let isComplete = EntryScanner.entries(in: text[...]).last?.isComplete ?? false
        linesLeft = !isComplete || Self.endsInStart(text) ? Self.mostLines : 0
        endsWithAngle = text.last == UInt8(ascii: ">")
    }

    /// Takes the text of a line that continues a description.
    mutating func `continue`(_ text: [UInt8]) {
        endsWithAngle = text.last == UInt8(ascii: ">")
        if Self.endsInStart(text) {
            linesLeft = Self.mostLines
        } else if endsWithAngle || text.contains(">,") || text.contains(">\"") {
            linesLeft = 0
        } else {
            linesLeft = max(0, linesLeft - 1)
        }
    }

    /// Whether a line continues the description.
    func isContinued(by line: LogLine) -> Bool {
        guard isOpen else { return endsWithAngle && line.text.first == UInt8(ascii: "=") }
        return switch line.kind {
        case .other, .quoted, .blank: true
        case .listEnd: line.text.contains(">")
        default: false
        }
    }

    /// Whether a text ends between the `<` of a description and the colon after its class.
    static func endsInStart(_ text: [UInt8]) -> Bool {
        guard let start = text.lastIndex(of: UInt8(ascii: "<")), text.count - start <= 64 else {
            return false
        }
        return text[(start + 1)...].allSatisfy(\.isClassCharacter)
    }
}
