import LayoutValues
import LiveSolver
import Solver
import TextMetrics

/// A solved layout changed by what solving it again gives, as the command solves it with the same changes.
///
/// Items and constraints are those of the page, to which the live layout's items and constraints refer.
package struct ChangedLayout {
    private let live: LiveLayout
    private var layout: SolvedLayout
    private let sources: RelationSources

    /// Returns a layout with the results of solving it again.
    ///
    /// - Parameters:
    ///   - written: The layout with the constraints that the page lists.
    ///   - implicit: The listed constraints of relations that no author wrote: pairs of a relation's index and a constraint's.
    /// - Throws: `SolverError` if finding what is open takes more work than the solver allows.
    package static func layout(
        _ written: SolvedLayout, implicit: [(relation: Int, constraint: Int)] = [], solved live: LiveLayout
    ) throws(SolverError) -> SolvedLayout {
        var changed = ChangedLayout(
            live: live, layout: written, sources: RelationSources(live.layout, implicit: implicit))
        changed.placeItems()
        try changed.markFreedom()
        changed.layTexts()
        changed.addConflicts()
        let inactive = changed.updateConstraints()
        return changed.layout.removingConstraints(inactive)
    }

    // MARK: Items

    private mutating func placeItems() {
        let isFitted = live.layout.hasOwnRootSize
        for placed in live.placedFrames() where layout.items.indices.contains(placed.shown) {
            layout.items[placed.shown].frame = CGRect(placed.own)
            layout.items[placed.shown].canvasFrame = CGRect(placed.canvas)
        }
        layout.canvas.size =
            isFitted
            ? layout.items[0].canvasFrame.size
            : CGSize(width: live.canvas.width, height: live.canvas.height)
        let safeArea = live.canvas.safeArea
        layout.canvas.safeAreaInsets = EdgeInsets(
            top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    }

    private mutating func markFreedom() throws(SolverError) {
        var isFree = Array(repeating: false, count: 4 * live.layout.items.count)
        for variable in try live.freeVariables() where variable < isFree.count { isFree[variable] = true }
        let numbers: [FrameComponents] = [.x, .y, .width, .height]
        for index in layout.items.indices {
            layout.items[index].undetermined = []
            layout.items[index].extremes = []
        }
        for (index, item) in live.layout.items.enumerated().dropFirst()
        where layout.items.indices.contains(item.shown) {
            for place in 0..<4 where isFree[4 * index + place] {
                layout.items[item.shown].undetermined.insert(numbers[place])
            }
        }
        for extremes in try live.extremes(isFree) {
            let shown = live.layout.items[extremes.item].shown
            guard layout.items.indices.contains(shown) else { continue }
            let (frame, exact) = (layout.items[shown].canvasFrame, extremes.exact)
            layout.items[shown].extremes = [extremes.least, extremes.greatest].map { end in
                // In the engine's order, so that what isn't exact is as inexact here.
                CGRect(
                    x: frame.minX + end.x - exact.x, y: frame.minY + end.y - exact.y,
                    width: frame.width + end.width - exact.width,
                    height: frame.height + end.height - exact.height)
            }
        }
    }

    private mutating func layTexts() {
        let items = layout.items
        let texts = live.shownTexts { shown in
            let frame = items[shown].canvasFrame
            return Rectangle(
                x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
                height: Double(frame.height))
        }
        for text in texts where layout.items.indices.contains(text.shown) {
            guard var solved = layout.items[text.shown].text else { continue }
            solved.string = text.string
            solved.lines = text.lines.map { $0.text }
            solved.widths = text.lines.map { $0.width }
            solved.pieces = text.hasRuns ? text.lines.map { $0.pieces } : []
            solved.frame = text.frame.map { CGRect($0) }
            layout.items[text.shown].text = solved
        }
    }

    // MARK: Constraints

    /// Updates the constraints; returns which of them are inactive.
    private mutating func updateConstraints() -> [Int] {
        var inactive: [Int] = []
        for (index, constraint) in live.layout.constraints.enumerated()
        where layout.constraints.indices.contains(constraint.shown) {
            let values = live.solvedValues(of: index)
            var solved = layout.constraints[constraint.shown]
            (solved.actual, solved.requested) = (values.actual, values.requested)
            solved.constant += values.shift
            solved.priority = values.priority?.points ?? solved.priority
            switch values.outcome {
            case .satisfied: solved.outcome = .satisfied
            case .outweighed: solved.outcome = .outweighed
            case .broken: solved.outcome = .broken
            case .inactive: inactive.append(constraint.shown)
            }
            layout.constraints[constraint.shown] = solved
        }
        return inactive
    }

    // MARK: Conflicts

    private mutating func addConflicts() {
        for index in layout.items.indices { layout.items[index].isConflicting = false }
        for index in layout.constraints.indices {
            layout.constraints[index].terms = []
            layout.constraints[index].offset = 0
            if layout.constraints[index].source.isImplicit { layout.constraints[index].outcome = .satisfied }
        }
        layout.conflicts = []
        var places = sources.places
        for conflict in live.conflicts() {
            let broken = place(of: conflict.broken, among: &places)
            let members = conflict.members.compactMap { place(of: $0, among: &places) }
            guard let broken else { continue }
            layout.constraints[broken].outcome = .broken
            layout.conflicts.append(SolvedConflict(members: members, broken: broken))
        }
        for conflict in layout.conflicts {
            for item in conflict.items(among: layout.constraints)
            where layout.items[item].systemGuide.map({ $0 == .scrollContent }) ?? true {
                layout.items[item].isConflicting = true
            }
        }
    }

    /// Returns the index of a relation's constraint, which is added if the page doesn't list it; nil if it can't be told.
    private mutating func place(of relation: Int, among places: inout [Int]) -> Int? {
        if places[relation] < 0 {
            guard let implied = sources.constraint(of: relation, in: layout, solved: live) else { return nil }
            places[relation] = layout.constraints.count
            layout.constraints.append(implied)
        }
        let place = places[relation]
        guard layout.constraints.indices.contains(place) else { return nil }
        let solved = live.solvedRelation(at: relation)
        layout.constraints[place].terms = terms(of: solved)
        layout.constraints[place].offset = solved.constant
        if layout.constraints[place].source.isImplicit {
            sources.update(&layout.constraints[place], by: solved, live)
        }
        return place
    }

    /// Returns the terms of a relation by item, with equal ones combined, as solved layouts have them.
    private func terms(of relation: SolverConstraint) -> [SolvedConstraint.Term] {
        let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
        var terms: [SolvedConstraint.Term] = []
        var latest = -1
        for term in relation.terms.sorted(by: { $0.variable.index < $1.variable.index }) {
            if term.variable.index == latest {
                terms[terms.count - 1].coefficient += term.coefficient
            } else {
                terms.append(
                    SolvedConstraint.Term(
                        item: max(0, live.layout.items[term.variable.index / 4].shown),
                        attribute: attributes[term.variable.index % 4], coefficient: term.coefficient))
                latest = term.variable.index
            }
        }
        return terms.filter { $0.coefficient != 0 }
    }
}

extension CGRect {
    init(_ frame: Rectangle) {
        self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}

extension SolverPriority {
    /// The priority as a number: 1000 for required.
    var points: Double {
        switch self {
        case .system, .required, .automatic: 1000
        case .optional(let priority): priority
        case .stay: 0
        }
    }
}
