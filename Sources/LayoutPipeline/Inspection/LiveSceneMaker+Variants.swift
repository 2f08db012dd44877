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
    /// - Parameters:
    ///   - made: What the scene was made of.
    ///   - targets: What edits of the scene can change.
    func addVariants(
        to live: inout LiveScene, made: PlannedScene, _ targets: EditTargets
    ) throws(Obstacle) {
        guard layout.items.count <= Self.mostVariedItems, let fresh = resized.fresh() else { return }
        let own = try unsolved(fresh)
        let comparison = Comparison(
            base: VariantBase(live, of: layout, constraintOfRelation: made.constraintOfRelation),
            targets: targets,
            views: own.views.map { $0.map { ComparedView($0) } },
            constraints: Self.compared(own.constraints, of: live, in: fresh))
        for direction in [LayoutDirection.leftToRight, .rightToLeft]
        where direction != layout.canvas.layoutDirection {
            var options = resized.options
            options.layoutDirection = direction
            add(.layoutDirection, [direction.name], options, to: &live, comparison)
        }
        addTextSizes(to: &live, comparison)
        for (values, options) in devices { add(.device, values, options, to: &live, comparison) }
        addHiding(to: &live, comparison)
    }

    /// What variants are compared with.
    private struct Comparison {
        let base: VariantBase
        let targets: EditTargets
        /// The view of each of the layout's own items.
        let views: [ComparedView?]
        let constraints: [ComparedConstraint]
    }

    /// What has to be the same of a view for its name and what can be changed of it to be the same.
    private struct ComparedView: Equatable {
        let identifier: String?
        let isHidden: Bool
        let isInProportionalStack: Bool

        init(_ view: View) {
            (identifier, isHidden) = (view.identifier, view.isHidden)
            isInProportionalStack = view.isInProportionalStack
        }
    }

    /// What has to be the same of a constraint for its name and what is written of it to be the same.
    private struct ComparedConstraint: Equatable {
        let index: Int
        let constant: Double
        let priority: Float
        /// Its id in an Interface Builder document, or what it says.
        let text: String
    }

    private static func compared(
        _ written: [(constraint: LayoutConstraint, index: Int)], of live: LiveScene, in scene: Scene
    ) -> [ComparedConstraint] {
        let named = Set(live.constraints.map(\.index))
        return written.filter { named.contains($0.index) }.map { constraint, index in
            ComparedConstraint(
                index: index, constant: Double(constraint.constant), priority: constraint.priority.rawValue,
                text: scene.objectIDs[ObjectIdentifier(constraint)] ?? constraint.text)
        }
    }

    /// Adds the layout with other options, or notes that there is none.
    private func add(
        _ trait: LiveTrait, _ values: [String], _ options: SceneOptions, to live: inout LiveScene,
        _ comparison: Comparison
    ) {
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

    /// Adds the other text sizes. Where the smallest and the largest change nothing, those between don't either, since every font
    /// that follows the text size is smaller or larger in these.
    private func addTextSizes(to live: inout LiveScene, _ comparison: Comparison) {
        let own = layout.canvas.contentSizeCategory
        let sizes = ContentSizeCategory.allCases.filter { $0.rawValue != own }
        func options(_ size: ContentSizeCategory) -> SceneOptions {
            var options = resized.options
            options.contentSizeCategory = size
            return options
        }
        let limits = [sizes.first, sizes.last].compactMap(\.self).map { size in
            try? variant(.contentSizeCategory, [size.rawValue], options(size), of: live, comparison)
        }
        if let same = limits.first ?? nil, limits.allSatisfy({ $0?.isEqualToScene == true }) {
            live.variants.append(same.with(sizes.map(\.rawValue)))
            return
        }
        for size in sizes {
            add(.contentSizeCategory, [size.rawValue], options(size), to: &live, comparison)
        }
    }

    /// Adds the layouts in which a view that a stack view arranges is hidden, or no longer hidden.
    private func addHiding(to live: inout LiveScene, _ comparison: Comparison) {
        let most = min(Self.mostHiding.views, Self.mostHiding.items / max(1, layout.items.count))
        let arranged = live.views.filter { $0.item > 0 && !$0.canHide }.prefix(most)
        guard !arranged.isEmpty, let scene = resized.fresh() else { return }
        let views = Dictionary(EditTargets.namedViews(of: scene).map { ($0.name, $0.view) }) { first, _ in
            first
        }
        let session = LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget)
        for name in arranged.map(\.name) {
            guard let view = views[name] else { continue }
            view.isHidden.toggle()
            defer { view.isHidden.toggle() }
            guard let made = try? session.listedPlannedScene() else { return }
            guard let other = made.plan,
                Self.compared(made.constraints, of: live, in: scene) == comparison.constraints,
                live.constraints.allSatisfy({ constraint in
                    other.constraints[constraint.index].shown
                        == live.plan.constraints[constraint.index].shown
                }),
                let variant = LiveVariant(
                    hiding: name, plan: other, layout: made.layout, of: comparison.base)
            else { continue }
            live.variants.append(variant)
        }
    }

    private func unsolved(_ scene: Scene) throws(Obstacle) -> UnsolvedPlannedScene {
        do throws(SolverError) {
            return try LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget)
                .unsolvedPlannedScene()
        } catch {
            throw .solver(error)
        }
    }

    /// The devices, those with the same screen together; none for a canvas whose size was asked for.
    private var devices: [(values: [String], options: SceneOptions)] {
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
            return (names, options)
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
        let made = try unsolved(scene)
        guard var other = made.plan,
            made.views.map({ $0.map { ComparedView($0) } }) == comparison.views,
            Self.compared(made.constraints, of: live, in: scene) == comparison.constraints
        else { return nil }
        guard other.connect(like: live.plan) else {
            return try resized.content.scene(at: resized.index, options).flatMap { scene throws(Obstacle) in
                try solvedVariant(trait, values, scene, of: live, comparison)
            }
        }
        if !other.usesReadableWidth { other.canvas.readableWidth = live.plan.canvas.readableWidth }
        return LiveVariant(trait, values, plan: other, canvas: scene.canvas, of: comparison.base)
    }

    /// Returns the layout of a scene that has other relations; nil if it has other items or constraints.
    private func solvedVariant(
        _ trait: LiveTrait, _ values: [String], _ scene: Scene, of live: LiveScene, _ comparison: Comparison
    ) throws(Obstacle) -> LiveVariant? {
        let targets = EditTargets(scene, like: comparison.targets)
        let names = targets.namedViews
        let made = try plan(scene)
        guard let other = made.plan,
            Self.constraints(made.constraints, targets, scene) == live.constraints,
            made.layout.items.map(\.id) == layout.items.map(\.id),
            views(names, in: other, of: scene) == live.views,
            other.constraints.map(\.shown) == live.plan.constraints.map(\.shown)
        else { return nil }
        return LiveVariant(trait, values, plan: other, layout: made.layout, of: comparison.base)
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
