import UIKit

/// A button beside the notch, whichever way the device is held.
public final class NotchViewController: UIViewController {
    private lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Below the notch", for: .normal)
        button.accessibilityIdentifier = "button"
        return button
    }()

    private var placement: [NSLayoutConstraint] = []

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "view"
        view.addSubview(button)
    }

    override public func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let window = view.window else { return }
        let notch = window.notchLayoutGuide
        NSLayoutConstraint.deactivate(placement)
        switch UIDevice.current.orientation {
        case .landscapeLeft:
            placement = [button.leftAnchor.constraint(equalTo: notch.rightAnchor, constant: 8)]
        case .landscapeRight:
            placement = [button.rightAnchor.constraint(equalTo: notch.leftAnchor, constant: -8)]
        case .portraitUpsideDown:
            placement = [button.bottomAnchor.constraint(equalTo: notch.topAnchor, constant: -8)]
        default:
            placement = [button.topAnchor.constraint(equalTo: notch.bottomAnchor, constant: 8)]
        }
        let isLandscape = UIDevice.current.orientation.isLandscape
        placement.append(
            isLandscape
                ? button.centerYAnchor.constraint(equalTo: notch.centerYAnchor)
                : button.centerXAnchor.constraint(equalTo: notch.centerXAnchor))
        NSLayoutConstraint.activate(placement)
    }
}
