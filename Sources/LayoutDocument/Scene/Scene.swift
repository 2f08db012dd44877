import Engine

/// A layout that was read and is ready to be solved: a hierarchy and the canvas it is to be laid out on.
///
/// It holds views, which are classes, so it stays on one thread; what `LayoutSolver` makes of it is a value.
public struct Scene {
    /// Unique among the scenes of one input.
    public var id: String
    /// What a reader would call the scene; nil where the id says it best.
    public var title: String?
    /// The state of the document it shows, nil for the document as it stands.
    public var state: String?
    public var canvas: Canvas
    /// Fills the canvas.
    public var root: View
    /// What reading found that bears on this scene, also part of the `ReadResult`'s findings.
    public var findings: [LayoutFinding]
    /// The frames that an Interface Builder document has for views that Auto Layout places, in its order; none where the
    /// scene is laid out otherwise than it was recorded.
    public var recordedFrames: [RecordedFrame] = []
    /// The constraints of the document that aren't part of the layout, in its order.
    public var inactiveConstraints: [InactiveConstraint] = []

    /// A scene; see the properties.
    public init(
        id: String, title: String? = nil, state: String? = nil, canvas: Canvas, root: View,
        findings: [LayoutFinding] = []
    ) {
        self.id = id
        self.title = title
        self.state = state
        self.canvas = canvas
        self.root = root
        self.findings = findings
    }
}
