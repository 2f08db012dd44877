import Foundation
import LiveSolver

/// The values other than variables that constraints depend on: the canvas, margins, safe areas, sizes of the previous
/// round.
///
/// Margins and safe areas of inner views depend on frames. So a layout is solved, the environment updated and the
/// constants changed, until nothing moves.
struct LayoutEnvironment {
    private(set) var canvas: Canvas
    /// Indexed by lowered index, as everything here; the entries of guides aren't used.
    private(set) var metrics: MetricsTable
    private var safeAreas: [EdgeInsets]
    /// The root's own idea of its safe area; nil for the canvas's.
    private let rootSafeArea: EdgeInsets?
    private var marginInsets: [EdgeInsets]
    private var alignmentSizes: [CGSize]
    private var keyboard: KeyboardPlace

    /// Creates the environment before the first round: only the root's size and safe area are known.
    init(canvas: Canvas, hierarchy: LoweredHierarchy) {
        self.canvas = canvas
        let count = hierarchy.indices.count
        rootSafeArea = (hierarchy.view(of: 0) as? Window)?.overriddenSafeArea
        metrics = Self.metrics(of: hierarchy, on: canvas)
        safeAreas = Array(repeating: .zero, count: count)
        marginInsets = Array(repeating: .zero, count: count)
        alignmentSizes = Array(repeating: .zero, count: count)
        keyboard = KeyboardPlace(canvas: canvas, hierarchy: hierarchy)
        start(with: hierarchy)
    }

    private mutating func start(with hierarchy: LoweredHierarchy) {
        for index in metrics.indices where !hierarchy.isGuide(index) { start(at: index) }
    }

    private mutating func start(at index: Int) {
        safeAreas[index] = metrics[index].additionalSafeArea
        if index == 0 { safeAreas[index] = rootSafeArea ?? canvas.safeAreaInsets + safeAreas[index] }
        alignmentSizes[index] = index == 0 ? canvas.size : metrics[index].intrinsicSize
        marginInsets[index] = ownMargins(at: index)
        widenMargins(at: index)
    }

    /// Returns the environment of the same views on a canvas of another size, without reading them again.
    ///
    /// - Parameter frames: The solved frames on that canvas; nil before the first round.
    func moved(to size: CGSize, frames: [CGRect]? = nil, of hierarchy: LoweredHierarchy) -> LayoutEnvironment
    {
        var moved = self
        moved.canvas.size = size
        moved.keyboard = KeyboardPlace(canvas: moved.canvas, hierarchy: hierarchy)
        moved.start(with: hierarchy)
        if let frames { _ = moved.update(with: frames, of: hierarchy, changed: [], all: true) }
        return moved
    }

    /// The environment of the same views on a canvas of another size, right for some items only.
    ///
    /// - Parameters:
    ///   - frames: The solved frame of an item on that canvas; nil before the first round.
    ///   - indices: The items' lowered indices in ascending order, with those of all views around them.
    func moved(
        to size: CGSize, frames: ((Int) -> CGRect)?, at indices: [Int], of hierarchy: LoweredHierarchy
    ) -> LayoutEnvironment {
        if keyboard.followsPositions {
            return moved(to: size, frames: frames.map { metrics.indices.map($0) }, of: hierarchy)
        }
        var moved = self
        moved.canvas.size = size
        moved.keyboard = keyboard.moved(to: moved.canvas)
        for index in indices where !hierarchy.isGuide(index) { moved.start(at: index) }
        guard let frames else { return moved }
        for index in indices where !hierarchy.isGuide(index) {
            let parent = hierarchy.parents[index]
            moved.updateItem(
                index, frame: frames(index), parentSize: parent < 0 ? .zero : frames(parent).size,
                of: hierarchy)
        }
        return moved
    }

    /// Reads the metrics of all views again.
    mutating func refresh(from hierarchy: LoweredHierarchy) {
        metrics = Self.metrics(of: hierarchy, on: canvas)
    }

    private static func metrics(of hierarchy: LoweredHierarchy, on canvas: Canvas) -> MetricsTable {
        var metrics = MetricsTable(capacity: hierarchy.indices.count)
        for index in hierarchy.indices {
            let view = hierarchy.view(of: index)
            metrics.append(view.map { ViewMetrics(of: $0, on: canvas.layoutDirection) } ?? ViewMetrics())
        }
        return metrics
    }

    /// Updates insets and sizes from solved frames, each in its superview's coordinates; returns whether any
    /// of them changed.
    ///
    /// - Parameters:
    ///   - changed: Whether each frame differs from the previous one, by lowered index.
    ///   - all: Whether views may have changed in other ways.
    mutating func update(
        with frames: [CGRect], of hierarchy: LoweredHierarchy, changed: [Bool], all: Bool
    ) -> (insetsChanged: Bool, sizesChanged: Bool) {
        var (insetsChanged, sizesChanged) = (false, false)
        // The inside of an item depends on its size and insets, not on its position.
        var isAffected = Array(repeating: false, count: frames.count)
        for index in frames.indices where !hierarchy.isGuide(index) {
            let parent = hierarchy.parents[index]
            if !all && (parent < 0 || !isAffected[parent]) {
                if !changed[index] || isOnlyMoved(index, to: frames[index], of: hierarchy) { continue }
            }
            let before = (safeAreas[index], marginInsets[index], alignmentSizes[index])
            updateItem(
                index, frame: frames[index], parentSize: parent < 0 ? .zero : frames[parent].size,
                of: hierarchy)
            if before.0 != safeAreas[index] || before.1 != marginInsets[index] {
                (insetsChanged, isAffected[index]) = (true, true)
            }
            if before.2 != alignmentSizes[index] { (sizesChanged, isAffected[index]) = (true, true) }
        }
        let keyboardMoved = keyboard.update(with: frames, of: hierarchy)
        return (insetsChanged || keyboardMoved, sizesChanged)
    }

    /// Returns whether a view has only moved, in a superview without insets that its position could interact with.
    private func isOnlyMoved(_ index: Int, to frame: CGRect, of hierarchy: LoweredHierarchy) -> Bool {
        guard let parent = hierarchy.parent(of: index), safeAreas[parent] == .zero else { return false }
        return !metrics[index].preservesSuperviewMargins
            && metrics[index].alignmentSize(in: frame) == alignmentSizes[index]
    }

    private mutating func updateItem(
        _ index: Int, frame: CGRect, parentSize: CGSize, of hierarchy: LoweredHierarchy
    ) {
        alignmentSizes[index] = metrics[index].alignmentSize(in: frame)
        guard let parent = hierarchy.parent(of: index) else { return }
        let isInsetScrolling =
            hierarchy.kinds[parent] == .scrollView
            && (hierarchy.view(of: parent) as? ScrollView)?.contentInsetAdjustmentBehavior != .never
        let distances = EdgeInsets(
            from: frame, to: CGRect(origin: metrics[parent].boundsOrigin, size: parentSize))
        let superview = InsetRule.Superview(
            safeArea: Insets(safeAreas[parent]), margins: Insets(marginInsets[parent]),
            insetsContent: isInsetScrolling,
            insetsMarginsFromSafeArea: metrics[parent].insetsMarginsFromSafeArea)
        let inherited = InsetRule.safeArea(inheritedFrom: superview, at: Insets(distances))
        safeAreas[index] = EdgeInsets(inherited) + metrics[index].additionalSafeArea
        marginInsets[index] = ownMargins(at: index)
        if metrics[index].preservesSuperviewMargins {
            marginInsets[index] = EdgeInsets(
                InsetRule.margins(
                    Insets(marginInsets[index]), preserving: superview, at: Insets(distances)))
        }
        widenMargins(at: index)
    }

    private mutating func widenMargins(at index: Int) {
        guard metrics[index].marginsFollowReadableWidth else { return }
        marginInsets[index] = readableInsets(of: index)
    }

    private func ownMargins(at index: Int) -> EdgeInsets {
        EdgeInsets(
            InsetRule.ownMargins(
                Insets(metrics[index].margins), safeArea: Insets(safeAreas[index]),
                insetsFromSafeArea: metrics[index].insetsMarginsFromSafeArea))
    }

    /// Returns the coordinate inside a view at which its alignment rectangle begins.
    func start(of index: Int, on axis: LayoutAxis) -> CGFloat {
        metrics[index].boundsOrigin.along(axis) + metrics[index].alignmentInsets.along(axis).start
    }

    /// Returns the margins of a view, measured from its edges.
    func margins(of index: Int) -> EdgeInsets { marginInsets[index] }

    /// Returns the size of a view's alignment rectangle in the previous round.
    func alignmentSize(of index: Int) -> CGSize { alignmentSizes[index] }

    /// Returns the insets of a system guide in the view at an index, which owns it.
    func insets(of guide: SystemLayoutGuide, at index: Int) -> EdgeInsets {
        switch guide.source {
        case .margins: marginInsets[index]
        case .safeArea: safeAreas[index]
        case .readableContent: readableInsets(of: index)
        case .keyboard, .keyboardAlone: keyboardInsets(of: guide, at: index)
        case .textContainer:
            (guide.owningView as? TextView)?.textInsets(in: alignmentSizes[index]) ?? .zero
        case .bounds, .centredBaseline: .zero
        }
    }

    /// Returns margins widened so that the width between them is comfortable to read.
    private func readableInsets(of index: Int) -> EdgeInsets {
        EdgeInsets(
            InsetRule.readable(
                Insets(marginInsets[index]), width: Double(alignmentSizes[index].width),
                maximum: Double(ReadableWidth.points(on: canvas))))
    }

    private func keyboardInsets(of guide: SystemLayoutGuide, at index: Int) -> EdgeInsets {
        let outset = metrics[index].alignmentInsets
        let size = alignmentSizes[index]
        return keyboard.insets(
            of: guide as? KeyboardLayoutGuide, item: index,
            size: CGSize(
                width: size.width + outset.left + outset.right,
                height: size.height + outset.top + outset.bottom),
            safeArea: safeAreas[index])
    }
}
