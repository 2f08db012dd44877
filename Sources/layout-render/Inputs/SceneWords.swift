import FileAccess
import LayoutDocument

/// What the scenes of an input are called in the names of pictures.
struct SceneWords {
    /// The ids of the scenes that have a name or an id, by how file systems compare it.
    private var owners: [String: Set<String>] = [:]

    /// - Complexity: O(scenes of the input).
    init(_ scenes: [Scene]) {
        guard scenes.count > 1 else { return }
        for scene in scenes {
            for name in [scene.id] + scene.names { owners[Self.key(name), default: []].insert(scene.id) }
        }
    }

    /// The first of a scene's names that no other scene of its input has as a name or an id; its id where there is none.
    func word(for scene: Scene) -> String {
        scene.names.first { owners[Self.key($0), default: []].subtracting([scene.id]).isEmpty } ?? scene.id
    }

    private static func key(_ name: String) -> String {
        RelativeName.collisionKey(of: OutputNames.sanitized(name))
    }
}
