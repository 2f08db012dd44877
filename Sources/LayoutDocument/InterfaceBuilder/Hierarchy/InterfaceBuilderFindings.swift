import Engine
import Findings

/// Collects the findings from reading a document, with their locations.
struct InterfaceBuilderFindings {
    let file: String
    private(set) var list: [LayoutFinding] = []

    init(file: String) {
        self.file = file
    }

    mutating func add(
        _ code: FindingCode, _ severity: LayoutFinding.Severity, _ message: String,
        at element: XMLElement,
        items: [String] = []
    ) {
        list.append(
            LayoutFinding(
                code: code, severity: severity, message: message, location: location(of: element),
                items: items))
    }

    /// The symbols that weren't measured, and whether a recorded frame stands for each.
    private var unknownSymbols: [(name: String, isRecorded: Bool)] = []
    /// The place of the finding about these in the list.
    private var symbolFinding = 0

    /// Reports a symbol that wasn't measured; one finding names all of a scene.
    mutating func noteUnknownSymbol(_ name: String, isRecorded: Bool, of id: String, at element: XMLElement) {
        guard !unknownSymbols.contains(where: { $0 == (name, isRecorded) }) else { return }
        unknownSymbols.append((name, isRecorded))
        if unknownSymbols.count == 1 {
            symbolFinding = list.count
            add(.unsupported, .note, "", at: element)
        }
        list[symbolFinding].items.append(id)
        list[symbolFinding].message = symbolMessage
    }

    private var symbolMessage: String {
        let names = unknownSymbols.map(\.name).uniqued()
        let isRecorded = unknownSymbols.map(\.isRecorded)
        guard let last = names.last, names.count > 1 else {
            let standing = isRecorded.contains(false) ? "a usual size" : "the recorded frame"
            return "the size of the symbol \(names.joined()) isn't known; \(standing) stands for it"
        }
        let standing = [
            isRecorded.contains(true) ? "recorded frames" : nil,
            isRecorded.contains(false) ? "usual sizes" : nil,
        ].compactMap(\.self)
        return
            "the sizes of the symbols \(names.dropLast().joined(separator: ", ")) and \(last) aren't known; "
            + "\(standing.joined(separator: " or ")) stand for them"
    }

    /// Returns the location of an element in the document.
    func location(of element: XMLElement) -> SourceLocation {
        SourceLocation(file: file, line: element.line, column: element.column)
    }
}
