import Foundation

/// A view of an Interface Builder document with its subviews, as the document has it.
struct InterfaceBuilderView: Sendable {
    /// The view's element; subviews are in it too, and in `children` as views.
    var element: XMLElement
    var id: String
    /// Interface Builder's name of its kind, such as `label`.
    var kind: String
    /// What it is to the object that holds it, such as `contentView`.
    var key: String?
    /// As recorded, in the superview's coordinates, in points; nil where none was.
    var frame: CGRect?
    var children: [InterfaceBuilderView]

    /// Reads a view and all below it.
    init(_ element: XMLElement) {
        self.element = element
        id = element["id"] ?? ""
        kind = element.name
        key = element["key"]
        frame = element.recordedFrame
        children = InterfaceBuilderViewKinds.subviewElements(of: element).map(InterfaceBuilderView.init)
    }

    /// Whether Auto Layout places it, and not its recorded frame.
    var isPlacedByConstraints: Bool {
        element["translatesAutoresizingMaskIntoConstraints"] == "NO" && element["fixedFrame"] != "YES"
    }
}
