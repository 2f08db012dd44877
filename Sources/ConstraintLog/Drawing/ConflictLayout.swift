import LayoutValues
import Foundation
import Findings
import Solver

/// The views of a conflict as a layout that can be drawn: frames from the log's numbers, everything else inferred.
///
/// A log has no view tree. Superviews are those that the log names or that follow from distances to edges. Lengths and
/// positions that the numbers don't determine are marked as undetermined, like those of an ambiguous layout.
package struct ConflictLayout {
    private let conflict: LogConflict
    private let system: LogSystem
    private let containment: Containment
    private let words: LogFormatter
    /// The indices of the members in the order of removal.
    private let places: [Int]

    /// The maximum number of views; a picture of more is not readable.
    private static let mostItems = 400
    /// The work of solving a picture at most.
    private static let work = 300_000_000

    /// The lengths, in points, that are drawn if the log doesn't contain any: of outermost views, of views inside them,
    /// and their inset.
    private static let outermostLength = 320.0
    /// The length of outermost views that the log says nothing of, in points, where the other one is almost nothing: a line
    /// is seen as well when it is short.
    private static let outermostLengthOfLines = 120.0
    /// The width or height, in points, up to which a picture is a line.
    private static let mostThickness = 24.0
    private static let usualLength = (width: 120.0, height: 44.0)
    private static let inset = 12.0

    /// Creates the layout of a conflict.
    package init(_ conflict: LogConflict) {
        self.conflict = conflict
        system = LogSystem(conflict.members, assumptions: conflict.assumptions)
        containment = Containment(conflict.members)
        words = LogFormatter(conflict.members)
        places = conflict.members.indices.filter {
            conflict.members[$0].priority >= 1000 && !conflict.members[$0].isContentSize
        }
    }

    /// Returns the solved layout without the broken constraint; nil if there is nothing to draw.
    package func solved() -> SolvedLayout? {
        guard !system.items.isEmpty, system.items.count <= Self.mostItems else { return nil }
        let broken = brokenPlace
        let kept = places.filter { $0 != broken }
        let search = ConflictSearch(conflict.members, system: system, budget: WorkBudget(Self.work))
        guard var placed = placed(kept, search: search, outermostLength: Self.outermostLength) else {
            return nil
        }
        if min(placed.size.width, placed.size.height) <= Self.mostThickness,
            let shorter = self.placed(kept, search: search, outermostLength: Self.outermostLengthOfLines)
        {
            placed = shorter
        }
        let free = Set(freeVariables(kept, search: search))
        return layout(frames: placed.frames, size: placed.size, free: free, broken: broken)
    }

    /// Returns the solved layout after a change that ends the conflict; nil if there is nothing to draw.
    package func solved(after cure: Cure) -> SolvedLayout? {
        guard !system.items.isEmpty, system.items.count <= Self.mostItems else { return nil }
        let kept = places.filter { !cure.changed.contains($0) }
        let search = ConflictSearch(conflict.members, system: system, budget: WorkBudget(Self.work))
        guard
            let placed = placed(
                kept, cure.relations, search: search, outermostLength: Self.outermostLength)
        else { return nil }
        let free = Set(freeVariables(kept, cure.relations, search: search))
        return layout(
            frames: placed.frames, size: placed.size, free: free, broken: nil, lowered: cure.changed)
    }

    /// Returns the frames that hold some constraints, and the size of the picture; nil if they can't all hold.
    private func placed(
        _ kept: [Int], _ relations: [SolverConstraint] = [], search: ConflictSearch, outermostLength: Double
    ) -> (frames: [CGRect], size: CGSize)? {
        let wishes = relations + wishes(outermostLength: outermostLength)
        guard let (solver, _) = search.solved(kept, wishes: wishes) else { return nil }
        let values = solver.allValues
        let frames: [CGRect] = system.items.indices.map { frame(of: $0, values: values) }
        let bounds = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        let size = CGSize(width: min(max(bounds.width, 1), 4000), height: min(max(bounds.height, 1), 4000))
        return (frames.map { $0.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }, size)
    }

    /// The index of the constraint that is drawn as broken: the one that the system broke, if the contradiction needs it.
    private var brokenPlace: Int? {
        let candidates = [conflict.broken].compactMap(\.self) + conflict.culprits
        return candidates.first { conflict.minimal.contains($0) } ?? conflict.minimal.last ?? candidates.first
    }

    /// - Parameter lowered: The constraints whose priority a change lowers, which ends the conflict; nil before it.
    private func layout(
        frames: [CGRect], size: CGSize, free: Set<Int>, broken: Int?, lowered: Set<Int>? = nil
    ) -> SolvedLayout {
        let order = drawingOrder()
        let needed =
            lowered == nil ? Set(conflict.minimal.flatMap { conflict.members[$0].items.map(\.identity) }) : []
        var items: [SolvedItem] = []
        var positions: [Int: Int] = [:]
        if outermost.count > 1 {
            let frame = CGRect(origin: .zero, size: size)
            items.append(
                SolvedItem(
                    id: "log", name: "around", kind: .view, className: "UIView", parent: nil, frame: frame,
                    canvasFrame: frame))
        }
        for place in order {
            let item = system.items[place]
            let parent = owner(of: place).flatMap { positions[$0] } ?? (items.isEmpty ? nil : 0)
            let origin = parent.map { items[$0].canvasFrame.origin } ?? .zero
            positions[place] = items.count
            items.append(
                SolvedItem(
                    id: words.name(of: item), name: words.name(of: item), kind: item.isGuide ? .guide : .view,
                    className: LogFormatter.shortClass(item.className), parent: parent,
                    frame: frames[place].offsetBy(dx: -origin.x, dy: -origin.y), canvasFrame: frames[place],
                    undetermined: components(of: place, free: free),
                    isConflicting: needed.contains(item.identity)))
        }
        let constraints = ConflictConstraints(
            conflict, system: system, items: items, positions: positions, words: words)
        if let lowered {
            return SolvedLayout(
                id: "conflict", title: "after a change that ends the conflict, views inferred from a log",
                canvas: Canvas(size: size), items: items, constraints: constraints.drawn(lowering: lowered))
        }
        let drawn = constraints.drawn(broken: broken)
        return SolvedLayout(
            id: "conflict", title: "\(conflict.verdict.rawValue) conflict, views inferred from a log",
            canvas: Canvas(size: size), items: items, constraints: drawn.constraints,
            conflicts: drawn.conflict.map { [$0] } ?? [], findings: [finding(broken: broken)] + remarks)
    }

    /// The indices of the items that are in no other item.
    private var outermost: [Int] { system.items.indices.filter { owner(of: $0) == nil } }

    private func owner(of place: Int) -> Int? {
        containment.parent(of: system.items[place]).flatMap { parent in
            system.items.firstIndex { $0.identity == parent }
        }
    }

    /// Whether the log mentions an axis.
    private func isPrinted(_ axis: LayoutAxis) -> Bool {
        conflict.members.contains { member in
            (member.left.terms + member.right.terms).contains { $0.attribute.axis == axis }
        }
    }

    /// Returns optional constraints that keep undetermined views small, and inside their superviews.
    private func wishes(outermostLength: Double) -> [SolverConstraint] {
        system.items.indices.flatMap { place -> [SolverConstraint] in
            let own = system.variables(of: place)
            guard let owner = owner(of: place) else {
                return [
                    Self.wish([(1, own[1])], -outermostLength, .equal, 1),
                    Self.wish(
                        [(1, own[3])],
                        isPrinted(.vertical) ? -Self.usualLength.height : -outermostLength, .equal, 1),
                ]
            }
            let outer = system.variables(of: owner)
            return [LayoutAxis.horizontal, .vertical].flatMap { axis in
                wishes(own: own, outer: outer, axis: axis)
            }
        }
    }

    /// Returns optional constraints that keep a view inside another on one axis, with an inset if the log says nothing
    /// about it.
    private func wishes(own: [Int], outer: [Int], axis: LayoutAxis) -> [SolverConstraint] {
        let first = axis == .horizontal ? 0 : 2
        let start = [(1.0, own[first]), (-1.0, outer[first])]
        let end = start + [(1.0, own[first + 1]), (-1.0, outer[first + 1])]
        guard isPrinted(axis) else {
            return [Self.wish(start, -Self.inset, .equal, 2), Self.wish(end, Self.inset, .equal, 1)]
        }
        let length = axis == .horizontal ? Self.usualLength.width : Self.usualLength.height
        return [
            Self.wish(start, 0, .greaterThanOrEqual, 3), Self.wish(end, 0, .lessThanOrEqual, 2),
            Self.wish([(1, own[first + 1])], -length, .equal, 1),
        ]
    }

    private static func wish(
        _ terms: [(Double, Int)], _ constant: Double, _ relation: LayoutRelation, _ priority: Double
    ) -> SolverConstraint {
        SolverConstraint(
            terms.map { SolverTerm($0.0, SolverVariable(index: $0.1)) }, constant: constant,
            relation: relation,
            priority: .optional(priority))
    }

    private func freeVariables(
        _ members: [Int], _ relations: [SolverConstraint] = [], search: ConflictSearch
    ) -> [Int] {
        guard let (solver, _) = search.solved(members, wishes: relations) else { return [] }
        let freedoms = (try? solver.freedoms()) ?? []
        // Printed numbers are rounded, which leaves every length a little room.
        return freedoms.flatMap(\.members).filter {
            $0.range.upperBound - $0.range.lowerBound > Self.leastRoom
        }
        .map(\.variable.index)
    }

    /// The room, in points, from which on a length counts as undetermined.
    private static let leastRoom = 0.1

    /// Returns an item's frame in hundredths of a point, as printed numbers are.
    private func frame(of place: Int, values: [Double]) -> CGRect {
        let numbers = system.variables(of: place).map { index -> Double in
            guard values.indices.contains(index), values[index].isFinite else { return 0 }
            return (min(max(values[index], -1e5), 1e5) * 100).rounded() / 100
        }
        return CGRect(x: numbers[0], y: numbers[2], width: max(numbers[1], 0), height: max(numbers[3], 0))
    }

    /// Returns the lengths that the log doesn't determine, on an axis that it mentions. Positions aren't included: none
    /// of them is determined, because nothing positions the outermost view.
    private func components(of place: Int, free: Set<Int>) -> FrameComponents {
        var open: FrameComponents = []
        let variables = system.variables(of: place)
        if isPrinted(.horizontal), free.contains(variables[1]) { open.insert(.width) }
        if isPrinted(.vertical), free.contains(variables[3]) { open.insert(.height) }
        return open
    }

    /// Returns the views in drawing order: superviews before their subviews.
    private func drawingOrder() -> [Int] {
        let depths = system.items.map { item in
            var (depth, current) = (0, containment.parent(of: item))
            while let parent = current, depth <= system.items.count {
                depth += 1
                current = containment.parents[parent]
            }
            return depth
        }
        return system.items.indices.sorted { depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1 }
    }

    /// What the report says about the conflict besides its constraints.
    private var remarks: [LayoutFinding] {
        let sum = conflict.arithmetic.map { "the sum: \($0)" }
        return [sum, "what to do: \(AdviceFormatter(conflict).action)"].compactMap(\.self).map { text in
            LayoutFinding(code: conflict.verdict.findingCode, severity: .error, message: text)
        }
    }

    private func finding(broken: Int?) -> LayoutFinding {
        LayoutFinding(
            code: .unsatisfiable, severity: .error, message: LogText().line(of: conflict),
            items: conflict.minimal.flatMap { conflict.members[$0].items.map { words.name(of: $0) } },
            constraints: conflict.minimal.map { words.text(of: conflict.members[$0]) },
            broken: broken.map { words.text(of: conflict.members[$0]) })
    }
}
