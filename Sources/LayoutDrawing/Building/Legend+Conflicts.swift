import LayoutValues
import Findings

extension Legend {
    private static let mostConstraints = 8

    /// Adds each conflict: its sum as a drawing, its constraints, and the outcome of the broken one.
    mutating func addConflicts() {
        guard placed.options.layers.contains(.conflicts) else { return }
        let conflicts = placed.layout.conflicts
        addBlocks(
            conflicts.prefix(Self.mostFindings).enumerated().map { number, conflict in
                { legend in
                    if conflicts.count > 1 {
                        legend.addHeading("Conflict \(number + 1) of \(conflicts.count)", role: .conflict)
                    }
                    legend.addSum(of: conflict)
                    legend.addMembers(of: conflict)
                }
            })
    }

    private mutating func addSum(of conflict: SolvedConflict) {
        let positions = conflict.members.map { position(of: placed.layout.constraints[$0]) }
        guard let sum = placed.layout.sum(of: conflict),
            let figure = ConflictFigure(
                sum, positions: positions, broken: conflict.members.firstIndex(of: conflict.broken),
                width: min(width, ConflictFigure.widest), measurer: measurer)
        else { return }
        let corner = startFigure(height: ConflictFigure.height)
        addFigure(figure.commands(at: corner, grid: grid), right: corner.x + figure.width)
    }

    /// Returns where a constraint lies along its axis, in points: in the middle of the places that it relates.
    private func position(of constraint: SolvedConstraint) -> Double {
        let axis = constraint.first.attribute.axis
        let (origin, length): (LayoutAttribute, LayoutAttribute) =
            axis == .horizontal ? (.left, .width) : (.top, .height)
        let places = constraint.terms.map { $0.item }.uniqued().map { item in
            func factor(_ attribute: LayoutAttribute) -> Double {
                constraint.terms.reduce(0) {
                    $1.item == item && $1.attribute == attribute ? $0 + $1.coefficient : $0
                }
            }
            let extent = placed.layout.items[item].canvasFrame.extent(axis)
            let start = factor(origin)
            return extent.start + extent.length * (start == 0 ? 0.5 : factor(length) / start)
        }
        return places.isEmpty ? 0 : places.reduce(0, +) / Double(places.count)
    }

    private mutating func addMembers(of conflict: SolvedConflict) {
        let constraints = placed.layout.constraints
        let words = PictureEquations(placed: placed)
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

    /// Adds the broken constraint with its values (`100 instead of 200`).
    private mutating func addBroken(_ broken: SolvedConstraint, named name: String) {
        let words = "\(name) is broken"
        guard !broken.source.isImplicit else { return addParagraph(words, role: .conflict) }
        let arithmetic = "\(Amount.text(broken.actual)) instead of \(Amount.text(broken.requested))"
        addParagraph("\(words): \(arithmetic)", role: .conflict)
    }
}
