import UIKit

/// A field above the keyboard, by UIKit's guide, and a counter on a guide that listens to the keyboard itself.
public final class MessageViewController: UIViewController {
    private let field: UITextField = {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Message"
        field.translatesAutoresizingMaskIntoConstraints = false
        field.accessibilityIdentifier = "field"
        return field
    }()

    private let counter: UILabel = {
        let label = UILabel()
        label.text = "0 of 140"
        label.font = .preferredFont(forTextStyle: .footnote)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.accessibilityIdentifier = "counter"
        return label
    }()

    private let visibleArea = UILayoutGuide()
    private var visibleAreaBottom: NSLayoutConstraint?
    private var observer: NSObjectProtocol?

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "view"
        view.addSubview(field)
        view.addSubview(counter)
        visibleArea.identifier = "visible area"
        view.addLayoutGuide(visibleArea)
        let bottom = visibleArea.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        visibleAreaBottom = bottom
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            visibleArea.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            visibleArea.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            visibleArea.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottom,
            counter.centerXAnchor.constraint(equalTo: visibleArea.centerXAnchor),
            counter.centerYAnchor.constraint(equalTo: visibleArea.centerYAnchor),
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            MainActor.assumeIsolated { self?.keyboardWillChange(notification) }
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func keyboardWillChange(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
            return
        }
        let keyboard = view.convert(value.cgRectValue, from: nil)
        visibleAreaBottom?.constant = min(0, keyboard.minY - view.bounds.maxY)
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
}
