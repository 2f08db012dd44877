import UIKit

private var guideKey: UInt8 = 0

extension UITextView {
    /// The rectangle of the lines: the view without its container's insets and the padding of lines.
    public var textContainerGuide: UILayoutGuide {
        if let guide = objc_getAssociatedObject(self, &guideKey) as? TextContainerGuide { return guide }
        let guide = TextContainerGuide(textView: self)
        objc_setAssociatedObject(self, &guideKey, guide, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return guide
    }

    /// Has the guide follow the container after one of its settings was changed.
    public func updateTextContainerGuide() { (textContainerGuide as? TextContainerGuide)?.update() }
}

/// A guide in the superview of a text view that lies where its text container does.
private final class TextContainerGuide: UILayoutGuide {
    private weak var textView: UITextView?
    private var edges:
        (
            top: NSLayoutConstraint, left: NSLayoutConstraint, bottom: NSLayoutConstraint,
            right: NSLayoutConstraint
        )?

    init(textView: UITextView) {
        self.textView = textView
        super.init()
        identifier = "textContainer"
        guard let superview = textView.superview else { return }
        superview.addLayoutGuide(self)
        let edges = (
            top: topAnchor.constraint(equalTo: textView.topAnchor),
            left: leftAnchor.constraint(equalTo: textView.leftAnchor),
            bottom: textView.bottomAnchor.constraint(equalTo: bottomAnchor),
            right: textView.rightAnchor.constraint(equalTo: rightAnchor)
        )
        NSLayoutConstraint.activate([edges.top, edges.left, edges.bottom, edges.right])
        self.edges = edges
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        guard let textView, let edges else { return }
        let inset = textView.textContainerInset
        let padding = textView.textContainer.lineFragmentPadding
        edges.top.constant = inset.top
        edges.left.constant = inset.left + padding
        edges.bottom.constant = inset.bottom
        edges.right.constant = inset.right + padding
    }
}
