import Findings

/// A range of canvas lengths over which every frame is an affine function of the length.
public struct LayoutPiece: Sendable {
    /// A view or guide over the range.
    public struct Item: Sendable, Equatable {
        /// The frame in the canvas's coordinates, in points, unrounded.
        public var canvasFrame: AffineFrame
        /// The numbers of the frame that no constraint determines.
        public var undetermined: FrameComponents = []
        /// For a view with content, the size of its alignment rectangle in points at which all of the content
        /// fits with its current line breaks; `View.noIntrinsicMetric` for a dimension without one. Nil for a size
        /// that is only there while the view is designed.
        public var contentSize: CGSize?
        /// Whether its text is truncated because it needs more lines than it may have.
        public var isTextTruncated = false

        /// Creates an item without content.
        package init(canvasFrame: AffineFrame, undetermined: FrameComponents = []) {
            self.canvasFrame = canvasFrame
            self.undetermined = undetermined
        }
    }

    /// The range of lengths in points. If frames jump between two pieces, either may apply at the boundary
    /// itself.
    public var range: ClosedRange<Double>
    /// The items in the order of `SolvedLayout.items`.
    public var items: [Item]
    /// The conflicts, as `SolvedLayout` reports them.
    public var conflicts: [LayoutFinding]
    /// The causes of the breakpoint at the lower end of its range; empty for the first piece.
    public var causes: [BreakpointCause]

    /// Creates a piece over a range of lengths.
    package init(
        range: ClosedRange<Double>, items: [Item], conflicts: [LayoutFinding], causes: [BreakpointCause]
    ) {
        self.range = range
        self.items = items
        self.conflicts = conflicts
        self.causes = causes
    }

    /// Returns the frames on a canvas of the given length in the canvas's coordinates, rounded to its pixels.
    ///
    /// - Complexity: O(*n*) in the items.
    public func canvasFrames(at length: Double, on canvas: Canvas) -> [CGRect] {
        items.map { canvas.points(of: canvas.pixels(of: $0.canvasFrame.frame(at: length))) }
    }
}
