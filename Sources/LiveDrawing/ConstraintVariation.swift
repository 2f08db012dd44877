import LayoutValues
import LiveSolver

/// Other constraints than a layout was written with, as there are where a view is hidden that a stack view arranges, or in the other
/// direction.
///
/// Its numbers are: the first constraint that is replaced, and how many are; then lists with their counts before them: the places of
/// those that there are instead in the table, the constraints that are measured in the other direction, and the table.
package struct ConstraintVariation: Sendable {
    private var first = 0
    private var removed = 0
    private var places: [Int] = []
    private var turned: [Int] = []
    private var table: [SolvedConstraint] = []

    /// Reads other constraints; nil if the numbers and texts don't describe any.
    package init?(reading numbers: [Double], _ strings: [String]) {
        var stream = NumberStream(reading: numbers, strings)
        stream.code(&first)
        stream.code(&removed)
        stream.code(list: &places, of: 0) { $0.code(&$1) }
        stream.code(list: &turned, of: 0) { $0.code(&$1) }
        stream.code(&table)
        guard stream.isFinished, places.allSatisfy(table.indices.contains) else { return nil }
    }

    /// Returns a layout with these constraints and without conflicts; nil if it doesn't have what they refer to.
    package func layout(of written: SolvedLayout) -> SolvedLayout? {
        var layout = written
        guard first >= 0, removed >= 0, first + removed <= layout.constraints.count,
            turned.allSatisfy(layout.constraints.indices.contains)
        else { return nil }
        for index in turned {
            let isTurned = layout.constraints[index].direction == .rightToLeft
            layout.constraints[index].direction = isTurned ? .leftToRight : .rightToLeft
        }
        layout.constraints.replaceSubrange(first..<(first + removed), with: places.map { table[$0] })
        layout.conflicts = []
        return layout.isConsistent ? layout : nil
    }
}
