import Engine
import Foundation
import Findings

extension Legend {
    /// The maximum number of findings of each kind.
    private static let mostFindings = 4

    private static let mostConstraints = 8

    /// The indentation of a paragraph's lines after the first, in points.
    private static let indent = 10.0

    /// Adds the constraints of each conflict and the outcome of the broken one.
    mutating func addConflicts() {
        guard placed.options.layers.contains(.conflicts) else { return }
        let constraints = placed.layout.constraints
        let words = ConstraintWords(placed: placed)
        for conflict in placed.layout.conflicts.prefix(Self.mostFindings) {
            let broken = words.text(of: constraints[conflict.broken])
            var others: [String] = []
            for member in conflict.members where member != conflict.broken {
                let text = words.text(of: constraints[member])
                if text != broken, !others.contains(text) { others.append(text) }
            }
            for text in others.prefix(Self.mostConstraints) { addParagraph(text, role: .conflict) }
            if others.count > Self.mostConstraints {
                addLine("and \(others.count - Self.mostConstraints) more", role: .conflict)
            }
            addBroken(constraints[conflict.broken], named: broken)
        }
    }

    /// Adds the broken constraint with its values (`100 instead of 200`).
    private mutating func addBroken(_ broken: SolvedConstraint, named name: String) {
        let words = "\(name) is broken"
        guard !broken.source.isImplicit else { return addParagraph(words, role: .conflict) }
        let arithmetic = "\(XMLValue.number(broken.actual)) instead of \(XMLValue.number(broken.requested))"
        addParagraph("\(words): \(arithmetic)", role: .conflict)
    }

    /// Adds errors as text, since the drawing doesn't show them.
    mutating func addErrors() {
        guard placed.options.layers.contains(.conflicts) else { return }
        let errors = placed.layout.findings.filter { $0.severity == .error && $0.code != .unsatisfiable }
        for error in errors.prefix(Self.mostFindings) { addParagraph(error.message, role: .conflict) }
        if errors.count > Self.mostFindings {
            addLine("and \(errors.count - Self.mostFindings) more errors", role: .conflict)
        }
    }

    /// Adds the number of constraints that aren't drawn because there are too many.
    mutating func addSurplus() {
        guard redlines.selection.surplus > 0 else { return }
        addParagraph(
            "\(redlines.selection.surplus) constraints aren't drawn: too many to read; focus on a view or guide",
            role: .secondaryText)
    }

    /// Adds a paragraph of at most four lines.
    private mutating func addParagraph(_ text: String, role: ColorRole) {
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

    private mutating func addLine(_ words: String, role: ColorRole, indent: Double = 0) {
        startRow()
        x = indent
        add(
            measurer.elided(DisplayName.oneLine(words), font: TypeScale.legend, to: width - indent),
            font: TypeScale.legend, role: role)
        x = width
    }
}
