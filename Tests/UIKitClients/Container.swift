// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A helper that works for both views and layout guides, and for every kind of anchor.
import UIKit

public protocol Container: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: Container {}
extension UILayoutGuide: Container {}

extension Container {
    @discardableResult
    public func fill<Other: Container>(_ other: Other, insets: NSDirectionalEdgeInsets = .zero)
        -> [NSLayoutConstraint]
    {
        let constraints = [
            leadingAnchor.pin(to: other.leadingAnchor, insets.leading),
            topAnchor.pin(to: other.topAnchor, insets.top),
            other.trailingAnchor.pin(to: trailingAnchor, insets.trailing),
            other.bottomAnchor.pin(to: bottomAnchor, insets.bottom),
        ]
        return constraints
    }

    public func place(in container: some Container, size: CGSize? = nil) {
        NSLayoutConstraint.activate(
            [
                centerXAnchor.constraint(equalTo: container.centerXAnchor),
                centerYAnchor.constraint(equalTo: container.centerYAnchor),
            ]
                + (size.map {
                    [
                        widthAnchor.constraint(equalToConstant: $0.width),
                        heightAnchor.constraint(equalToConstant: $0.height),
                    ]
                } ?? []))
    }
}

extension NSLayoutAnchor {
    /// Generic over the kind of anchor.
    public func pin(to other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat = 0) -> NSLayoutConstraint {
        let constraint = self.constraint(equalTo: other, constant: constant)
        constraint.isActive = true
        return constraint
    }
}

public func align<Axis>(_ anchors: [NSLayoutAnchor<Axis>]) {
    guard let first = anchors.first else { return }
    anchors.dropFirst().map(first.constraint(equalTo:)).forEach { $0.isActive = true }
}
