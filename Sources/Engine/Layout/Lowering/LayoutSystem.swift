import Foundation
import Findings
import Solver

/// The relations of one hierarchy in a solver, with what each represents and how to update its constant.
struct LayoutSystem {
    var solver: any ConstraintSolver
    /// The relations of the root's x, y, width and height.
    private var canvasRelations: [SolverConstraint.ID] = []
    /// By how many points the root's alignment rectangle is larger than the canvas.
    private var canvasGrowth: [LayoutAxis: CGFloat] = [:]
    /// The priorities of the relations of sizes that are only there while a view is designed.
    private(set) var designSizes: [SolverConstraint.ID: SolverPriority] = [:]
    /// The relations that replace those of recorded sizes where these contradict constraints.
    private(set) var designFallbacks: [SolverConstraint.ID: SolverConstraint.ID] = [:]
    /// The constraints in the order of activation; nil once deactivated.
    var constraints: [LayoutConstraint?] = []
    /// The relation of each constraint, by index.
    var loweredConstraints: [LoweredConstraint] = []
    /// The multipliers of relations whose constraints have changed theirs, by the constraint's index.
    var multipliers: [Int: CGFloat] = [:]
    /// The relations of each view's intrinsic width and height, by lowered index; nil for items without them.
    var contentSizes: [(width: ContentSizeRelations, height: ContentSizeRelations)?]
    /// Whether any constraint's constant depends on sizes of the previous round.
    var hasSizeDependentConstraints = false
    /// The frames of autoresizing views, one relation for each number.
    private(set) var autoresizing: [AutoresizingRelation] = []
    /// What each relation represents, by relation index in the solver.
    private var origins: [RelationOrigin?] = []

    /// Adds every relation of a hierarchy: the canvas, then the views' own sizes, then constraints in the order of
    /// activation, so that the latest of conflicting constraints comes last.
    ///
    /// - Parameter rootPriority: The priority of the canvas's size for the root; if it is optional, the root's own
    ///   content counts too.
    init(
        solver: any ConstraintSolver, lowering: ConstraintLowering, rootPriority: SolverPriority
    ) throws(SolverError) {
        self.solver = solver
        let hierarchy = lowering.hierarchy
        contentSizes = Array(repeating: nil, count: hierarchy.indices.count)
        origins.reserveCapacity(8 * hierarchy.indices.count)
        try addCanvas(of: hierarchy, with: lowering, priority: rootPriority)
        let design = hierarchy.view(of: 0)?.designSize
        if rootPriority != .system || design?.isMeasured == true {
            try addContentSizes(at: 0, with: lowering)
        }
        try addBounds(of: hierarchy, in: lowering.environment)
        for index in hierarchy.indices.dropFirst() where !hierarchy.isGuide(index) {
            if lowering.environment.metrics[index].keepsFrame {
                try addAutoresizing(at: index, in: hierarchy)
            } else {
                try addContentSizes(at: index, with: lowering)
            }
        }
        try addConstraints(with: lowering)
    }

    /// Adds a relation and records what it represents.
    mutating func add(
        _ constraint: SolverConstraint, _ origin: RelationOrigin
    ) throws(SolverError) -> SolverConstraint.ID {
        let id = try addUnnamed(constraint)
        origins[id.index] = origin
        return id
    }

    /// Adds a relation that doesn't represent anything known to an author.
    mutating func addUnnamed(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        let id = try solver.add(constraint)
        while origins.count <= id.index { origins.append(nil) }
        return id
    }

    /// Removes a relation, which then represents nothing.
    mutating func remove(_ id: SolverConstraint.ID) throws(SolverError) {
        try solver.remove(id)
        origins[id.index] = nil
    }

    /// The indices of all relations, in the order added; some may be removed.
    var relationIndices: Range<Int> { origins.indices }

    /// Returns what a relation represents.
    func origin(of id: SolverConstraint.ID) -> RelationOrigin? {
        origins.indices.contains(id.index) ? origins[id.index] : nil
    }

    /// Adds the relations that give the root's frame the canvas's position and size.
    private mutating func addCanvas(
        of hierarchy: LoweredHierarchy, with lowering: ConstraintLowering, priority: SolverPriority
    ) throws(SolverError) {
        let canvas = lowering.environment.canvas
        let insets = lowering.environment.metrics[0].alignmentInsets
        for axis in LayoutAxis.allCases {
            let position = SolverTerm(1, hierarchy.position(of: 0, on: axis))
            let start = -Double(insets.along(axis).start)
            canvasRelations.append(
                try add(
                    SolverConstraint([position], constant: start, priority: .system),
                    .canvas(0, axis.positionAttribute)))
        }
        for axis in LayoutAxis.allCases {
            let design = hierarchy.view(of: 0)?.designSize ?? DesignSize()
            let strength = design[axis]
            let inset = insets.along(axis)
            canvasGrowth[axis] = (strength == .fixed ? 0 : design.growth) - inset.start - inset.end
            let value = canvasLength(canvas.size, along: axis)
            let length = SolverTerm(1, hierarchy.length(of: 0, on: axis))
            let id = try add(
                SolverConstraint([length], constant: -value, priority: strength.priority ?? priority),
                .canvas(0, axis.lengthAttribute))
            canvasRelations.append(id)
            designSizes[id] = strength.priority
            guard strength == .recorded else { continue }
            let fallback = try add(
                SolverConstraint([length], constant: -value, priority: .fittingSize),
                .canvas(0, axis.lengthAttribute))
            designFallbacks[id] = fallback
            designSizes[fallback] = .fittingSize
        }
    }

    /// Returns the relations of the root's width or height.
    func canvasRelations(along axis: LayoutAxis) -> [SolverConstraint.ID] {
        let id = canvasRelations[axis == .horizontal ? 2 : 3]
        return [id] + [designFallbacks[id]].compactMap(\.self)
    }

    /// Resizes the canvas.
    func setCanvasSize(_ size: CGSize) throws(SolverError) {
        for axis in LayoutAxis.allCases {
            let constant = -canvasLength(size, along: axis)
            for id in canvasRelations(along: axis) { try solver.setConstant(constant, of: id) }
        }
    }

    /// Returns a length of the root's alignment rectangle on a canvas, in points.
    func canvasLength(_ size: CGSize, along axis: LayoutAxis) -> Double {
        Double(Self.usable(size.along(axis)) + (canvasGrowth[axis] ?? 0))
    }

    /// Returns a side of the canvas that the solver can handle: `greatestFiniteMagnitude` means as long as possible.
    private static func usable(_ side: CGFloat) -> CGFloat { NumberRange.points.nearest(to: side) ?? 0 }

    /// Whether a conflict remains where no view has the size with which it was designed.
    func isReported(_ conflict: SolverConflict) -> Bool {
        designSizes.isEmpty || !conflict.members.contains { designSizes[$0] != nil }
    }

    /// Adds the relations that no frame has a negative size, and the origins of scroll views' contents.
    private mutating func addBounds(
        of hierarchy: LoweredHierarchy, in environment: LayoutEnvironment
    ) throws(SolverError) {
        let term = SolverTerm(1, hierarchy.length(of: 0, on: .horizontal))
        var bound = SolverConstraint(
            [term], constant: 0, relation: .greaterThanOrEqual, priority: .system)
        for index in hierarchy.indices {
            for axis in LayoutAxis.allCases {
                bound.terms[0].variable = hierarchy.length(of: index, on: axis)
                bound.constant = -environment.metrics[index].leastLength(along: axis)
                _ = try add(bound, .nonNegative(Int32(index), axis))
            }
            guard hierarchy.kinds[index] == .scrollContent else { continue }
            for axis in LayoutAxis.allCases {
                let term = SolverTerm(1, hierarchy.position(of: index, on: axis))
                _ = try add(
                    SolverConstraint([term], constant: 0, priority: .system),
                    .canvas(Int32(index), axis.positionAttribute))
            }
        }
    }

    private mutating func addAutoresizing(
        at index: Int, in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        guard let parent = hierarchy.parent(of: index), let view = hierarchy.view(of: index),
            let superview = view.superview
        else { return }
        let usual: SolverPriority = view.hasGivenFrame ? .system : .automatic
        let rowAbove = view.rowAbove.flatMap { above in
            hierarchy.index(of: above.reference).map { (index: $0, bottom: above.untransformedFrame.maxY) }
        }
        for axis in LayoutAxis.allCases {
            let rule = AutoresizingRule(view: view, superview: superview, axis: axis).limited(for: view)
            var position = AutoresizingRelation(item: index, axis: axis, isLength: false, line: rule.position)
            if axis == .vertical, rule.position.slope == 0, let rowAbove {
                position.rowAbove = rowAbove.index
                position.line.intercept -= rowAbove.bottom
            }
            _ = try add(position, to: parent, in: hierarchy, priority: usual)
            var length = AutoresizingRelation(item: index, axis: axis, isLength: true, line: rule.length)
            let strength = view.designSize[axis]
            if strength != .fixed {
                // The view's frame is no longer the recorded one after a layout.
                let recorded = view.designSize.recorded.along(axis) + view.designSize.growth
                length.line = AutoresizingRule.Line(intercept: view.usable(recorded, "frame"), slope: 0)
            }
            let id = try add(
                length, to: parent, in: hierarchy,
                priority: hierarchy.priority(strength.priority ?? usual, at: index))
            designSizes[id] = strength.priority
            guard strength == .recorded else { continue }
            let fallback = try add(
                length, to: parent, in: hierarchy, priority: hierarchy.priority(.fittingSize, at: index))
            designFallbacks[id] = fallback
            designSizes[fallback] = .fittingSize
        }
    }

    private mutating func add(
        _ kept: AutoresizingRelation, to parent: Int, in hierarchy: LoweredHierarchy, priority: SolverPriority
    ) throws(SolverError) -> SolverConstraint.ID {
        let id = try add(
            relation(of: kept, to: parent, in: hierarchy, priority: priority),
            .autoresizing(Int32(autoresizing.count)))
        autoresizing.append(kept)
        return id
    }

    private func relation(
        of kept: AutoresizingRelation, to parent: Int, in hierarchy: LoweredHierarchy,
        priority: SolverPriority
    ) -> SolverConstraint {
        let (item, axis) = (kept.item, kept.axis)
        let variable =
            kept.isLength ? hierarchy.length(of: item, on: axis) : hierarchy.position(of: item, on: axis)
        var terms = [SolverTerm(1, variable)]
        if let above = kept.rowAbove {
            terms.append(SolverTerm(-1, hierarchy.position(of: above, on: axis)))
            terms.append(SolverTerm(-1, hierarchy.length(of: above, on: axis)))
        } else {
            terms.append(SolverTerm(-Double(kept.line.slope), hierarchy.length(of: parent, on: axis)))
        }
        return SolverConstraint(terms, constant: -Double(kept.line.intercept), priority: priority)
    }
}

extension DesignSize {
    /// Whether content decides a length.
    fileprivate var isMeasured: Bool { width == .measured || height == .measured }
}

extension SolverPriority {
    /// The priority of a size that content decides.
    fileprivate static let fittingSize = LayoutPriority.fittingSizeLevel.solverPriority
}

extension DesignSize.Strength {
    /// The priority of the relation that keeps the length; nil for that of other views.
    fileprivate var priority: SolverPriority? {
        switch self {
        case .fixed: nil
        case .recorded: .automatic
        case .measured: .fittingSize
        }
    }
}
