import Foundation

/// A view or guide that has variables of its own, which stand for its alignment rectangle.
///
/// A view's position is measured in its superview's coordinates and a guide's in its owning view's, so that a subtree's
/// inside doesn't depend on where the subtree lies.
struct LoweredItem {
    /// What sets an item apart in the layout.
    enum Kind {
        case view
        /// A view whose content is an item too, the one right behind it or its guides.
        case scrollView
        case guide
        /// The guide that is a scroll view's content.
        case scrollContent
    }

    /// The view, or the guide's owning view. Not kept alive, as the root may hold the session that holds this.
    unowned let view: View
    /// Nil for a view.
    unowned let guide: LayoutGuide?
    /// Of a view: its place among its superview's subviews, counted from 0.
    let place: Int
}
