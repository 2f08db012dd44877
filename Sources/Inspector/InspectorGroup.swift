/// Scenes that changed for the same reasons and can be reviewed together.
package struct InspectorGroup: Sendable, Encodable {
    /// The common causes, as phrases.
    package var causes: [String]
    /// Indices into the page's scenes.
    package var scenes: [Int]
    /// The shell command that accepts exactly these scenes; nil if none can be accepted.
    package var command: String?

    /// Creates a group.
    package init(causes: [String], scenes: [Int], command: String? = nil) {
        self.causes = causes
        self.scenes = scenes
        self.command = command
    }
}
