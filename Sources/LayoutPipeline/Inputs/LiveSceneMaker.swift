import Engine
import Foundation
import Inspector
import LayoutDocument
import LiveSolver
import Solver

/// Makes what an inspector page needs to solve a scene again.
struct LiveSceneMaker {
    let resized: ResizedScenes
    /// The layout that the page shows.
    let layout: SolvedLayout
    let budget: WorkBudget

    /// Why a page can't solve a scene.
    enum Obstacle: Error {
        case scene(PortableObstacle)
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
    ///   - widths: The widths of the canvas on which its views and constraints are the same.
    ///   - heights: The heights of the canvas on which they are.
    func scene(
        widths: ClosedRange<Double>?, heights: ClosedRange<Double>?
    ) throws(Obstacle) -> LiveScene {
        guard let scene = resized.fresh() else { throw .otherLayout }
        // Names are those before the layout, which may move constraints.
        let targets = EditTargets(scene)
        let names = targets.namedViews
        let made = try portable(scene)
        guard let portable = made.portable else { throw made.obstacle.map { .scene($0) } ?? .otherLayout }
        guard made.layout.items.map(\.id) == layout.items.map(\.id),
            made.layout.items.map(\.canvasFrame) == layout.items.map(\.canvasFrame),
            made.layout.constraints.count == layout.constraints.count
        else { throw .otherLayout }
        guard portable.coded.numbers.allSatisfy(\.isFinite) else { throw .infiniteNumber }
        let constraints = made.constraints.compactMap { constraint, index in
            targets.name(of: constraint).map {
                LiveScene.Constraint(
                    index: index, name: $0, constant: Double(constraint.constant),
                    priority: Double(constraint.priority.rawValue))
            }
        }
        var live = LiveScene(
            portable: portable, constraints: constraints, views: views(names, in: portable, of: scene))
        live.widths = try range(widths, along: .horizontal, of: portable)
        live.heights = try range(heights, along: .vertical, of: portable)
        return live
    }

    private func portable(_ scene: Scene) throws(Obstacle) -> PortableScene {
        do throws(SolverError) {
            return try LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget).portableScene()
        } catch {
            throw .solver(error)
        }
    }

    private func views(
        _ names: [(view: View, id: String, name: String)], in portable: PortableLayout, of scene: Scene
    ) -> [LiveScene.View] {
        var places: [String: Int] = [:]
        for (place, item) in layout.items.enumerated() { places[item.id] = place }
        var texts: [Int: Int] = [:]
        for (index, text) in portable.texts.enumerated() where text.fit == .label && text.isChangeable {
            texts[portable.items[text.item].shown] = index
        }
        return names.compactMap { view, id, name in
            guard let place = places[id] else { return nil }
            let isArranged =
                (view.superview as? StackView)?.arrangedSubviews.contains { $0 === view } ?? false
            return LiveScene.View(
                item: place, name: name, canHide: view !== scene.root && !isArranged,
                isHidden: view.isHidden, text: texts[place])
        }
    }

    // MARK: Other canvases

    /// The distance in points to keep from the end of a range, which may belong to what is beyond it.
    private static let hair = 1e-3

    /// Returns the part of a range that the page can solve; nil if the hierarchy follows the canvas in some other way.
    private func range(
        _ lengths: ClosedRange<Double>?, along axis: LayoutAxis, of portable: PortableLayout
    ) throws(Obstacle) -> ClosedRange<Double>? {
        guard let lengths, lengths.upperBound - lengths.lowerBound > 4 * Self.hair else { return nil }
        let ends = (lengths.lowerBound + Self.hair, lengths.upperBound - Self.hair)
        for length in [ends.0, ends.1] {
            var size = layout.canvas.size
            if axis == .horizontal { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
            guard let scene = resized.scene(size: size, along: axis), var other = try self.portable(scene).portable else {
                return nil
            }
            (other.canvas.width, other.canvas.height) = (portable.canvas.width, portable.canvas.height)
            for relation in [2, 3] where other.relations.count > relation {
                other.relations[relation].constant = portable.relations[relation].constant
            }
            guard other == portable else { return nil }
        }
        return ends.0...ends.1
    }
}
