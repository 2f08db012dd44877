import UIKit

/// The keyboard's height as guides that are made later find it.
@MainActor
private enum Keyboard {
    static var height: CGFloat = 0
}

extension UIView {
    /// A guide as tall as the keyboard, made when it is first asked for.
    var keyboardGuide: UILayoutGuide { keyboardGuide(usesSafeArea: true) }

    var keyboardGuideWithoutSafeArea: UILayoutGuide { keyboardGuide(usesSafeArea: false) }

    private func keyboardGuide(usesSafeArea: Bool) -> UILayoutGuide {
        let identifier = usesSafeArea ? "KeyboardGuide" : "KeyboardGuideWithoutSafeArea"
        if let existing = layoutGuides.first(where: { $0.identifier == identifier }) { return existing }
        let guide = KeyboardGuide()
        guide.usesSafeArea = usesSafeArea
        guide.identifier = identifier
        addLayoutGuide(guide)
        guide.setUp()
        return guide
    }
}

/// A guide that follows the keyboard by its notifications, as it was done before UIKit had one.
final class KeyboardGuide: UILayoutGuide {
    var usesSafeArea = true { didSet { updateBottom() } }
    private var bottom: NSLayoutConstraint?
    private var observers: [NSObjectProtocol] = []

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    init(notificationCenter: NotificationCenter = .default) {
        super.init()
        for name in [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        ] {
            observers.append(
                notificationCenter.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    MainActor.assumeIsolated { self?.keyboardWillChange(note) }
                })
        }
    }

    deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    fileprivate func setUp() {
        guard let view = owningView else { return }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: Keyboard.height),
            leftAnchor.constraint(equalTo: view.leftAnchor),
            rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
        updateBottom()
    }

    private func updateBottom() {
        bottom?.isActive = false
        guard let view = owningView else { return }
        let anchor: NSLayoutYAxisAnchor
        if #available(iOS 11.0, *), usesSafeArea {
            anchor = view.safeAreaLayoutGuide.bottomAnchor
        } else {
            anchor = view.bottomAnchor
        }
        bottom = bottomAnchor.constraint(equalTo: anchor)
        bottom?.isActive = true
    }

    private func keyboardWillChange(_ note: Notification) {
        guard var height = note.keyboardHeight else { return }
        Keyboard.height = height
        if usesSafeArea, height > 0, let inset = owningView?.safeAreaInsets.bottom { height -= inset }
        heightConstraint?.constant = height
        UIView.animate(
            withDuration: note.animationDuration ?? 0, delay: 0,
            options: UIView.AnimationOptions(rawValue: note.animationCurve << 16)
        ) { [weak self] in
            self?.owningView?.layoutIfNeeded()
        }
    }
}

extension UILayoutGuide {
    fileprivate var heightConstraint: NSLayoutConstraint? {
        owningView?.constraints.first {
            $0.firstItem as? UILayoutGuide == self && $0.firstAttribute == .height
        }
    }
}

extension Notification {
    fileprivate var keyboardHeight: CGFloat? {
        guard let frame = userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        return name == UIResponder.keyboardWillHideNotification ? 0 : frame.height
    }

    fileprivate var animationDuration: TimeInterval? {
        userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
    }

    fileprivate var animationCurve: UInt {
        userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
    }
}

/// A composer that stands on the keyboard by that guide.
public final class ComposerViewController: UIViewController {
    /// Stands on the keyboard.
    public let composer = UIView()
    /// Where the guide lies in the view.
    public var guideFrame: CGRect { view.keyboardGuide.layoutFrame }

    override public func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            composer.heightAnchor.constraint(equalToConstant: 50),
            composer.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor),
        ])
    }
}
