/// A controller of a storyboard, as far as a program makes it.
package struct NibScene: Sendable {
    /// UIKit's class of the controller, as the element is called: `navigationController`.
    package let element: String
    package let id: String
    package let customClass: String?
    package let customModule: String?
    /// The name by which a program asks for it.
    package let storyboardIdentifier: String?
    /// The title, or that of its item in a navigation bar.
    package let title: String?
    /// The ids of the controllers that it contains, in order.
    package let children: [String]

    /// Returns the controllers of a document, in its order.
    ///
    /// - Complexity: O(size of the document).
    static func all(in document: XMLElement) -> [NibScene] {
        let scenes = document.child("scenes")?.children ?? []
        return scenes.flatMap { $0.child("objects")?.children ?? [] }.compactMap { NibScene($0) }
    }

    private init?(_ element: XMLElement) {
        guard element.name.hasSuffix("ontroller"), let id = element["id"] else { return nil }
        (self.element, self.id) = (element.name, id)
        (customClass, customModule) = (element["customClass"], element["customModule"])
        storyboardIdentifier = element["storyboardIdentifier"]
        title = element["title"] ?? element.child("navigationItem", key: "navigationItem")?["title"]
        let segues = element.child("connections")?.children ?? []
        children = segues.filter { $0.name == "segue" && $0["kind"] == "relationship" }
            .compactMap { $0["destination"] }
    }
}
