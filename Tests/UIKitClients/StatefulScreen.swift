import UIKit

/// A screen that adapts to the app's state, the device and the traits.
final class StatefulScreen: UIViewController, UITextFieldDelegate, UIGestureRecognizerDelegate {
    private lazy var button = makeButton()
    private var token: NSObjectProtocol?
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(button)
        setUpBars()
        observeKeyboard()
        observeTraits()
        addGestures()
        startClock()
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    private func makeButton() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.image = UIImage(
            systemName: "star",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .large))
        configuration.imagePadding = 8
        configuration.imagePlacement = .trailing
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 3, trailing: 4)
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .systemBlue
        configuration.background.cornerRadius = 4
        configuration.attributedTitle = AttributedString("Hi")
        configuration.preferredSymbolConfigurationForImage = .init(scale: .small)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 12)
            return outgoing
        }
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.view.setNeedsLayout() })
        button.configurationUpdateHandler = { $0.configuration?.showsActivityIndicator = $0.isSelected }
        button.setTitleColor(.white, for: [.highlighted, .selected])
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.layer.cornerCurve = .continuous
        button.layer.maskedCorners = [.layerMinXMinYCorner]
        button.layer.shadowPath = UIBezierPath(roundedRect: button.bounds, cornerRadius: 8).cgPath
        button.layer.borderColor = UIColor.red.withAlphaComponent(0.3).cgColor
        return button
    }

    private func setUpBars() {
        title = "Screen"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in })
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        if let sheet = sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
    }

    private func observeKeyboard() {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] note in
            MainActor.assumeIsolated { self?.makeRoom(forKeyboardOf: note) }
        }
    }

    private func makeRoom(forKeyboardOf note: Notification) {
        guard let info = note.userInfo,
            let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        let covered = view.convert(end, from: view.window)
        let height = max(0, view.bounds.maxY - covered.minY)
        UIView.animate(
            withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
        ) {
            self.additionalSafeAreaInsets.bottom = height
            self.view.layoutIfNeeded()
        }
    }

    private func observeTraits() {
        if #available(iOS 17.0, *) {
            let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]
            registerForTraitChanges(traits) { (self: Self, previous: UITraitCollection) in
                self.view.setNeedsLayout()
            }
            view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
                view.setNeedsLayout()
            }
            view.traitOverrides.userInterfaceStyle = .dark
        }
        overrideUserInterfaceStyle = .dark
    }

    private func addGestures() {
        let tap = UITapGestureRecognizer(target: self, action: nil)
        tap.numberOfTapsRequired = 2
        tap.delegate = self
        view.addGestureRecognizer(tap)
        let pan = UIPanGestureRecognizer()
        pan.require(toFail: tap)
        view.addGestureRecognizer(pan)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }

    private func startClock() {
        link = CADisplayLink(target: self, selector: Selector("tick"))
        link?.add(to: .main, forMode: .common)
        link?.isPaused = true
        link?.invalidate()
    }

    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isOtherText =
            previousTraitCollection?.preferredContentSizeCategory
            != traitCollection.preferredContentSizeCategory
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) || isOtherText {
            view.setNeedsLayout()
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [unowned self] _ in self.view.layoutIfNeeded() })
        coordinator.animate { context in
            _ = context.isCancelled
        } completion: { _ in
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var childForStatusBarStyle: UIViewController? { nil }
    override var inputAccessoryView: UIView? { nil }
    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        view.endEditing(true)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

extension UIApplication {
    /// The window that is shown, as apps look for it.
    var shownWindow: UIWindow? {
        connectedScenes.compactMap { $0 as? UIWindowScene }.first { $0.activationState == .foregroundActive }?
            .windows.first { $0.isKeyWindow }
    }

    /// The controller on top.
    var topController: UIViewController? {
        var top = keyWindow?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    var bottomInset: CGFloat { windows.first?.safeAreaInsets.bottom ?? 0 }
    var barHeight: CGFloat { statusBarFrame.height }
}

extension UIScreen {
    /// A pixel in points.
    static var hairline: CGFloat { 1 / UIScreen.main.scale }

    var uprightSize: CGSize { fixedCoordinateSpace.bounds.size }
    var pixelSize: CGSize { nativeBounds.size }
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: coordinateSpace) }
}

extension UIDevice {
    static var isPad: Bool { current.userInterfaceIdiom == .pad }
    var isNew: Bool { systemVersion.compare("15", options: .numeric) != .orderedAscending }
}
