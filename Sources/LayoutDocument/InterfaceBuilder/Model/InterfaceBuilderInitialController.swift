/// The controller that a storyboard begins with, and those that it contains.
struct InterfaceBuilderInitialController {
    private let initial: String?
    /// The controllers that others contain, such as the first of a navigation controller, by the id of these.
    private var contained: [String: [String]] = [:]

    /// Reads a storyboard's root element.
    init(in root: XMLElement) {
        initial = root["initialViewController"]
        for scene in root.child("scenes")?.children ?? [] {
            for object in scene.child("objects")?.children ?? [] {
                guard let id = object["id"] else { continue }
                contained[id] = (object.child("connections")?.children ?? [])
                    .filter { $0.name == "segue" && $0["kind"] == "relationship" }.compactMap {
                        $0["destination"]
                    }
            }
        }
    }

    /// Returns the first controller that has a view of its own: the initial one, or else the nearest that it contains.
    ///
    /// - Parameter shown: The ids of controllers with views.
    func id(among shown: Set<String>) -> String? {
        var pending = [initial].compactMap(\.self)[...]
        var known = Set(pending)
        while let next = pending.popFirst() {
            if shown.contains(next) { return next }
            pending += (contained[next] ?? []).filter { known.insert($0).inserted }
        }
        return nil
    }
}
