import LayoutValues

/// A group of commands that draw a layer of the picture, a view or a guide.
package struct DisplayGroup: Sendable, Equatable {
    /// A view's or guide's id; nil for a layer.
    package var id: String?
    /// Words that describe it, the most specific first: "view", "guide", "labels"…
    package var classes: [String]
    /// UIKit's class of a view or guide; nil for a layer.
    package var className: String?
    /// A view's or guide's frame in its superview's or owning view's coordinates, in points.
    package var frame: CGRect?
    /// The names of the frame's numbers that no constraint determines.
    package var undetermined: [String]
    /// The tooltip; nil for none.
    package var title: String?
    /// The rectangle that its commands are clipped to, in points of the picture; nil for none.
    package var clip: CGRect?

    /// Creates a group.
    package init(
        id: String? = nil, classes: [String], className: String? = nil, frame: CGRect? = nil,
        undetermined: [String] = [], title: String? = nil, clip: CGRect? = nil
    ) {
        self.id = id
        self.classes = classes
        self.className = className
        self.frame = frame
        self.undetermined = undetermined
        self.title = title
        self.clip = clip
    }
}
