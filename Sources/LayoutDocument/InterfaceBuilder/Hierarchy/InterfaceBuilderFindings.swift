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

    /// Returns the location of an element in the document.
    func location(of element: XMLElement) -> SourceLocation {
        SourceLocation(file: file, line: element.line, column: element.column)
    }
}
