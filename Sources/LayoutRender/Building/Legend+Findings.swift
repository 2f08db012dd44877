import Engine
import Foundation
import Findings

extension Legend {
    /// The maximum number of findings of each kind.
    static let mostFindings = 4

    /// The indentation of a paragraph's lines after the first, in points.
    private static let indent = 10.0

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

    /// Adds a paragraph of at most four lines.
    mutating func addParagraph(_ text: String, role: ColorRole) {
        var line = ""
        var lines: [String] = []
        for word in DisplayName.printable(text).split(separator: " ") {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            let room = lines.isEmpty ? width : width - Self.indent
            if measurer.width(of: longer, font: TypeScale.legend) > room, !line.isEmpty {
                lines.append(line)
                line = String(word)
            } else {
                line = longer
            }
        }
        lines.append(line)
        for (index, line) in lines.prefix(4).enumerated() {
            addLine(line, role: role, indent: index == 0 ? 0 : Self.indent)
        }
    }

    /// Adds the undetermined components of each ambiguous view.
    mutating func addAmbiguities() {
        let open = placed.items.indices.filter { OutlineOverlay.showsAmbiguity($0, in: placed) }
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
        add(
            measurer.elided(DisplayName.oneLine(words), font: TypeScale.legend, to: width - indent),
            font: TypeScale.legend, role: role)
        x = width
    }
}
