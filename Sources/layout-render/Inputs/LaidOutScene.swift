import Engine
import TextShaping

/// A scene of an input, laid out.
struct LaidOutScene: Sendable {
    var input: InputFile
    /// The requested device; nil if none was requested.
    var device: String?
    /// Whether the input has no other scene.
    var isOnlyScene: Bool
    /// What it is called in the names of pictures: what its author calls it and no other scene, or its id.
    var word: String
    /// What its author calls it.
    var names: [String]
    /// With the findings of reading and of solving.
    var layout: SolvedLayout
    /// The fonts that its texts are drawn with.
    var fonts: FontCollection
    /// The explanation, if requested.
    var explained: ExplainedScene?
    /// What an inspector page shows in addition to the layout; nil if no page is made.
    var inspection: SceneInspection?
}
