import UIKit

/// A guide where the notch of an iPhone X is. It follows the device as it turns.
public final class NotchLayoutGuide: UILayoutGuide {
    private var edges: [NSLayoutConstraint] = []
    private var observer: NSObjectProtocol?

    override public weak var owningView: UIView? {
        didSet { followDevice() }
    }

    override public init() {
        super.init()
        identifier = "notch"
        observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.followDevice() }
        }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func followDevice() {
        NSLayoutConstraint.deactivate(edges)
        guard let view = owningView else { return }
        let orientation = UIDevice.current.orientation
        let size = orientation.isLandscape ? CGSize(width: 30, height: 230) : CGSize(width: 230, height: 30)
        edges = [
            widthAnchor.constraint(equalToConstant: size.width),
            heightAnchor.constraint(equalToConstant: size.height),
            orientation.isLandscape
                ? centerYAnchor.constraint(equalTo: view.centerYAnchor)
                : centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ]
        switch orientation {
        case .landscapeLeft: edges.append(leftAnchor.constraint(equalTo: view.leftAnchor))
        case .landscapeRight: edges.append(rightAnchor.constraint(equalTo: view.rightAnchor))
        case .portraitUpsideDown: edges.append(bottomAnchor.constraint(equalTo: view.bottomAnchor))
        default: edges.append(topAnchor.constraint(equalTo: view.topAnchor))
        }
        NSLayoutConstraint.activate(edges)
    }
}

private var notchLayoutGuideKey: UInt8 = 0

extension UIWindow {
    /// The guide where the notch is, made when it is first asked for.
    public var notchLayoutGuide: UILayoutGuide {
        if let guide = objc_getAssociatedObject(self, &notchLayoutGuideKey) as? UILayoutGuide { return guide }
        let guide = NotchLayoutGuide()
        addLayoutGuide(guide)
        objc_setAssociatedObject(self, &notchLayoutGuideKey, guide, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return guide
    }
}
