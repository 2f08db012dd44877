import Engine
import Foundation

extension Legend {
    /// As many of each kind as a picture can explain.
    private static let mostFindings = 4

    /// The constraints of each conflict, and what became of the one that was given up.
    mutating func addConflicts() {
        guard scene.options.layers.contains(.conflicts) else { return }
        let conflicts = scene.layout.issues.filter { $0.code == .unsatisfiable }
        for conflict in conflicts.prefix(Self.mostFindings) {
            for text in conflict.constraints where text != conflict.broken { addLine(text, role: .conflict) }
            if let broken = conflict.broken {
                addLine("\(broken) is given up\(arithmetic(of: broken))", role: .conflict)
            }
        }
    }

    /// `: it is 100, not 200`, where frames tell.
    private func arithmetic(of text: String) -> String {
        guard
            let broken = scene.layout.constraints.first(where: { $0.outcome == .broken && $0.text == text }),
            let (asked, actual) = ConstraintArithmetic(scene.layout).numbers(of: broken)
        else { return "" }
        return ": \(XMLText.number(actual)) in place of \(XMLText.number(asked))"
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
