import Foundation
import Findings
import Solver

/// The relations of one hierarchy in a solver, with what each represents and how to update its constant.
struct LayoutSystem {
    let solver: any ConstraintSolver
    /// The relations of the root's x, y, width and height.
    private var canvasRelations: [SolverConstraint.ID] = []
    /// The constraints in the order of activation; nil once deactivated.
    var constraints: [LayoutConstraint?] = []
    /// The relation of each constraint, by index.
    var loweredConstraints: [LoweredConstraint] = []
    /// The relations of each view's intrinsic width and height, by lowered index; nil for items without them.
    var contentSizes: [(width: ContentSizeRelations, height: ContentSizeRelations)?]
    /// Whether any constraint's constant depends on sizes of the previous round.
    var dependOnSizes = false
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
        try addCanvas(lowering.environment.canvas, of: hierarchy, priority: rootPriority)
        if rootPriority != .system { try addContentSizes(at: 0, with: lowering) }
        try addBounds(of: hierarchy)
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

    /// The indices of all relations, in the order added; some may be removed.
    var relationIndices: Range<Int> { origins.indices }

    /// Returns what a relation represents.
    func origin(of id: SolverConstraint.ID) -> RelationOrigin? {
        origins.indices.contains(id.index) ? origins[id.index] : nil
    }

    private mutating func addCanvas(
        _ canvas: Canvas, of hierarchy: LoweredHierarchy, priority: SolverPriority
    ) throws(SolverError) {
        let (width, height) = (Self.usable(canvas.size.width), Self.usable(canvas.size.height))
        for (attribute, variable, value, priority) in [
            (.left, hierarchy.position(of: 0, on: .horizontal), 0, .system),
            (.top, hierarchy.position(of: 0, on: .vertical), 0, .system),
            (.width, hierarchy.length(of: 0, on: .horizontal), width, priority),
            (.height, hierarchy.length(of: 0, on: .vertical), height, priority),
        ] as [(LayoutAttribute, SolverVariable, CGFloat, SolverPriority)] {
            let id = try add(
                SolverConstraint([SolverTerm(1, variable)], constant: -Double(value), priority: priority),
                .canvas(0, attribute))
            canvasRelations.append(id)
        }
    }

    /// Returns the relation of the root's width or height.
    func canvasRelation(along axis: LayoutAxis) -> SolverConstraint.ID {
        canvasRelations[axis == .horizontal ? 2 : 3]
    }

    /// Resizes the canvas.
    func setCanvasSize(_ size: CGSize) throws(SolverError) {
        try solver.setConstant(-Double(Self.usable(size.width)), of: canvasRelations[2])
        try solver.setConstant(-Double(Self.usable(size.height)), of: canvasRelations[3])
    }

    /// Returns a side of the canvas that the solver can handle: `greatestFiniteMagnitude` means as long as possible.
    private static func usable(_ side: CGFloat) -> CGFloat { NumberRange.points.nearest(to: side) ?? 0 }

    private mutating func addBounds(of hierarchy: LoweredHierarchy) throws(SolverError) {
        let term = SolverTerm(1, hierarchy.length(of: 0, on: .horizontal))
        var atLeast0 = SolverConstraint(
            [term], constant: 0, relation: .greaterThanOrEqual, priority: .system)
        for index in hierarchy.indices {
            for axis in LayoutAxis.allCases {
                atLeast0.terms[0].variable = hierarchy.length(of: index, on: axis)
                _ = try add(atLeast0, .nonNegative(index, axis))
            }
            guard hierarchy.kinds[index] == .scrollContent else { continue }
            for axis in LayoutAxis.allCases {
                let term = SolverTerm(1, hierarchy.position(of: index, on: axis))
                _ = try add(
                    SolverConstraint([term], constant: 0, priority: .system),
                    .canvas(index, axis.positionAttribute))
            }
        }
    }

    private mutating func addAutoresizing(
        at index: Int, in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        guard let parent = hierarchy.parent(of: index), let view = hierarchy.view(of: index),
            let superview = view.superview
        else { return }
        for axis in LayoutAxis.allCases {
            let rule = AutoresizingRule(view: view, superview: superview, axis: axis).limited(for: view)
            for (variable, line, isLength) in [
                (hierarchy.position(of: index, on: axis), rule.position, false),
                (hierarchy.length(of: index, on: axis), rule.length, true),
            ] {
                let kept = AutoresizingRelation(item: index, axis: axis, isLength: isLength, line: line)
                _ = try add(
                    SolverConstraint(
                        [
                            SolverTerm(1, variable),
                            SolverTerm(-Double(line.slope), hierarchy.length(of: parent, on: axis)),
                        ],
                        constant: -Double(line.intercept),
                        priority: view.hasGivenFrame ? .system : .automatic),
                    .autoresizing(autoresizing.count))
                autoresizing.append(kept)
            }
        }
    }
}
