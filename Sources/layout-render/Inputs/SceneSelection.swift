import Engine
import LayoutDocument

/// The scenes of an input that `--scene` asks for.
struct SceneSelection {
    /// An id or a name; nil for every scene.
    let wanted: String?

    /// The scene with that id or, where none has it, every scene with that name, in the order of the input.
    func select(from scenes: [Scene]) -> [Scene] {
        guard let wanted else { return scenes }
        let withID = scenes.filter { $0.id == wanted }
        return withID.isEmpty ? scenes.filter { $0.names.contains(wanted) } : withID
    }

    /// That no scene is the one asked for, and all there are.
    func message(among scenes: [Scene]) -> String {
        let known = scenes.flatMap { [$0.id] + $0.names }.uniqued()
        let wanted = wanted ?? ""
        let suggestion = NearestName.find(wanted, in: known).map { "did you mean '\($0)'? The" } ?? "the"
        let list = scenes.map(Self.description).joined(separator: "; ")
        return "there is no scene '\(wanted)': \(suggestion) input has \(list)"
    }

    /// A scene's id, followed by its names.
    private static func description(_ scene: Scene) -> String {
        scene.names.isEmpty ? scene.id : "\(scene.id) (\(scene.names.joined(separator: ", ")))"
    }
}
