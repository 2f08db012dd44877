#if canImport(UIKit)
    import UIKit

    /// What is known about a hierarchy besides what its views tell.
    package struct CaptureNotes {
        /// The names of views and guides that have no identifier.
        package var names: [ObjectIdentifier: String] = [:]
        /// Where a constraint was made, as `FILE:LINE`; nil where that isn't known.
        package var place: (NSLayoutConstraint) -> String? = { _ in nil }
        /// Where the property or variable is that holds a view or guide, as `FILE:LINE`.
        package var itemPlaces: [ObjectIdentifier: String] = [:]

        /// Creates notes of nothing.
        package init() {}
    }

    extension UIView {
        /// The live hierarchy below this view, with its guides and constraints, as a layout document: JSON5 text that
        /// `layout-render` draws and solves to the same frames.
        ///
        /// The view becomes the document's root, and its size the canvas; constraints that reach outside it are left out, and
        /// named in a comment. Intrinsic sizes are written as they are, so that a text measured on a device keeps its size.
        /// Nothing but UIKit's public interface is used.
        public func layoutDocument(title: String? = nil) -> String {
            layoutDocument(title: title, notes: CaptureNotes())
        }

        /// The same, with what is known besides.
        package func layoutDocument(title: String?, notes known: CaptureNotes) -> String {
            layoutIfNeeded()
            let names = CapturedNames(root: self, known: known.names)
            let constraints = CapturedConstraints(root: self, names: names, place: known.place)
            for view in names.views where constraints.viewsWithMargins.contains(ObjectIdentifier(view)) {
                // A guide has a frame from the layout on that follows its making.
                _ = view.layoutMarginsGuide
                view.setNeedsLayout()
            }
            layoutIfNeeded()
            let views = CapturedViews(names: names, places: known.itemPlaces, constraints: constraints)
            var document: [(String, DocumentValue)] = [("layoutDocument", .number(1))]
            if let title { document.append(("title", .text(title))) }
            document.append(("canvas", CapturedCanvas(root: self, constraints: constraints).value))
            document.append(("root", views.value(of: self)))
            document.append(("constraints", .list(constraints.values)))
            // A line break in a name would end the comment.
            let notes = constraints.notes
                .map { "// Left out: \($0.split(whereSeparator: \.isNewline).joined(separator: " "))\n" }
                .joined()
            return notes + DocumentValue.members(document).text + "\n"
        }
    }
#endif
