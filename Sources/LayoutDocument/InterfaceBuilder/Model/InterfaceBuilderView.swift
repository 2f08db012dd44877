import Foundation

/// A view of an Interface Builder document with its subviews, as written in the document.
struct InterfaceBuilderView: Sendable {
    /// The view's element, including subviews, which are also in `children` as views.
    var element: XMLElement
    var id: String
    /// The kind of view in Interface Builder, such as `label`.
    var kind: String
    /// The role of the view in its owner, such as `contentView`.
    var key: String?
    /// The recorded frame, in the superview's coordinates, in points; nil if there is none.
    var frame: CGRect?
    var children: [InterfaceBuilderView]

    /// Reads a view and all its subviews.
    init(_ element: XMLElement) {
        self.element = element
        id = element["id"] ?? ""
        kind = element.name
        key = element["key"]
        frame = element.recordedFrame
        children = InterfaceBuilderViewKinds.subviewElements(of: element).map(InterfaceBuilderView.init)
    }

    /// Whether Auto Layout determines its frame, instead of the recorded frame.
    var isPlacedByConstraints: Bool {
        element["translatesAutoresizingMaskIntoConstraints"] == "NO" && element["fixedFrame"] != "YES"
    }
}
