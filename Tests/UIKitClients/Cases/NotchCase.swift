import UIKit

/// A guide at the notch; it sets up its own constraints in the view that owns it.
final class NotchGuide: UILayoutGuide {
    override weak var owningView: UIView? {
        didSet { setUp(for: orientation) }
    }

    var orientation = UIInterfaceOrientation.portrait {
        didSet { setUp(for: orientation) }
    }

    private var own: [NSLayoutConstraint] = []

    private func setUp(for orientation: UIInterfaceOrientation) {
        NSLayoutConstraint.deactivate(own)
        guard let view = owningView else { return }
        let (width, height): (CGFloat, CGFloat) = orientation.isLandscape ? (30, 230) : (230, 30)
        own = [
            widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
        ]
        switch orientation {
        case .landscapeLeft:
            own += [
                rightAnchor.constraint(equalTo: view.rightAnchor),
                centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ]
        case .landscapeRight:
            own += [
                leftAnchor.constraint(equalTo: view.leftAnchor),
                centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ]
        case .portraitUpsideDown:
            own += [
                bottomAnchor.constraint(equalTo: view.bottomAnchor),
                centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ]
        default:
            own += [
                topAnchor.constraint(equalTo: view.topAnchor),
                centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ]
        }
        NSLayoutConstraint.activate(own)
    }
}

extension Case {
    static func notch(state: String?) -> UIView {
        let button = Box("button", 100, 44)
        let window = root("window", button)
        let notch = NotchGuide()
        notch.identifier = "notch"
        window.addLayoutGuide(notch)
        switch state {
        case "landscape-left":
            notch.orientation = .landscapeLeft
            button.rightAnchor.constraint(equalTo: notch.leftAnchor, constant: -8).isActive = true
        case "landscape-right":
            notch.orientation = .landscapeRight
            button.leftAnchor.constraint(equalTo: notch.rightAnchor, constant: 8).isActive = true
        case "upside-down":
            notch.orientation = .portraitUpsideDown
            button.bottomAnchor.constraint(equalTo: notch.topAnchor, constant: -8).isActive = true
        default:
            button.topAnchor.constraint(equalTo: notch.bottomAnchor, constant: 8).isActive = true
        }
        if notch.orientation.isLandscape {
            button.centerYAnchor.constraint(equalTo: notch.centerYAnchor).isActive = true
        } else {
            button.centerXAnchor.constraint(equalTo: notch.centerXAnchor).isActive = true
        }
        return window
    }
}
