import Engine
import Foundation

extension Legend {
    /// As many of each kind as a picture can explain.
    private static let mostFindings = 4

    private static let mostConstraints = 8

    /// The constraints of each conflict, and what became of the one that was given up.
    mutating func addConflicts() {
        guard scene.options.layers.contains(.conflicts) else { return }
        let constraints = scene.layout.constraints
        let words = ConstraintWords(scene: scene)
        for conflict in scene.layout.conflicts.prefix(Self.mostFindings) {
            let broken = words.text(of: constraints[conflict.broken])
            var others: [String] = []
            for member in conflict.members where member != conflict.broken {
                let text = words.text(of: constraints[member])
                if text != broken, !others.contains(text) { others.append(text) }
            }
            for text in others.prefix(Self.mostConstraints) { addLine(text, role: .conflict) }
            if others.count > Self.mostConstraints {
                addLine("and \(others.count - Self.mostConstraints) more", role: .conflict)
            }
            addGivenUp(constraints[conflict.broken], named: broken)
        }
    }

    /// With its arithmetic (`100 in place of 200`), on the same line where there is room.
    private mutating func addGivenUp(_ broken: SolvedConstraint, named name: String) {
        let words = "\(name) is given up"
        guard !broken.source.isImplicit else { return addLine(words, role: .conflict) }
        let arithmetic = "\(XMLText.number(broken.actual)) in place of \(XMLText.number(broken.requested))"
        let line = "\(words): \(arithmetic)"
        if measurer.width(of: line, font: TypeScale.legend) <= width { return addLine(line, role: .conflict) }
        addLine(words, role: .conflict)
        addLine(arithmetic, role: .conflict)
    }

    /// What else makes the picture other than its author meant: errors in words, as nothing on the sheet shows them.
    mutating func addErrors() {
        guard scene.options.layers.contains(.conflicts) else { return }
        let errors = scene.layout.findings.filter { $0.severity == .error && $0.code != .unsatisfiable }
        for error in errors.prefix(Self.mostFindings) { addParagraph(error.message, role: .conflict) }
        if errors.count > Self.mostFindings {
            addLine("and \(errors.count - Self.mostFindings) more errors", role: .conflict)
        }
    }

    /// How many constraints would have been drawn, had they not been too many.
    mutating func addSurplus() {
        guard redlines.selection.surplus > 0 else { return }
        addLine(
            "\(redlines.selection.surplus) constraints aren't drawn: too many to read; focus on a view or guide",
            role: .secondaryText)
    }

    /// In as many lines as it takes, four at most.
    private mutating func addParagraph(_ text: String, role: ColorRole) {
        var line = ""
        var lines: [String] = []
        for word in DisplayName.printable(text).split(separator: " ") {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if measurer.width(of: longer, font: TypeScale.legend) > width, !line.isEmpty {
                lines.append(line)
                line = String(word)
            } else {
                line = longer
            }
        }
        lines.append(line)
        for line in lines.prefix(4) { addLine(line, role: role) }
    }

    /// What is open of each ambiguous view.
    mutating func addAmbiguities() {
        let open = scene.items.indices.filter { OutlineOverlay.showsAmbiguity($0, in: scene) }
        for index in open.prefix(Self.mostFindings) {
            let names = scene.layout.items[index].undetermined.names
            let verb = names.count == 1 ? "is" : "are"
            addLine(
                "\(scene.name(of: index)): \(names.joined(separator: ", ")) \(verb) not determined",
                role: .ambiguity)
        }
    }

    private mutating func addLine(_ words: String, role: ColorRole) {
        startRow()
        add(
            measurer.elided(DisplayName.oneLine(words), font: TypeScale.legend, to: width),
            font: TypeScale.legend, role: role)
        x = width
    }
}
