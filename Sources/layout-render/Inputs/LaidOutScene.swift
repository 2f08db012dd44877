import Engine

/// A scene of an input, laid out.
struct LaidOutScene: Sendable {
    var input: InputFile
    /// The device that was asked for, nil where none was.
    var device: String?
    /// Whether its input has no other scene.
    var isOnlyScene: Bool
    /// What it is called in the names of pictures: what its author calls it and no other scene, or its id.
    var word: String
    /// What its author calls it.
    var names: [String]
    /// With the findings of reading and of solving.
    var layout: SolvedLayout
    /// What explains it, where that was asked for.
    var explained: ExplainedScene?
    /// What an inspector page shows beside the layout; nil where none is made.
    var inspection: SceneInspection?
}
