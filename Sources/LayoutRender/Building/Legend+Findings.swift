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
        for conflict in scene.layout.conflicts.prefix(Self.mostFindings) {
            let broken = constraints[conflict.broken]
            let others = conflict.texts(among: constraints).filter { $0 != broken.text }
            for text in others.prefix(Self.mostConstraints) { addLine(text, role: .conflict) }
            if others.count > Self.mostConstraints {
                addLine("and \(others.count - Self.mostConstraints) more", role: .conflict)
            }
            addGivenUp(broken)
        }
    }

    /// With its arithmetic (`100 in place of 200`), on the same line where there is room.
    private mutating func addGivenUp(_ broken: SolvedConstraint) {
        let words = "\(broken.text) is given up"
        guard !broken.source.isImplicit else { return addLine(words, role: .conflict) }
        let arithmetic = "\(XMLText.number(broken.actual)) in place of \(XMLText.number(broken.requested))"
        let line = "\(words): \(arithmetic)"
        if measurer.width(of: line, font: TypeScale.legend) <= width { return addLine(line, role: .conflict) }
        addLine(words, role: .conflict)
        addLine(arithmetic, role: .conflict)
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
