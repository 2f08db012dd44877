/// A layout with every frame solved: what the engine hands on, and all that drawing needs.
///
/// Items come in drawing order: a view, then its guides, then its subviews with theirs. The first is the root.
public struct SolvedLayout: Sendable, Equatable {
    /// Unique among the scenes of one input.
    public var id: String
    /// What a reader would call the scene; nil where the id says it best.
    public var title: String?
    /// The state of the document it shows, nil for the document as it stands.
    public var state: String?
    public var canvas: Canvas
    public var items: [SolvedItem]
    /// First those of authors and stack views in the order of activation, then implicit ones: in a layout of `complete`
    /// detail all, in others those that take part in conflicts.
    public var constraints: [SolvedConstraint]
    /// In the order in which constraints were given up.
    public var conflicts: [SolvedConflict]
    public var findings: [LayoutFinding]

    /// A solved layout; see the properties.
    public init(
        id: String, title: String? = nil, state: String? = nil, canvas: Canvas, items: [SolvedItem],
        constraints: [SolvedConstraint] = [], conflicts: [SolvedConflict] = [], findings: [LayoutFinding] = []
    ) {
        self.id = id
        self.title = title
        self.state = state
        self.canvas = canvas
        self.items = items
        self.constraints = constraints
        self.conflicts = conflicts
        self.findings = findings
    }
}
