import Engine
import FileAccess
import Findings
import LayoutDocument

/// The scenes of an input that `--scene` selects.
struct SceneSelection {
    /// An id or a name; nil for every scene.
    let wanted: String?

    /// Returns the scene with that id or, if there is none, every scene with that name, in the order of the input.
    func select(from scenes: [Scene]) -> [Scene] {
        guard let wanted else { return scenes }
        let withID = scenes.filter { $0.id == wanted }
        return withID.isEmpty ? scenes.filter { $0.names.contains(wanted) } : withID
    }

    /// Returns a message that says that no scene was found, and lists all scenes.
    func message(among scenes: [Scene]) -> String {
        if scenes.count == 1, scenes[0].names.isEmpty {
            return "there is no scene '\(wanted ?? "")', as this input has only one: leave '--scene' out"
        }
        let known = scenes.flatMap { [$0.id] + $0.names }.uniqued()
        let wanted = wanted ?? ""
        let suggestion = NearestName.find(wanted, in: known).map { "did you mean '\($0)'? The" } ?? "the"
        let list = scenes.map(Self.description).joined(separator: "; ")
        return "there is no scene '\(wanted)': \(suggestion) input has \(list)"
    }

    /// Returns a scene's id, followed by its names.
    private static func description(_ scene: Scene) -> String {
        scene.names.isEmpty ? scene.id : "\(scene.id) (\(scene.names.joined(separator: ", ")))"
    }
}

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
