/// The names that an author gives a controller or a view.
enum InterfaceBuilderNames {
    /// Those that say most to a reader come first.
    private static let attributes = ["title", "userLabel", "storyboardIdentifier", "customClass"]

    /// The title, user label, storyboard identifier and class of an element, as far as it has them, each name once.
    static func names(of element: XMLElement) -> [String] {
        var names: [String] = []
        for name in attributes.compactMap({ element[$0] }) where !name.isEmpty && !names.contains(name) {
            names.append(name)
        }
        return names
    }
}
