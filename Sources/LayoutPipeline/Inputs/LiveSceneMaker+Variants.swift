import Devices
import Engine
import Inspector
import LayoutDocument
import LiveSolver
import Solver
import TextMetrics

/// The layout on other devices, in other text sizes and in the other direction, each made by the engine, so that the page only
/// has what the command would solve.
extension LiveSceneMaker {
    /// The maximum number of items of a scene with variants.
    private static let mostVariedItems = 500
    /// The maximum number of views in stack views that can be hidden in the page, and of items in all of these layouts together.
    private static let mostHiding = (views: 60, items: 12_000)

    /// Adds the variants of a scene that has its constraints and views.
    ///
    /// - Parameter made: What the scene was made of.
    func addVariants(to live: inout LiveScene, made: PortableScene) throws(Obstacle) {
        guard layout.items.count <= Self.mostVariedItems, let fresh = resized.fresh() else { return }
        let comparison = Comparison(
            base: VariantBase(live, of: layout, constraintOfRelation: made.constraintOfRelation),
            isHidden: try unsolved(fresh).isHidden)
        for (trait, values, options) in variants {
            do throws(Obstacle) {
                if let variant = try variant(trait, values, options, of: live, comparison) {
                    live.variants.append(variant)
                } else {
                    live.others[trait, default: []] += values
                }
            } catch {
                live.unmade[trait, default: []] += values
            }
        }
        let most = min(Self.mostHiding.views, Self.mostHiding.items / max(1, layout.items.count))
        for view in live.views.filter({ $0.item > 0 && !$0.canHide }).prefix(most) {
            do throws(Obstacle) {
                if let variant = try variant(hiding: view, of: live, comparison) {
                    live.variants.append(variant)
                }
            } catch {
                return
            }
        }
    }

    /// What variants are compared with.
    private struct Comparison {
        let base: VariantBase
        /// Whether each of the layout's own items is a hidden view.
        let isHidden: [Bool]
    }

    /// Returns the layout in which a view that a stack view arranges is hidden, or no longer hidden; nil if more than the stack
    /// view's constraints differs.
    private func variant(
        hiding view: LiveScene.View, of live: LiveScene, _ comparison: Comparison
    ) throws(Obstacle) -> LiveVariant? {
        var options = resized.options
        guard let edit = try? LayoutEdit("\(view.name).hidden = \(!view.isHidden)") else { return nil }
        options.edits.append(edit)
        guard let scene = resized.content.scene(at: resized.index, options), scene.editMistakes.isEmpty else {
            return nil
        }
        let targets = EditTargets(scene)
        let made = try portable(scene)
        guard let other = made.portable, other.coded.numbers.allSatisfy(\.isFinite),
            Self.constraints(made.constraints, targets, scene) == live.constraints,
            live.constraints.allSatisfy({ constraint in
                other.constraints[constraint.index].shown == live.portable.constraints[constraint.index].shown
            })
        else { return nil }
        return LiveVariant(hiding: view.name, portable: other, layout: made.layout, of: comparison.base)
    }

    private func unsolved(_ scene: Scene) throws(Obstacle) -> UnsolvedPortableScene {
        do throws(SolverError) {
            return try LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget)
                .unsolvedPortableScene()
        } catch {
            throw .solver(error)
        }
    }

    /// What can be chosen: a trait, the values of it that mean the same, and the scene's options with them.
    private var variants: [(trait: LiveTrait, values: [String], options: SceneOptions)] {
        let directions = [LayoutDirection.leftToRight, .rightToLeft].filter {
            $0 != layout.canvas.layoutDirection
        }.map { direction in
            var options = resized.options
            options.layoutDirection = direction
            return (LiveTrait.layoutDirection, [direction.rawValue], options)
        }
        let sizes = ContentSizeCategory.allCases.filter { $0.rawValue != layout.canvas.contentSizeCategory }
            .map { size in
                var options = resized.options
                options.contentSizeCategory = size
                return (LiveTrait.contentSizeCategory, [size.rawValue], options)
            }
        return directions + sizes + devices
    }

    /// The devices, those with the same screen together; none for a canvas whose size was asked for.
    private var devices: [(trait: LiveTrait, values: [String], options: SceneOptions)] {
        guard resized.options.size == nil, resized.options.resized == nil, resized.options.window == nil
        else { return [] }
        var screens: [(device: Device, names: [String])] = []
        for device in DeviceCatalogue.devices {
            if let place = screens.firstIndex(where: { $0.device.hasSameScreen(as: device) }) {
                screens[place].names.append(device.name)
            } else {
                screens.append((device, [device.name]))
            }
        }
        return screens.map { device, names in
            var options = resized.options
            options.device = device
            return (LiveTrait.device, names, options)
        }
    }

    /// Returns the layout with other options; nil if it differs from the scene in more than numbers.
    private func variant(
        _ trait: LiveTrait, _ values: [String], _ options: SceneOptions, of live: LiveScene,
        _ comparison: Comparison
    ) throws(Obstacle) -> LiveVariant? {
        guard let scene = resized.content.scene(at: resized.index, options) else { return nil }
        // In the other direction, relations have other signs.
        if trait == .layoutDirection {
            return try solvedVariant(trait, values, scene, of: live, comparison)
        }
        let targets = EditTargets(scene)
        let names = targets.namedViews
        let made = try unsolved(scene)
        guard var other = made.portable, made.isHidden == comparison.isHidden,
            Self.constraints(made.constraints, targets, scene) == live.constraints
        else { return nil }
        guard other.connect(like: live.portable) else {
            return try resized.content.scene(at: resized.index, options).flatMap { scene throws(Obstacle) in
                try solvedVariant(trait, values, scene, of: live, comparison)
            }
        }
        guard views(names, in: other, of: scene) == live.views, isSame(other, as: live.portable) else {
            return nil
        }
        return LiveVariant(trait, values, portable: other, canvas: scene.canvas, of: comparison.base)
    }

    /// Returns the layout of a scene that has other relations; nil if it has other items or constraints.
    private func solvedVariant(
        _ trait: LiveTrait, _ values: [String], _ scene: Scene, of live: LiveScene, _ comparison: Comparison
    ) throws(Obstacle) -> LiveVariant? {
        let targets = EditTargets(scene)
        let names = targets.namedViews
        let made = try portable(scene)
        guard let other = made.portable,
            Self.constraints(made.constraints, targets, scene) == live.constraints,
            made.layout.items.map(\.id) == layout.items.map(\.id),
            views(names, in: other, of: scene) == live.views, isSame(other, as: live.portable)
        else { return nil }
        return LiveVariant(trait, values, portable: other, layout: made.layout, of: comparison.base)
    }
}

extension Device {
    /// Whether layouts can't distinguish two devices.
    fileprivate func hasSameScreen(as other: Device) -> Bool {
        var renamed = other
        (renamed.name, renamed.interfaceBuilderName) = (name, interfaceBuilderName)
        return renamed == self
    }
}
