import LayoutValues
import TextMetrics
import Findings

extension Legend {
    /// The maximum number of findings of each kind.
    static let mostFindings = 4

    /// The maximum number of lines of a paragraph.
    private static let mostLines = 6

    /// Adds errors as text, since the drawing doesn't show them.
    mutating func addErrors() {
        guard placed.options.layers.contains(.conflicts) else { return }
        let errors = placed.layout.findings.filter { $0.severity == .error && $0.code != .unsatisfiable }
        for error in errors.prefix(Self.mostFindings) { addParagraph(error.message, role: .conflict) }
        if errors.count > Self.mostFindings {
            addLine("and \(errors.count - Self.mostFindings) more errors", role: .conflict)
        }
    }

    /// Adds how many constraints are drawn if that aren't all.
    mutating func addSurplus() {
        let (wanted, missing) = (redlines.wanted, redlines.missing)
        guard missing > 0, placed.focused.isEmpty else { return }
        let words =
            missing == wanted
            ? (wanted == 1 ? "1 constraint isn't drawn" : "\(wanted) constraints aren't drawn")
            : "\(wanted - missing) of \(wanted) constraints are drawn, the outermost first"
        addParagraph(words, role: .secondaryText)
    }

    /// Adds a paragraph, on as many lines as it needs but not more than a reader wants.
    mutating func addParagraph(_ text: String, role: ColorRole) {
        let lines = TextWrapping(font: TypeScale.legend, width: width, most: Self.mostLines)
            .lines(of: text, measurer: measurer)
        for (row, line) in lines.enumerated() {
            addLine(line, role: role, indent: row == 0 ? 0 : TextWrapping.hanging)
        }
    }

    /// Adds the undetermined components of each ambiguous view.
    mutating func addAmbiguities() {
        let open = placed.items.indices.filter(placed.showsAmbiguity)
        for index in open.prefix(Self.mostFindings) {
            let names = placed.layout.items[index].undetermined.names
            let verb = names.count == 1 ? "is" : "are"
            addParagraph(
                "\(placed.name(of: index)): \(names.joined(separator: ", ")) \(verb) not determined",
                role: .ambiguity)
        }
    }

    mutating func addLine(_ words: String, role: ColorRole, indent: Double = 0) {
        startRow()
        x = indent
        add(words, font: TypeScale.legend, role: role)
        x = width
    }
}
