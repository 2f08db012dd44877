import Foundation
import Solver

/// The relations that tie views' lengths to those of their contents.
extension LayoutSystem {
    /// Adds the relations of a view's intrinsic size.
    mutating func addContentSizes(at index: Int, with lowering: ConstraintLowering)
        throws(SolverError)
    {
        let size = lowering.environment.metrics[index].intrinsicSize
        var relations = (
            width: ContentSizeRelations(length: size.width), height: ContentSizeRelations(length: size.height)
        )
        try addContentSize(&relations.width, of: index, on: .horizontal, in: lowering.hierarchy)
        try addContentSize(&relations.height, of: index, on: .vertical, in: lowering.hierarchy)
        contentSizes[index] = relations
    }

    private mutating func addContentSize(
        _ relations: inout ContentSizeRelations, of index: Int, on axis: LayoutAxis,
        in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        guard relations.length != View.noIntrinsicMetric, let view = hierarchy.view(of: index) else { return }
        let variable = hierarchy.length(of: index, on: axis)
        let hugging = view.contentHuggingPriority(for: axis)
        var relation = SolverConstraint(
            [SolverTerm(1, variable)], constant: -Double(relations.length), relation: .lessThanOrEqual)
        let first = try add(&relation, hugging, of: index, on: axis, in: hierarchy).lowerBound
        relation.relation = .greaterThanOrEqual
        let resistance = view.contentCompressionResistancePriority(for: axis)
        let last = try add(&relation, resistance, of: index, on: axis, in: hierarchy).upperBound
        relations.indices = first..<(last + 1)
    }

    /// Adds a relation and, if it is required, its fallback; returns their indices.
    private mutating func add(
        _ relation: inout SolverConstraint, _ priority: LayoutPriority, of index: Int, on axis: LayoutAxis,
        in hierarchy: LoweredHierarchy
    ) throws(SolverError) -> ClosedRange<Int> {
        let origin = RelationOrigin.contentSize(Int32(index), axis)
        relation.priority = hierarchy.priority(priority.contentSizePriority, at: index)
        let first = try add(relation, origin).index
        guard priority == .required else { return first...first }
        relation.priority = hierarchy.priority(.strongestWish, at: index)
        return first...(try add(relation, origin).index)
    }

    /// Updates constants for the current intrinsic sizes of all views.
    mutating func updateContentSizes(with lowering: ConstraintLowering) throws(SolverError) {
        for (index, metrics) in lowering.environment.metrics.enumerated() {
            try updateContentSize(of: index, to: metrics.intrinsicSize, in: lowering.hierarchy)
        }
    }

    /// Updates constants for a new intrinsic size of a view.
    mutating func updateContentSize(
        of index: Int, to size: CGSize, in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        guard var relations = contentSizes[index] else { return }
        if size.width != relations.width.length {
            try replace(&relations.width, of: index, on: .horizontal, with: size.width, in: hierarchy)
        }
        if size.height != relations.height.length {
            try replace(&relations.height, of: index, on: .vertical, with: size.height, in: hierarchy)
        }
        contentSizes[index] = relations
    }

    private mutating func replace(
        _ relations: inout ContentSizeRelations, of index: Int, on axis: LayoutAxis, with length: CGFloat,
        in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        relations.length = length
        if !relations.indices.isEmpty, length != View.noIntrinsicMetric {
            for id in relations.ids { try solver.setConstant(-Double(length), of: id) }
        } else {
            for id in relations.ids { try solver.remove(id) }
            relations = ContentSizeRelations(length: length)
            try addContentSize(&relations, of: index, on: axis, in: hierarchy)
        }
    }
}

/// The relations that tie a view's length along an axis to its content's.
struct ContentSizeRelations {
    var length: CGFloat
    /// The relations' indices in the solver, which are consecutive; empty if the content has no length.
    ///
    /// Hugging and compression resistance, and for required ones the fallback that keeps the length close to the
    /// content's if they are broken.
    var indices: Range<Int> {
        get { Int(shortIndices.lowerBound)..<Int(shortIndices.upperBound) }
        set { shortIndices = Int32(newValue.lowerBound)..<Int32(newValue.upperBound) }
    }
    private var shortIndices: Range<Int32> = 0..<0

    init(length: CGFloat) { self.length = length }

    /// The handles of the relations.
    var ids: [SolverConstraint.ID] { indices.map(SolverConstraint.ID.init) }
}
