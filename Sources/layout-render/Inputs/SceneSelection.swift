import Engine
import LayoutDocument
import Findings

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
