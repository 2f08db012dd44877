/// Scenes that changed for the same reasons, to be looked at together.
public struct InspectorGroup: Sendable, Encodable {
    /// What they have in common, a phrase each.
    public var causes: [String]
    /// Places among the page's scenes.
    public var scenes: [Int]
    /// What accepts these and no others, typed in a shell; nil where nothing can be accepted.
    public var command: String?

    /// A group; see the properties.
    public init(causes: [String], scenes: [Int], command: String? = nil) {
        self.causes = causes
        self.scenes = scenes
        self.command = command
    }
}
