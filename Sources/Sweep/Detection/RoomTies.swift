import Engine
import Findings
import Foundation
import Solver

/// What a piece leaves open only because there is too little room: several views could shrink, or a constraint was broken, and
/// nothing says which of those around it give way.
struct RoomTies {
    /// By how many points something has to be smaller than it would like to be.
    private static let leastShortage = 0.5
    /// The least number of points that can be seen.
    private static let leastAmount = 1.0

    /// An item along an axis; what is open along it depends on other things that are.
    private typealias Node = Int

    private let scene: PieceScene
    /// A node of the same group that comes before each, or itself; once all are joined, the first of the group.
    private var links: [Node]
    /// How many links were followed.
    private(set) var steps = 0
    /// The ids of what has too little room, by the first node of the group.
    private var crowded: [Node: [String]] = [:]
    /// By how many points open lengths differ from those of their contents, by the first node of the group.
    private var deviations: [Node: Double] = [:]

    init(in scene: PieceScene) {
        self.scene = scene
        links = Array(0..<(2 * scene.items.count))
        guard scene.piece.items.contains(where: { !$0.undetermined.isEmpty }) else { return }
        joinGroups()
        for index in scene.items.indices {
            for axis in [LayoutAxis.horizontal, .vertical] where isShorterThanContent(index, axis) {
                note(index, axis)
            }
            for axis in [LayoutAxis.horizontal, .vertical] {
                if let deviation = deviation(index, axis) {
                    deviations[links[node(index, axis)], default: 0] += deviation
                }
            }
        }
        for constraint in scene.constraints {
            if let (index, axis) = shortLength(of: constraint) { note(index, axis) }
        }
        noteConflicts()
    }

    /// Returns the ids of what has too little room beside an item that is open along an axis; nil if there is room.
    func crowded(_ index: Int, along axis: LayoutAxis) -> [String]? {
        crowded[links[node(index, axis)]]
    }

    /// Whether what is open beside an item along an axis is less than can be seen: contents that aren't given their size lack, or
    /// have to spare, less than a point together, as where texts are measured to other fractions of a point.
    func isUnseen(_ index: Int, along axis: LayoutAxis) -> Bool {
        guard let amount = deviations[links[node(index, axis)]] else { return false }
        return amount > 0 && amount < Self.leastAmount
    }

    // MARK: Groups

    private func node(_ index: Int, _ axis: LayoutAxis) -> Node { 2 * index + (axis == .horizontal ? 0 : 1) }

    /// The node of a constraint's side: of one of UIKit's guides, which follow their owners, that of the owner.
    private func node(_ side: SolvedConstraint.Side) -> Node {
        let item = scene.items[side.item]
        let isInset = item.systemGuide.map { $0 != .scrollContent } ?? false
        return node(isInset ? item.parent ?? side.item : side.item, side.attribute.axis)
    }

    private mutating func joinGroups() {
        for constraint in scene.constraints {
            guard let second = constraint.second else { continue }
            join(node(constraint.first), node(second))
        }
        // Links lead to lower nodes, so that of the node that each is linked with is final.
        for node in links.indices { links[node] = links[links[node]] }
        scene.budget.charge(Self.workPerConstraint * scene.constraints.count + Self.workPerStep * steps)
    }

    /// The work of joining the sides of a constraint, and of following a link.
    private static let workPerConstraint = 50
    private static let workPerStep = 5

    /// The first known node of a node's group. Halves the way to it, so that long chains of constraints take few steps.
    private mutating func first(of node: Node) -> Node {
        var node = node
        while links[node] != node {
            links[node] = links[links[node]]
            node = links[node]
            steps += 1
        }
        return node
    }

    private mutating func join(_ one: Node, _ other: Node) {
        guard isOpen(one), isOpen(other) else { return }
        let (start, end) = (first(of: one), first(of: other))
        links[max(start, end)] = min(start, end)
    }

    private func isOpen(_ node: Node) -> Bool {
        !scene.piece.items[node / 2].undetermined
            .isDisjoint(with: node % 2 == 0 ? [.x, .width] : [.y, .height])
    }

    // MARK: Too little room

    private mutating func note(_ index: Int, _ axis: LayoutAxis) {
        let node = node(index, axis)
        if isOpen(node) { crowded[links[node], default: []].append(scene.items[index].id) }
    }

    private mutating func noteConflicts() {
        guard !scene.piece.conflicts.isEmpty else { return }
        let indices = Dictionary(scene.items.indices.map { (scene.items[$0].id, $0) }) { first, _ in first }
        for conflict in scene.piece.conflicts {
            let axes = conflict.broken.map(SolutionDetector.axes) ?? []
            for index in conflict.items.compactMap({ indices[$0] }) {
                for axis in axes { note(index, axis) }
            }
        }
    }

    /// The length of an item's content; nil if it has none.
    private func contentLength(_ index: Int, _ axis: LayoutAxis) -> Double? {
        guard let content = scene.piece.items[index].contentSize else { return nil }
        let length = Double(axis == .horizontal ? content.width : content.height)
        return length > 0 ? length : nil
    }

    /// Whether an open length is shorter than the item's content somewhere in the piece.
    private func isShorterThanContent(_ index: Int, _ axis: LayoutAxis) -> Bool {
        contentLength(index, axis).map { isShorter(index, axis, than: $0) } ?? false
    }

    /// By how many points an open length differs from that of the item's content at most; nil for others.
    private func deviation(_ index: Int, _ axis: LayoutAxis) -> Double? {
        let item = scene.piece.items[index]
        guard let wanted = contentLength(index, axis),
            item.undetermined.contains(axis == .horizontal ? .width : .height)
        else { return nil }
        let length = axis == .horizontal ? item.canvasFrame.width : item.canvasFrame.height
        return [scene.range.lowerBound, scene.range.upperBound].map { abs(length.value(at: $0) - wanted) }
            .max()
    }

    private func isShorter(_ index: Int, _ axis: LayoutAxis, than wanted: Double) -> Bool {
        let item = scene.piece.items[index]
        guard item.undetermined.contains(axis == .horizontal ? .width : .height) else { return false }
        let length = axis == .horizontal ? item.canvasFrame.width : item.canvasFrame.height
        return (length * -1).range(atLeast: Self.leastShortage - wanted, in: scene.range) != nil
    }

    /// Returns the item and axis of an optional length that is shorter than the constraint says.
    private func shortLength(of constraint: SolvedConstraint) -> (Int, LayoutAxis)? {
        let attribute = constraint.first.attribute
        guard constraint.second == nil, attribute == .width || attribute == .height,
            constraint.relation != .lessThanOrEqual,
            isShorter(constraint.first.item, attribute.axis, than: constraint.constant)
        else { return nil }
        return (constraint.first.item, attribute.axis)
    }
}
