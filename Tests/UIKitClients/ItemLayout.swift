// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// Layout by item initialisers wrapped in chained calls, as in libraries older than anchors.
extension UIView {
    @discardableResult
    public func left(_ points: CGFloat) -> Self { pin(.left, points) }
    @discardableResult
    public func top(_ points: CGFloat) -> Self { pin(.top, points) }
    @discardableResult
    public func right(_ points: CGFloat) -> Self { pin(.right, -points) }
    @discardableResult
    public func bottom(_ points: CGFloat) -> Self { pin(.bottom, -points) }
    @discardableResult
    public func centreHorizontally() -> Self { pin(.centerX, 0) }
    @discardableResult
    public func top(atMost points: CGFloat) -> Self { pin(.top, points, .lessThanOrEqual) }
    @discardableResult
    public func wide(_ points: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal) -> Self {
        size(.width, points, relation)
    }
    @discardableResult
    public func tall(_ points: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal) -> Self {
        size(.height, points, relation)
    }

    /// Adds views, each to be placed by constraints.
    @discardableResult
    public func subviews(_ views: UIView...) -> UIView {
        for view in views {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        return self
    }

    private func pin(
        _ attribute: NSLayoutConstraint.Attribute, _ points: CGFloat,
        _ relation: NSLayoutConstraint.Relation = .equal
    ) -> Self {
        guard let superview = superview else { return self }
        superview.addConstraint(
            NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: relation, toItem: superview,
                attribute: attribute,
                multiplier: 1, constant: points))
        return self
    }

    private func size(
        _ attribute: NSLayoutConstraint.Attribute, _ points: CGFloat, _ relation: NSLayoutConstraint.Relation
    ) -> Self {
        addConstraint(
            NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: relation, toItem: nil,
                attribute: .notAnAttribute,
                multiplier: 1, constant: points))
        return self
    }
}
