import Foundation
import LiveSolver

/// Tracks where the keyboard covers views that have keyboard guides.
struct KeyboardPlace {
    private var canvas: Canvas
    /// Whether a view below the root has a keyboard guide, so that positions of views matter.
    private let isFollowed: Bool
    /// The origin of each view's frame on the canvas, by lowered index; empty if positions don't matter.
    private var origins: [CGPoint] = []

    init(canvas: Canvas, hierarchy: LoweredHierarchy) {
        self.canvas = canvas
        isFollowed = hierarchy.indices.dropFirst().contains { index in
            hierarchy.view(of: index)?.systemGuides.contains { $0.kind == .keyboard } == true
        }
    }

    /// Whether anything depends on the positions of views on the canvas.
    var followsPositions: Bool { isFollowed }

    /// The same keyboard on a canvas of another size, where positions of views don't matter.
    func moved(to canvas: Canvas) -> KeyboardPlace {
        var moved = self
        moved.canvas = canvas
        return moved
    }

    /// Updates positions from solved frames, each in its superview's coordinates; returns whether a view with
    /// a keyboard guide has moved.
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

    /// Returns the insets of a keyboard guide in its owner, which has a frame of the given size.
    func insets(
        of guide: KeyboardLayoutGuide?, item: Int, size: CGSize, safeArea: EdgeInsets
    ) -> EdgeInsets {
        let bounds = CGRect(origin: .zero, size: size)
        let origin = origins.indices.contains(item) ? origins[item] : .zero
        if let floating = canvas.floatingKeyboardFrame, guide?.followsUndockedKeyboard == true {
            let covered = floating.offsetBy(dx: -origin.x, dy: -origin.y).intersection(bounds)
            if !covered.isEmpty { return EdgeInsets(from: covered, to: bounds) }
        }
        return EdgeInsets(
            InsetRule.keyboard(
                inViewAt: Double(origin.y), height: Double(size.height),
                canvasHeight: Double(canvas.size.height),
                keyboardHeight: canvas.keyboardHeight.map { Double($0) },
                least: guide?.usesBottomSafeArea == false ? 0 : Double(safeArea.bottom)))
    }
}
