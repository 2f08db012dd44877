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
    /// - Parameter written: The layout with the constraints that the page lists.
    /// - Throws: `SolverError` if finding what is open takes more work than the solver allows.
    package static func layout(
        _ written: SolvedLayout, solved live: LiveLayout
    ) throws(SolverError) -> SolvedLayout {
        var changed = ChangedLayout(
            live: live, layout: written, sources: RelationSources(live.layout, in: written))
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
        live.layout.constraints.indices.compactMap { layout.update(constraintAt: $0, solved: live) }
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
            let solved = live.solvedRelation(at: relation)
            guard let implied = sources.constraint(of: relation, as: solved, in: layout, live.layout) else {
                return nil
            }
            places[relation] = layout.constraints.count
            layout.constraints.append(implied)
        }
        let place = places[relation]
        guard layout.constraints.indices.contains(place) else { return nil }
        sources.update(&layout.constraints[place], by: live.solvedRelation(at: relation), live)
        return place
    }
}

extension SolvedLayout {
    /// Sets a constraint that the page lists to what solving gave, by its index in the live layout; returns its index if it is
    /// inactive.
    mutating func update(constraintAt index: Int, solved live: LiveLayout) -> Int? {
        let (place, values) = (live.layout.constraints[index].shown, live.solvedValues(of: index))
        guard constraints.indices.contains(place) else { return nil }
        (constraints[place].actual, constraints[place].requested) = (values.actual, values.requested)
        constraints[place].constant += values.shift
        constraints[place].priority = values.priority?.points ?? constraints[place].priority
        switch values.outcome {
        case .satisfied: constraints[place].outcome = .satisfied
        case .outweighed: constraints[place].outcome = .outweighed
        case .broken: constraints[place].outcome = .broken
        case .inactive: return place
        }
        return nil
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
