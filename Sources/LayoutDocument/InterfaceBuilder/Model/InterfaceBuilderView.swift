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
    /// Whether Auto Layout determines its frame, instead of the recorded frame.
    var isPlacedByConstraints: Bool

    /// Reads a view and all its subviews.
    ///
    /// A view with an autoresizing mask that no constraint is about keeps its recorded frame, like those marked with
    /// `fixedFrame`: Interface Builder adds constraints for it when the document is compiled.
    ///
    /// - Parameter constrained: The ids of the items of all constraints in the document.
    init(_ element: XMLElement, constrained: Set<String>) {
        self.element = element
        id = element["id"] ?? ""
        kind = element.name
        key = element["key"]
        frame = element.recordedFrame
        children = InterfaceBuilderViewKinds.subviewElements(of: element).map {
            InterfaceBuilderView($0, constrained: constrained)
        }
        let isLeftAlone =
            element.child("autoresizingMask", key: "autoresizingMask") != nil
            && element.child("constraints") == nil && !constrained.contains(id) && frame?.isEmpty == false
        isPlacedByConstraints =
            element["translatesAutoresizingMaskIntoConstraints"] == "NO" && !element.isSet("fixedFrame")
            && !isLeftAlone
    }
}
