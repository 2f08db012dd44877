// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A case of the examples in Swift: creates the hierarchy for a state of the document with the same name.
public struct Case {
    /// The path of the document in the examples, without its extension.
    public let example: String
    /// The states; nil for the document without a state.
    public let states: [String?]
    public let build: (_ state: String?) -> UIView

    init(_ example: String, states: [String] = [], build: @escaping (_ state: String?) -> UIView) {
        self.example = example
        self.states = [nil] + states
        self.build = build
    }

    public static var all: [Case] { guides + scrolling + patterns }
}

/// A view placed by constraints, with content of a given size.
final class Box: UIView {
    private let content: CGSize

    init(
        _ name: String, _ width: CGFloat = UIView.noIntrinsicMetric,
        _ height: CGFloat = UIView.noIntrinsicMetric
    ) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        accessibilityIdentifier = name
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { content }
}

/// Returns the root view of a case.
func root(_ name: String = "view", _ subviews: UIView...) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    subviews.forEach(view.addSubview)
    return view
}

func guide(_ name: String, in view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    return guide
}
