// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKit

// A form that stays above the keyboard: the style of libraries that observe the keyboard's notifications.

public struct KeyboardInfo {
    public let animationCurve: UIView.AnimationCurve
    public let animationDuration: Double
    public let isLocal: Bool
    public let frameBegin: CGRect
    public let frameEnd: CGRect

    public init?(_ notification: Notification) {
        guard
            notification.name == UIResponder.keyboardWillShowNotification
                || notification.name == UIResponder.keyboardWillHideNotification
                || notification.name == UIResponder.keyboardWillChangeFrameNotification,
            let info = notification.userInfo,
            let curve = info[UIWindow.keyboardAnimationCurveUserInfoKey] as? Int,
            let duration = info[UIWindow.keyboardAnimationDurationUserInfoKey] as? Double,
            let isLocal = info[UIWindow.keyboardIsLocalUserInfoKey] as? Bool,
            let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue,
            let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return nil }
        animationCurve = UIView.AnimationCurve(rawValue: curve) ?? .easeInOut
        animationDuration = duration
        self.isLocal = isLocal
        (frameBegin, frameEnd) = (begin, end)
    }

    public func animate(_ animations: @escaping () -> Void) {
        UIView.animate(
            withDuration: animationDuration, delay: 0,
            options: [
                UIView.AnimationOptions(rawValue: UInt(animationCurve.rawValue << 16)),
                .beginFromCurrentState,
            ], animations: animations)
    }
}

extension UIView {
    /// The view inside that has the focus.
    public var firstResponder: UIView? {
        guard !isFirstResponder else { return self }
        for subview in subviews {
            if let responder = subview.firstResponder { return responder }
        }
        return nil
    }

    public var owningController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

open class KeyboardAvoidingController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
    public let scrollView: UIScrollView = {
        let view = UIScrollView()
        view.alwaysBounceVertical = true
        view.keyboardDismissMode = .interactive
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    public let stack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = .init(top: 20, leading: 16, bottom: 20, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()
    public lazy var submit: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Submit"
        configuration.buttonSize = .large
        configuration.cornerStyle = .capsule
        let button = UIButton(
            configuration: configuration, primaryAction: UIAction { [unowned self] _ in send() })
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setContentHuggingPriority(.required, for: .vertical)
        return button
    }()
    public private(set) var fields: [UITextField] = []
    public private(set) var submissions = 0
    private var submitBottom: NSLayoutConstraint!

    open override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        view.addSubview(submit)

        submitBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(
            equalTo: submit.bottomAnchor, constant: 12)
        let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: submit.topAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
            submit.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            submit.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            submit.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            submitBottom,
        ])
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(
                self, selector: Selector("keyboardWillChange:", Self.keyboardWillChange(_:)), name: name,
                object: nil)
        }
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    open func addField(_ placeholder: String, type: UITextContentType? = nil) {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.textContentType = type
        field.autocorrectionType = .no
        field.returnKeyType = .next
        field.clearButtonMode = .whileEditing
        field.delegate = self
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        fields.append(field)
        stack.addArrangedSubview(field)
    }

    public func addRule(after spacing: CGFloat) {
        let rule = UIView()
        rule.backgroundColor = .separator
        rule.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(spacing, after: last) }
        stack.addArrangedSubview(rule)
    }

    private func keyboardWillChange(_ notification: Notification) {
        guard let info = KeyboardInfo(notification), isViewLoaded, view.window != nil else { return }
        let frame = view.convert(info.frameEnd, from: nil)
        let covered = max(0, view.bounds.intersection(frame).height - view.safeAreaInsets.bottom)
        submitBottom.constant = covered + 12
        info.animate {
            self.view.layoutIfNeeded()
            if let field = self.view.firstResponder {
                let rect = field.convert(field.bounds, to: self.scrollView)
                self.scrollView.scrollRectToVisible(rect.insetBy(dx: 0, dy: -8), animated: false)
            }
        }
    }

    private func send() {
        view.endEditing(true)
        submissions += 1
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField) else { return false }
        if index + 1 < fields.endIndex {
            fields[index + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            submit.sendActions(for: .primaryActionTriggered)
        }
        return false
    }
}
