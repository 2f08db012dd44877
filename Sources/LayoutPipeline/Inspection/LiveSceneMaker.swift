import Engine
import Foundation
import Inspector
import LayoutDocument
import LiveSolver
import Solver
import TextMetrics

/// Makes what an inspector page needs to solve a scene again.
struct LiveSceneMaker {
    let resized: ResizedScenes
    /// The layout that the page shows.
    let layout: SolvedLayout
    let budget: WorkBudget

    /// Why a page can't solve a scene.
    enum Obstacle: Error {
        case scene(PlannedObstacle)
        case otherLayout
        case infiniteNumber
        case solver(SolverError)

        /// The reason as a clause.
        var words: String {
            switch self {
            case .scene(let obstacle): obstacle.words
            case .otherLayout: "what its views do when they are laid out changes it"
            case .infiniteNumber: "one of its numbers is too large"
            case .solver(let error): error.message
            }
        }
    }

    /// Returns the scene in the form that pages solve.
    ///
    /// - Parameters:
    ///   - widths: Ranges of the canvas's width, on each of which its views and constraints are the same.
    ///   - heights: Ranges of the canvas's height.
    func scene(
        widths: [ClosedRange<Double>], heights: [ClosedRange<Double>]
    ) throws(Obstacle) -> LiveScene {
        guard let scene = resized.fresh() else { throw .otherLayout }
        // Names are those before the layout, which may move constraints.
        let targets = EditTargets(scene)
        let names = targets.namedViews
        let made = try plan(scene)
        guard let plan = made.plan else { throw made.obstacle.map { .scene($0) } ?? .otherLayout }
        guard made.layout.items.map(\.id) == layout.items.map(\.id),
            made.layout.items.map(\.canvasFrame) == layout.items.map(\.canvasFrame),
            made.layout.constraints.count == layout.constraints.count
        else { throw .otherLayout }
        guard plan.coded.numbers.allSatisfy(\.isFinite) else { throw .infiniteNumber }
        let constraints = Self.constraints(made.constraints, targets, scene)
        var live = LiveScene(
            plan: plan, constraints: constraints, views: views(names, in: plan, of: scene))
        for (axis, ranges) in [(LayoutAxis.horizontal, widths), (.vertical, heights)] {
            for range in ranges {
                if let part = try part(range, along: axis, of: live, targets) { live.parts.append(part) }
            }
        }
        try addVariants(to: &live, made: made, targets)
        return live
    }

    /// Whether a layout differs from another only in numbers.
    func isSame(_ other: LayoutPlan, as written: LayoutPlan) -> Bool {
        other.constraints.map(\.shown) == written.constraints.map(\.shown)
            && other.texts.map(\.label.string) == written.texts.map(\.label.string)
            && other.coded.numbers.allSatisfy(\.isFinite)
    }

    static func constraints(
        _ written: [(constraint: LayoutConstraint, index: Int)], _ targets: EditTargets, _ scene: Scene
    ) -> [LiveScene.Constraint] {
        written.compactMap { constraint, index in
            targets.name(of: constraint).map {
                LiveScene.Constraint(
                    index: index, name: $0, constant: Double(constraint.constant),
                    priority: Double(constraint.priority.rawValue),
                    objectID: scene.objectIDs[ObjectIdentifier(constraint)])
            }
        }
    }

    /// The work of making the scene is taken out of the budget.
    func plan(_ scene: Scene) throws(Obstacle) -> PlannedScene {
        budget.charge(ReadInput.work(of: scene.root))
        do throws(SolverError) {
            return try LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget).plannedScene()
        } catch {
            throw .solver(error)
        }
    }

    func views(
        _ names: [(view: View, id: String, name: String)], in plan: LayoutPlan, of scene: Scene
    ) -> [LiveScene.View] {
        var places: [String: Int] = [:]
        for (place, item) in layout.items.enumerated() { places[item.id] = place }
        var texts: [Int: Int] = [:]
        for (index, text) in plan.texts.enumerated() where text.isChangeable {
            texts[plan.items[text.item].shown] = index
        }
        var contents: Set<Int> = []
        for item in plan.items where !(item.widthRelations.isEmpty && item.heightRelations.isEmpty) {
            contents.insert(item.shown)
        }
        return names.compactMap { view, id, name in
            guard let place = places[id] else { return nil }
            let isArranged =
                (view.superview as? StackView)?.arrangedSubviews.contains { $0 === view } ?? false
            var live = LiveScene.View(
                item: place, name: name, canHide: view !== scene.root && !isArranged,
                isHidden: view.isHidden,
                canResize: place > 0 && contents.contains(place) && !view.isInProportionalStack,
                text: texts[place])
            live.isOneLine = live.text.map { plan.texts[$0].fit == .line } ?? false
            return live
        }
    }

    // MARK: Other canvases

    /// The distance in points to keep from the end of a range, which may belong to what is beyond it.
    private static let hair = 1e-3

    /// Returns the part for a range of canvases; nil if the page can't solve it: if the hierarchy follows the canvas in some other
    /// way, or has other items, constraints or values than the scene.
    private func part(
        _ lengths: ClosedRange<Double>, along axis: LayoutAxis, of live: LiveScene, _ targets: EditTargets
    ) throws(Obstacle) -> LiveScene.Part? {
        guard lengths.upperBound - lengths.lowerBound > 4 * Self.hair else { return nil }
        let inner = (lengths.lowerBound + Self.hair)...(lengths.upperBound - Self.hair)
        guard let first = try plan(along: axis, at: inner.lowerBound, like: live, targets),
            try plan(along: axis, at: inner.upperBound, like: live, targets) == first
        else { return nil }
        func end(_ length: Double, orElse inner: Double) throws(Obstacle) -> Double {
            try plan(along: axis, at: length, like: live, targets) == first ? length : inner
        }
        let start = try end(lengths.lowerBound, orElse: inner.lowerBound)
        let range = try start...end(lengths.upperBound, orElse: inner.upperBound)
        return LiveScene.Part(axis: axis, range: range, plan: first == live.plan ? nil : first)
    }

    /// Returns the layout on another canvas, as if the canvas had the scene's size; nil if it differs in more than numbers.
    private func plan(
        along axis: LayoutAxis, at length: Double, like live: LiveScene, _ ownTargets: EditTargets
    ) throws(Obstacle) -> LayoutPlan? {
        var size = layout.canvas.size
        if axis == .horizontal { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
        guard let scene = resized.scene(size: size) else { return nil }
        let targets = EditTargets(scene, like: ownTargets)
        let made = try plan(scene)
        guard var other = made.plan,
            Self.constraints(made.constraints, targets, scene) == live.constraints,
            made.layout.items.map(\.id) == layout.items.map(\.id),
            made.layout.constraints.count == layout.constraints.count, isSame(other, as: live.plan)
        else { return nil }
        if !other.usesReadableWidth { other.canvas.readableWidth = live.plan.canvas.readableWidth }
        (other.canvas.width, other.canvas.height) = (live.plan.canvas.width, live.plan.canvas.height)
        guard other.widthRelations == live.plan.widthRelations,
            other.heightRelations == live.plan.heightRelations
        else { return nil }
        for relation in other.widthRelations + other.heightRelations {
            other.relations[relation].constant = live.plan.relations[relation].constant
        }
        return other
    }
}

extension LayoutPlan {
    /// Whether anything depends on the width of text that is comfortable to read, which large windows have.
    var usesReadableWidth: Bool {
        items.contains { item in
            item.marginsFollowReadableWidth || item.guides.contains { $0.source == .readableContent }
        }
            || constraints.contains { constraint in
                constraint.insets.contains { $0.source == .readableContent }
            }
    }
}
