import FileAccess
import LayoutDocument

/// What scenes are called in the names of pictures.
enum SceneWords {
    /// The first of a scene's names that no other scene of its input has as a name or an id, as file systems compare them; its
    /// id where there is none.
    ///
    /// - Complexity: O(scenes of the input).
    static func word(for scene: Scene, among scenes: [Scene]) -> String {
        let others = Set(
            scenes.filter { $0.id != scene.id }.flatMap { [$0.id] + $0.names }.map(key))
        return scene.names.first { !others.contains(key($0)) } ?? scene.id
    }

    private static func key(_ name: String) -> String {
        RelativeName.collisionKey(of: OutputNames.sanitized(name))
    }
}
