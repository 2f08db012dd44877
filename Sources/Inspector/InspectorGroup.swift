/// Scenes that changed for the same reasons and can be reviewed together.
public struct InspectorGroup: Sendable, Encodable {
    /// The common causes, as phrases.
    public var causes: [String]
    /// Indices into the page's scenes.
    public var scenes: [Int]
    /// The shell command that accepts exactly these scenes; nil if none can be accepted.
    public var command: String?

    /// Creates a group.
    public init(causes: [String], scenes: [Int], command: String? = nil) {
        self.causes = causes
        self.scenes = scenes
        self.command = command
    }
}
