// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension View {
    /// Puts a view right in front of another subview.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: place(of: siblingSubview, after: view).map { $0 + 1 } ?? subviews.count)
    }

    /// Puts a view right behind another subview.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: place(of: siblingSubview, after: view) ?? 0)
    }

    /// The index of a subview once another one has been taken out.
    private func place(of sibling: View, after removed: View) -> Int? {
        subviews.filter { $0 !== removed }.firstIndex { $0 === sibling }
    }

    /// Exchanges two subviews by their indices; what is out of range changes nothing.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else {
            return
        }
        let (lower, upper) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insertSubview(upper, at: min(index1, index2))
        insertSubview(lower, at: max(index1, index2))
    }

    /// Puts a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insertSubview(view, at: subviews.count) }
    }

    /// Puts a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insertSubview(view, at: 0) }
    }

    /// The view itself or the first one below it that has a tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }
}
