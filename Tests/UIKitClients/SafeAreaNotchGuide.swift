import UIKit

/// A guide over what the notch takes from a view: the difference between the view and its safe area on the side of the
/// notch.
public final class SafeAreaNotchGuide: UILayoutGuide {
    private var edges: [NSLayoutConstraint] = []

    override public weak var owningView: UIView? {
        didSet { follow(.portrait) }
    }

    /// Called by the controller that owns the view, as it is turned.
    public func follow(_ orientation: UIInterfaceOrientation) {
        NSLayoutConstraint.deactivate(edges)
        edges = []
        guard let view = owningView else { return }
        let safe = view.safeAreaLayoutGuide
        switch orientation {
        case .landscapeRight: edges = [leftAnchor == view.leftAnchor, rightAnchor == safe.leftAnchor]
        case .landscapeLeft: edges = [leftAnchor == safe.rightAnchor, rightAnchor == view.rightAnchor]
        default: edges = [topAnchor == view.topAnchor, bottomAnchor == safe.topAnchor]
        }
        edges +=
            orientation.isLandscape
            ? [topAnchor == view.topAnchor, bottomAnchor == view.bottomAnchor]
            : [leftAnchor == view.leftAnchor, rightAnchor == view.rightAnchor]
        NSLayoutConstraint.activate(edges)
    }
}

extension NSLayoutAnchor {
    fileprivate static func == (left: NSLayoutAnchor, right: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    {
        left.constraint(equalTo: right)
    }
}
