/// The names that an author set on a controller or a view.
enum InterfaceBuilderNames {
    /// The attributes with names, the most readable first.
    private static let attributes = ["title", "userLabel", "storyboardIdentifier", "customClass"]

    /// Returns the title, user label, storyboard identifier and class of an element, as far as they are set, each name
    /// once.
    static func names(of element: XMLElement) -> [String] {
        var names: [String] = []
        for name in attributes.compactMap({ element[$0] }) where !name.isEmpty && !names.contains(name) {
            names.append(name)
        }
        return names
    }
}
