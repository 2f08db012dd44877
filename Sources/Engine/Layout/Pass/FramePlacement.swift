import Foundation

/// The frames of a layout pass on the canvas's pixel grid, and the code that writes them back to views and guides.
struct FramePlacement {
    private let canvas: Canvas
    /// The origin of each frame on the canvas, by lowered index, unrounded and before the item's own
    /// scrolling.
    private var origins: [CGPoint]
    /// Each frame on the canvas in pixels, by lowered index.
    private var pixels: [CGRect]
    /// Whether and by how many pixels each frame on the canvas differs from the previous one, by lowered
    /// index.
    private var isMoved: [Bool]
    private var shifts: [CGPoint]
    /// Whether each frame in its superview's or owner's coordinates may differ from the previous one, by
    /// lowered index.
    private var isWaiting: [Bool]

    init(canvas: Canvas, count: Int) {
        self.canvas = canvas
        origins = Array(repeating: .zero, count: count)
        pixels = Array(repeating: .null, count: count)
        isMoved = Array(repeating: true, count: count)
        shifts = origins
        isWaiting = isMoved
    }

    /// Writes the frames of a pass to its views and guides.
    ///
    /// - Parameters:
    ///   - changed: Whether each item's own frame differs from the previous one, by lowered index.
    ///   - all: Whether anything else changed, so that every frame has to be compared.
    /// - Complexity: O(items), with little work for those that haven't moved.
    mutating func place(_ pass: LayoutPass, changed: [Bool], all: Bool) {
        let hierarchy = pass.hierarchy
        for index in pass.frames.indices {
            let parent = hierarchy.parents[index]
            isMoved[index] = all || changed[index] || (parent >= 0 && isMoved[parent])
            isWaiting[index] = isMoved[index]
            guard isMoved[index] else { continue }
            var frame = pass.frames[index]
            if parent >= 0 {
                let scrolled = pass.lowering.environment.metrics[parent].boundsOrigin
                frame.origin.x += origins[parent].x - scrolled.x
                frame.origin.y += origins[parent].y - scrolled.y
            }
            origins[index] = frame.origin
            let old = pixels[index]
            pixels[index] = canvas.pixels(of: frame)
            if all { continue }
            shifts[index].x = pixels[index].minX - old.minX
            shifts[index].y = pixels[index].minY - old.minY
            // An item that moved with its superview keeps its position in it.
            isWaiting[index] =
                changed[index] || pixels[index].size != old.size || parent < 0
                || shifts[index] != (isMoved[parent] ? shifts[parent] : .zero)
        }
        for index in pass.frames.indices where isWaiting[index] { write(index, of: pass) }
    }

    private func write(_ index: Int, of pass: LayoutPass) {
        let frame = frame(of: index, in: pass)
        if let view = pass.hierarchy.view(of: index) {
            if keepsFrame(of: view, at: index, in: pass) {
                // What was set by hand stays as it is, off the pixel grid too.
            } else if view.isTransformed {
                view.place(frame)
            } else if view.frame != frame {
                view.frame = frame
            }
            view.autoresizingReferenceSize = nil
            for guide in view.systemGuides where guide.kind != .scrollContent {
                guide.layoutFrame = self.frame(of: guide, at: index, in: pass).own
            }
        } else if let guide = pass.hierarchy.guide(of: index) {
            guide.layoutFrame = frame
            guard pass.hierarchy.kinds[index] == .scrollContent else { return }
            (guide.owningView as? ScrollView)?.placeContent(canvasFrame(of: index).size)
        }
    }

    /// Returns whether an autoresizing view's frame is still the one that was set, apart from rounding errors.
    private func keepsFrame(of view: View, at index: Int, in pass: LayoutPass) -> Bool {
        guard pass.lowering.environment.metrics[index].keepsFrame else { return false }
        let (solved, set) = (pass.frames[index], view.untransformedFrame)
        let hasSize =
            abs(solved.width - set.width) < Self.slack && abs(solved.height - set.height) < Self.slack
        // Where the root is isn't part of the layout.
        let hasPlace =
            index == 0 || abs(solved.minX - set.minX) < Self.slack && abs(solved.minY - set.minY) < Self.slack
        return hasSize && hasPlace
    }

    /// The tolerance of the solver in points.
    private static let slack: CGFloat = 1e-6

    /// Returns the frame of an item on the canvas, in points on the pixel grid.
    func canvasFrame(of index: Int) -> CGRect { canvas.points(of: pixels[index]) }

    /// Returns the frame of an item in its superview's or owner's coordinates, in points on the pixel grid.
    func frame(of index: Int, in pass: LayoutPass) -> CGRect {
        frame(of: pixels[index], in: pass.hierarchy.parents[index], of: pass)
    }

    private func frame(of pixels: CGRect, in parent: Int, of pass: LayoutPass) -> CGRect {
        guard parent >= 0 else { return canvas.points(of: pixels) }
        let origin = self.pixels[parent].origin
        var frame = canvas.points(of: pixels.offsetBy(dx: -origin.x, dy: -origin.y))
        let scrolled = pass.lowering.environment.metrics[parent].boundsOrigin
        frame.origin.x += scrolled.x
        frame.origin.y += scrolled.y
        return frame
    }

    /// Returns the frames of a guide that is inset from its owner, in the owner's coordinates and on the canvas.
    func frame(
        of guide: SystemLayoutGuide, at owner: Int, in pass: LayoutPass
    ) -> (own: CGRect, canvas: CGRect) {
        let insets = pass.lowering.environment.insets(of: guide, at: owner)
        let size = pass.frames[owner].size
        let exact = CGRect(
            x: origins[owner].x + insets.left, y: origins[owner].y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
        let pixels = canvas.pixels(of: exact)
        return (frame(of: pixels, in: owner, of: pass), canvas.points(of: pixels))
    }
}
