import Foundation

/// A range of canvas lengths over which every frame is an affine function of the length.
public struct LayoutPiece: Sendable {
    /// A view or guide over the range.
    public struct Item: Sendable, Equatable {
        /// In the canvas's coordinates, in points, unrounded.
        public var canvasFrame: AffineFrame
        /// The numbers that no constraint determines.
        public var undetermined: FrameComponents = []
        /// Of a view with content: the size of its alignment rectangle at which all of the content shows, in points, as it is
        /// broken into lines here; `View.noIntrinsicMetric` for a dimension without one.
        public var contentSize: CGSize?
        /// Whether its text is cut because it may not have as many lines as it takes.
        public var isTextTruncated = false
    }

    /// In points. Where frames jump from one piece to the next, either may hold at the very length between them.
    public var range: ClosedRange<Double>
    /// In the order of `SolvedLayout.items`.
    public var items: [Item]
    /// The conflicts, as `SolvedLayout` reports them.
    public var conflicts: [LayoutFinding]
    /// What takes over at the lower end of the range; empty at the beginning of what was asked for.
    public var causes: [BreakpointCause]

    /// The frames on a canvas of a length, rounded to its pixels, in the canvas's coordinates.
    public func canvasFrames(at length: Double, on canvas: Canvas) -> [CGRect] {
        items.map { canvas.points(of: canvas.pixels(of: $0.canvasFrame.frame(at: length))) }
    }
}
