import Engine

extension LayoutIssue.Code {
    /// An input that isn't what its format asks for.
    static let unreadable = Self(rawValue: "unreadable")
    /// Something the input says that this program has no rule for.
    static let unsupported = Self(rawValue: "unsupported")
    /// A view that stands for a layout guide and can't become one.
    static let guideView = Self(rawValue: "guide-view")
}

/// Collects what reading a document finds, with the places it is about.
struct InterfaceBuilderIssues {
    let file: String
    private(set) var list: [LayoutIssue] = []

    init(file: String) {
        self.file = file
    }

    mutating func add(
        _ code: LayoutIssue.Code, _ severity: LayoutIssue.Severity, _ message: String, at element: XMLElement,
        items: [String] = []
    ) {
        list.append(
            LayoutIssue(
                code: code, severity: severity, message: message, location: location(of: element),
                items: items))
    }

    /// The place of an element in the document.
    func location(of element: XMLElement) -> SourceLocation {
        SourceLocation(file: file, line: element.line, column: element.column)
    }
}
