/// How safe areas and margins of a view follow from those of its superview and from frames: the only statement of it, for the
/// engine's rounds and for those of a page.
package enum InsetRule {
    /// What a superview passes on to the views in it.
    package struct Superview {
        package var safeArea: Insets
        package var margins: Insets
        /// Whether it is a scroll view that insets its content by its own safe area, so that no bar covers the content before it is
        /// scrolled (UIKit's contentInsetAdjustmentBehavior).
        package var insetsContent: Bool
        package var insetsMarginsFromSafeArea: Bool

        /// Creates a superview from its insets.
        package init(
            safeArea: Insets, margins: Insets, insetsContent: Bool, insetsMarginsFromSafeArea: Bool
        ) {
            self.safeArea = safeArea
            self.margins = margins
            self.insetsContent = insetsContent
            self.insetsMarginsFromSafeArea = insetsMarginsFromSafeArea
        }
    }

    /// Returns the part of a superview's safe area that reaches into a view.
    ///
    /// - Parameter distances: Those of the view's edges from the superview's.
    package static func safeArea(inheritedFrom superview: Superview, at distances: Insets) -> Insets {
        var inherited = superview.safeArea.inherited(at: distances)
        if superview.insetsContent { (inherited.top, inherited.bottom) = (0, 0) }
        return inherited
    }

    /// Returns a view's own margins, which its superview's may widen.
    package static func ownMargins(_ margins: Insets, safeArea: Insets, insetsFromSafeArea: Bool) -> Insets {
        insetsFromSafeArea ? margins + safeArea : margins
    }

    /// Returns margins widened by the part of the superview's that reaches into the view.
    package static func margins(
        _ own: Insets, preserving superview: Superview, at distances: Insets
    ) -> Insets {
        var preserved = superview.margins - distances
        if superview.insetsContent, superview.insetsMarginsFromSafeArea {
            // The part of the scroll view's margins that is its safe area is outside the content, which is already inset by it.
            preserved.top -= superview.safeArea.top
            preserved.bottom -= superview.safeArea.bottom
        }
        return own.maximum(preserved)
    }

    /// Returns margins widened so that the width between them is comfortable to read.
    package static func readable(_ margins: Insets, width: Double, maximum: Double) -> Insets {
        var insets = margins
        let surplus = max(0, width - insets.left - insets.right - maximum) / 2
        insets.left += surplus
        insets.right += surplus
        return insets
    }

    /// Returns the insets of a guide above a docked keyboard in a view.
    ///
    /// - Parameters:
    ///   - top: The view's top on the canvas.
    ///   - keyboardHeight: Nil while there is none.
    ///   - least: What is covered at least: the bottom of the safe area, if the guide uses it.
    package static func keyboard(
        inViewAt top: Double, height: Double, canvasHeight: Double, keyboardHeight: Double?, least: Double
    ) -> Insets {
        // The guide reaches down to the bottom of the screen, out of a view that ends above it.
        let below = max(0, canvasHeight - top - height)
        let covered = keyboardHeight.map { top + height - (canvasHeight - $0) } ?? 0
        let shown = max(least, min(covered, height))
        return Insets(top: height - shown, left: 0, bottom: -below, right: 0)
    }
}
