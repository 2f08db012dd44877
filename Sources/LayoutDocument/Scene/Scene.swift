import Engine
import Findings

/// A layout that is ready to be solved: a view hierarchy and the canvas for it.
///
/// It contains views, which are classes, and therefore stays on one thread; the result of `LayoutSolver` is a
/// value.
package struct Scene {
    /// Unique among the scenes of one input.
    package var id: String
    /// A name of the scene for readers; nil if the id serves as one.
    package var title: String?
    /// Other names that its author knows: in an Interface Builder document its title, user label, storyboard
    /// identifier and class. Several scenes of an input can share a name.
    package var names: [String] = []
    /// Whether an app begins with it, by its storyboard.
    package var isInitial = false
    /// The id of the document's state that it shows; nil for the document without a state.
    package var state: String?
    /// The size and traits, after applying the document, the state and the options.
    package var canvas: Canvas
    /// The view that fills the canvas.
    package var root: View
    /// The findings about this scene, which are also among the `ReadResult`'s.
    package var findings: [LayoutFinding]
    /// The frames that an Interface Builder document records for views placed by constraints, in its order;
    /// empty if the scene differs from the one recorded.
    package var recordedFrames: [RecordedFrame] = []
    /// The views of an Interface Builder document whose margins follow from a rule, because it writes none.
    var viewsWithMarginsByRule: [View] = []
    /// Whether Interface Builder placed what constraints leave open, rather than the engine.
    var isFromInterfaceBuilder = false
    /// The sizes that an Interface Builder document doesn't contain.
    var uncertainSizes: [UncertainSize] = []
    /// The ids that an Interface Builder document gives its constraints.
    package var objectIDs: [ObjectIdentifier: String] = [:]
    /// Where the constraints are written that have these ids in an Interface Builder document, installed or not.
    package var placesOfObjectIDs: [String: SourceLocation] = [:]
    /// The constraints of the document that aren't part of the layout, in its order.
    var inactive: [InactiveConstraints] = []
    /// The edits that couldn't be applied.
    package var editMistakes: [EditMistake] = []

    /// The constraints of the document that aren't part of the layout, in its order.
    package var inactiveConstraints: [InactiveConstraint] { inactive.map(\.description) }

    /// Creates a scene.
    package init(
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
