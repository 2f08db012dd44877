import Foundation

/// What constraints are measured against besides variables: the canvas, margins, safe areas, sizes of the last round.
///
/// Margins and safe areas of inner views depend on frames, so a layout is solved, the environment updated and the
/// constants changed until nothing moves.
struct LayoutEnvironment {
    let canvas: Canvas
    /// By index among the lowered items; the entries of guides are not used.
    private var safeAreas: [EdgeInsets]
    private var marginInsets: [EdgeInsets]
    private var alignmentSizes: [CGSize]
    private var keyboard: KeyboardPlace

    /// The environment before anything is solved: only the root's size and safe area are known.
    init(canvas: Canvas, hierarchy: LoweredHierarchy) {
        self.canvas = canvas
        let count = hierarchy.items.count
        safeAreas = Array(repeating: .zero, count: count)
        marginInsets = Array(repeating: .zero, count: count)
        alignmentSizes = Array(repeating: .zero, count: count)
        keyboard = KeyboardPlace(canvas: canvas, hierarchy: hierarchy)
        for (index, item) in hierarchy.items.enumerated() where item.guide == nil {
            if index == 0 {
                safeAreas[index] = canvas.safeAreaInsets + item.view.additionalSafeAreaInsets
                alignmentSizes[index] = canvas.size
            } else {
                safeAreas[index] = item.view.additionalSafeAreaInsets
                alignmentSizes[index] = item.view.intrinsicContentSize
            }
            marginInsets[index] = ownMargins(of: item.view, safeArea: safeAreas[index])
            widenMargins(of: item.view, at: index)
        }
    }

    /// Takes up solved frames, each in its superview's coordinates; returns whether any inset or any size changed.
    ///
    /// - Parameters:
    ///   - changed: By lowered index, whether the frame is another than the last time.
    ///   - all: Whether views may have changed otherwise as well.
    mutating func update(
        with frames: [CGRect], of hierarchy: LoweredHierarchy, changed: [Bool], all: Bool
    ) -> (insetsChanged: Bool, sizesChanged: Bool) {
        var (insetsChanged, sizesChanged) = (false, false)
        // What is inside an item follows its size and its insets, wherever it lies.
        var isAffected = Array(repeating: false, count: frames.count)
        for index in frames.indices where !hierarchy.isGuide(index) {
            let parent = hierarchy.parents[index]
            if !all && (parent < 0 || !isAffected[parent]) {
                if !changed[index] || isOnlyMoved(index, to: frames[index], of: hierarchy) { continue }
            }
            let before = (safeAreas[index], marginInsets[index], alignmentSizes[index])
            updateItem(index, with: frames, of: hierarchy)
            if before.0 != safeAreas[index] || before.1 != marginInsets[index] {
                (insetsChanged, isAffected[index]) = (true, true)
            }
            if before.2 != alignmentSizes[index] { (sizesChanged, isAffected[index]) = (true, true) }
        }
        let keyboardMoved = keyboard.update(with: frames, of: hierarchy)
        return (insetsChanged || keyboardMoved, sizesChanged)
    }

    private func alignmentSize(of view: View, in frame: CGRect) -> CGSize {
        let outset = view.alignmentRectInsets
        return CGSize(
            width: frame.width - outset.left - outset.right, height: frame.height - outset.top - outset.bottom
        )
    }

    /// Whether a view has the size it had, in a superview that has no insets which its place could matter to.
    private func isOnlyMoved(_ index: Int, to frame: CGRect, of hierarchy: LoweredHierarchy) -> Bool {
        guard let parent = hierarchy.parent(of: index), safeAreas[parent] == .zero else { return false }
        let view = hierarchy.view(of: index)
        return !view.preservesSuperviewLayoutMargins
            && alignmentSize(of: view, in: frame) == alignmentSizes[index]
    }

    private mutating func updateItem(
        _ index: Int, with frames: [CGRect], of hierarchy: LoweredHierarchy
    ) {
        let view = hierarchy.view(of: index)
        alignmentSizes[index] = alignmentSize(of: view, in: frames[index])
        guard let parent = hierarchy.parent(of: index), let superview = view.superview else { return }
        let distances = EdgeInsets(
            from: frames[index], to: CGRect(origin: superview.bounds.origin, size: frames[parent].size))
        var inherited = safeAreas[parent].inherited(at: distances)
        if superview is ScrollView {
            // A scroll view insets its content by its own safe area, so that nothing of it lies under a bar
            // until it is scrolled (UIKit's contentInsetAdjustmentBehavior).
            (inherited.top, inherited.bottom) = (0, 0)
        }
        safeAreas[index] = inherited + view.additionalSafeAreaInsets
        marginInsets[index] = ownMargins(of: view, safeArea: safeAreas[index])
        if view.preservesSuperviewLayoutMargins {
            var preserved = marginInsets[parent] - distances
            if superview is ScrollView, superview.insetsLayoutMarginsFromSafeArea {
                // What the scroll view's margins have of its safe area lies beside content that is inset by it.
                preserved.top -= safeAreas[parent].top
                preserved.bottom -= safeAreas[parent].bottom
            }
            marginInsets[index] = marginInsets[index].maximum(preserved)
        }
        widenMargins(of: view, at: index)
    }

    private mutating func widenMargins(of view: View, at index: Int) {
        guard view.layoutMarginsFollowReadableWidth else { return }
        marginInsets[index] = readable(marginInsets[index], width: alignmentSizes[index].width)
    }

    private func ownMargins(of view: View, safeArea: EdgeInsets) -> EdgeInsets {
        let own = view.ownMargins(in: view.effectiveLayoutDirection(on: canvas.layoutDirection))
        return view.insetsLayoutMarginsFromSafeArea ? own + safeArea : own
    }

    /// The direction in which a view's content is laid out.
    func direction(of view: View) -> LayoutDirection {
        view.effectiveLayoutDirection(on: canvas.layoutDirection)
    }

    /// The distance of a view's margins from its edges.
    func margins(of view: View) -> EdgeInsets { marginInsets[view.loweredIndex] }

    /// The size of a view's alignment rectangle in the last round.
    func alignmentSize(of view: View) -> CGSize { alignmentSizes[view.loweredIndex] }

    /// The distance of a system guide from its owner's edges.
    func insets(of guide: SystemLayoutGuide) -> EdgeInsets {
        guard let view = guide.owningView else { return .zero }
        switch guide.kind {
        case .layoutMargins: return margins(of: view)
        case .safeArea: return safeAreas[view.loweredIndex]
        case .readableContent: return readableInsets(of: view)
        case .keyboard: return keyboardInsets(of: guide, in: view)
        case .textContainer: return (view as? TextView)?.textInsets(in: alignmentSize(of: view)) ?? .zero
        case .scrollFrame, .scrollContent: return .zero
        }
    }

    private func readableInsets(of view: View) -> EdgeInsets {
        readable(margins(of: view), width: alignmentSize(of: view).width)
    }

    /// Insets that leave no more of a width than is comfortable to read.
    private func readable(_ insets: EdgeInsets, width: CGFloat) -> EdgeInsets {
        var insets = insets
        let available = width - insets.left - insets.right
        let surplus = max(0, available - ReadableWidth.points(on: canvas)) / 2
        insets.left += surplus
        insets.right += surplus
        return insets
    }

    private func keyboardInsets(of guide: SystemLayoutGuide, in view: View) -> EdgeInsets {
        let outset = view.alignmentRectInsets
        let size = alignmentSize(of: view)
        return keyboard.insets(
            of: guide as? KeyboardLayoutGuide, item: view.loweredIndex,
            size: CGSize(
                width: size.width + outset.left + outset.right,
                height: size.height + outset.top + outset.bottom),
            safeArea: safeAreas[view.loweredIndex])
    }
}
