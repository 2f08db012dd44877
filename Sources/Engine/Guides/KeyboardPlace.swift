import Foundation

/// Where the keyboard lies over the views that have keyboard guides.
struct KeyboardPlace {
    private let canvas: Canvas
    /// Whether a view below the root has a keyboard guide and there is a keyboard, so that places of views matter.
    private let isFollowed: Bool
    /// By lowered index: the origin of the view's frame on the canvas; empty where no place matters.
    private var origins: [CGPoint] = []

    init(canvas: Canvas, hierarchy: LoweredHierarchy) {
        self.canvas = canvas
        let isShown = canvas.keyboardHeight != nil || canvas.floatingKeyboardFrame != nil
        isFollowed =
            isShown
            && hierarchy.indices.dropFirst().contains { index in
                hierarchy.view(of: index)?.systemGuides.contains { $0.kind == .keyboard } == true
            }
    }

    /// Takes up solved frames, each in its superview's coordinates; returns whether a view that matters has moved.
    mutating func update(with frames: [CGRect], of hierarchy: LoweredHierarchy) -> Bool {
        guard isFollowed else { return false }
        let before = origins
        origins = Array(repeating: .zero, count: frames.count)
        for index in frames.indices {
            guard let parent = hierarchy.parent(of: index) else { continue }
            let scrolled = hierarchy.view(of: parent)?.bounds.origin ?? .zero
            origins[index] = CGPoint(
                x: origins[parent].x + frames[index].minX - scrolled.x,
                y: origins[parent].y + frames[index].minY - scrolled.y)
        }
        return before != origins
    }

    /// The distance of a keyboard guide from the edges of its owner, an item with a frame of the given size.
    func insets(
        of guide: KeyboardLayoutGuide?, item: Int, size: CGSize, safeArea: EdgeInsets
    ) -> EdgeInsets {
        let bounds = CGRect(origin: .zero, size: size)
        let origin = origins.indices.contains(item) ? origins[item] : .zero
        if let floating = canvas.floatingKeyboardFrame, guide?.followsUndockedKeyboard == true {
            let covered = floating.offsetBy(dx: -origin.x, dy: -origin.y).intersection(bounds)
            if !covered.isEmpty { return EdgeInsets(from: covered, to: bounds) }
        }
        let least = guide?.usesBottomSafeArea == false ? 0 : safeArea.bottom
        let covered = canvas.keyboardHeight.map { origin.y + size.height - (canvas.size.height - $0) } ?? 0
        let height = max(least, min(covered, size.height))
        return EdgeInsets(top: size.height - height, left: 0, bottom: 0, right: 0)
    }
}
