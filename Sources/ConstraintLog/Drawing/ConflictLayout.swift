import Engine
import Foundation

/// The views of a conflict as a layout that can be drawn: frames from the log's numbers, everything else inferred.
///
/// A log has no view tree. Superviews are those that it names and those that distances to edges tell; lengths and
/// places that the numbers leave open are marked as undetermined, as those of an ambiguous layout are.
public struct ConflictLayout {
    private let conflict: LogConflict
    private let system: LogSystem
    private let containment: Containment
    private let words: ItemWords
    /// Places of the members in the order of removal.
    private let places: [Int]

    /// With more views than these, a picture says nothing.
    private static let mostItems = 400

    /// What is drawn where the log says nothing of a length, in points.
    private static let usualLength = (width: 120.0, height: 44.0)

    /// The layout of a conflict.
    public init(_ conflict: LogConflict) {
        self.conflict = conflict
        system = LogSystem(conflict.members, assumptions: conflict.assumptions)
        containment = Containment(conflict.members)
        words = ItemWords(conflict.members)
        places = conflict.members.indices.filter { conflict.members[$0].priority >= 1000 && !conflict.members[$0].isContentSize }
    }

    /// The solved layout, what was given up left out; nil where there is nothing to draw.
    public func solved() -> SolvedLayout? {
        guard !system.items.isEmpty, system.items.count <= Self.mostItems else { return nil }
        let givenUp = conflict.broken ?? conflict.culprits.first
        let kept = places.filter { $0 != givenUp }
        let search = ConflictSearch(conflict.members, system: system)
        guard let (solver, _) = search.solved(kept, wishes: wishes()) else { return nil }
        let free = Set(freeVariables(kept, search: search))
        let values = solver.allValues
        var frames: [CGRect] = system.items.indices.map { frame(of: $0, values: values) }
        let bounds = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        frames = frames.map { $0.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }
        let size = CGSize(width: min(max(bounds.width, 1), 4000), height: min(max(bounds.height, 1), 4000))
        return layout(frames: frames, size: size, free: free, givenUp: givenUp)
    }

    private func layout(frames: [CGRect], size: CGSize, free: Set<Int>, givenUp: Int?) -> SolvedLayout {
        let order = drawingOrder()
        let needed = Set(conflict.minimal.flatMap { conflict.members[$0].items.map(\.identity) })
        var items = [
            SolvedItem(
                id: "log", name: "inferred from the log", kind: .view, className: "UIView", parent: nil,
                frame: CGRect(origin: .zero, size: size), canvasFrame: CGRect(origin: .zero, size: size))
        ]
        var positions: [Int: Int] = [:]
        for place in order {
            let item = system.items[place]
            let parent = containment.parent(of: item).flatMap { identity in
                system.items.firstIndex { $0.identity == identity }.flatMap { positions[$0] }
            }
            let owner = items[parent ?? 0].canvasFrame
            positions[place] = items.count
            items.append(
                SolvedItem(
                    id: item.identity, name: words.name(of: item), kind: item.isGuide ? .guide : .view,
                    className: ItemWords.shortClass(item.className), parent: parent ?? 0,
                    frame: frames[place].offsetBy(dx: -owner.minX, dy: -owner.minY), canvasFrame: frames[place],
                    undetermined: components(of: place, free: free), isConflicting: needed.contains(item.identity),
                    text: nil))
        }
        return SolvedLayout(
            id: "conflict", title: "\(conflict.verdict.rawValue): \(conflict.verdict.meaning)",
            canvas: Canvas(size: size), items: items, constraints: constraints(positions, givenUp: givenUp),
            findings: [finding(givenUp: givenUp)])
    }

    /// Wishes that keep what the log leaves open small and within what it lies in.
    private func wishes() -> [SolverConstraint] {
        system.items.indices.flatMap { place -> [SolverConstraint] in
            let variables = system.variables(of: place).map { SolverVariable(index: $0) }
            let lengths = [(variables[1], Self.usualLength.width), (variables[3], Self.usualLength.height)].map {
                SolverConstraint([SolverTerm(1, $0.0)], constant: -$0.1, priority: .optional(1))
            }
            guard let parent = containment.parent(of: system.items[place]),
                let owner = system.items.firstIndex(where: { $0.identity == parent })
            else { return lengths }
            let outer = system.variables(of: owner).map { SolverVariable(index: $0) }
            return lengths
                + [0, 2].flatMap { axis in
                    [
                        SolverConstraint(
                            [SolverTerm(1, variables[axis]), SolverTerm(-1, outer[axis])], constant: 0,
                            relation: .greaterThanOrEqual, priority: .optional(3)),
                        SolverConstraint(
                            [
                                SolverTerm(1, variables[axis]), SolverTerm(1, variables[axis + 1]),
                                SolverTerm(-1, outer[axis]), SolverTerm(-1, outer[axis + 1]),
                            ], constant: 0, relation: .lessThanOrEqual, priority: .optional(2)),
                    ]
                }
        }
    }

    private func freeVariables(_ members: [Int], search: ConflictSearch) -> [Int] {
        guard let (solver, _) = search.solved(members) else { return [] }
        return ((try? solver.freeVariables()) ?? []).map(\.index)
    }

    private func frame(of place: Int, values: [Double]) -> CGRect {
        let numbers = system.variables(of: place).map { index in
            values.indices.contains(index) && values[index].isFinite ? min(max(values[index], -1e5), 1e5) : 0
        }
        return CGRect(x: numbers[0], y: numbers[2], width: max(numbers[1], 0), height: max(numbers[3], 0))
    }

    /// Lengths the log doesn't determine; places never are, as nothing says where the outermost view lies.
    private func components(of place: Int, free: Set<Int>) -> FrameComponents {
        var open: FrameComponents = []
        let variables = system.variables(of: place)
        if free.contains(variables[1]) { open.insert(.width) }
        if free.contains(variables[3]) { open.insert(.height) }
        return open
    }

    /// Views before those in them.
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

    private func constraints(_ positions: [Int: Int], givenUp: Int?) -> [SolvedConstraint] {
        conflict.minimal.compactMap { place in
            let constraint = conflict.members[place]
            guard let first = side(constraint.left.terms.first, positions) else { return nil }
            return SolvedConstraint(
                text: words.text(of: constraint), identifier: constraint.identifier, first: first,
                second: side(constraint.right.terms.first, positions), relation: constraint.relation,
                multiplier: constraint.right.terms.first?.coefficient ?? 1, constant: constraint.constant,
                priority: constraint.priority, outcome: place == givenUp ? .broken : .satisfied,
                location: constraint.place.map { SourceLocation(file: $0.file, line: $0.line, column: 1) })
        }
    }

    private func side(_ term: LogExpression.Term?, _ positions: [Int: Int]) -> SolvedConstraint.Side? {
        guard let term, let attribute = LayoutAttribute(rawValue: term.attribute.rawValue),
            let place = system.items.firstIndex(where: { $0.identity == term.item.identity }),
            let position = positions[place]
        else { return nil }
        return SolvedConstraint.Side(item: position, attribute: attribute)
    }

    private func finding(givenUp: Int?) -> LayoutFinding {
        LayoutFinding(
            code: .unsatisfiable, severity: .error, message: LogText().line(of: conflict),
            items: conflict.minimal.flatMap { conflict.members[$0].items.map(\.identity) },
            constraints: conflict.minimal.map { words.text(of: conflict.members[$0]) },
            broken: givenUp.map { words.text(of: conflict.members[$0]) })
    }
}
