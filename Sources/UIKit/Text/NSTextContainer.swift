// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// Where a text view's lines go: its width, and what is left free beside them.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    weak var textView: UITextView?
    private var ownSize = CGSize.zero
    private var ownPadding: CGFloat = 5

    init(of textView: UITextView) { self.textView = textView }

    /// A container that no view has, in a size in points.
    public init(size: CGSize = .zero) { ownSize = size }

    /// What lays the lines out: the text view whose container it is, else one in this size with the text of the manager's storage.
    var layingOutView: UITextView? {
        if let textView { return textView }
        guard let storage = layoutManager?.textStorage else { return nil }
        // A text without a limit needs a width that can be computed with.
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: min(ownSize.width, 1_000_000), height: 0))
        view.textContainerInset = .zero
        view.lineFragmentPadding = ownPadding
        view.attributedText = storage.attributed
        return view
    }

    /// Of a text view's container, what the view's insets leave of its width, in points; as tall as the text needs.
    open var size: CGSize {
        get {
            guard let textView else { return ownSize }
            let insets = textView.textContainerInset
            return CGSize(
                width: max(0, textView.bounds.width - insets.left - insets.right),
                height: CGFloat.greatestFiniteMagnitude)
        }
        set { ownSize = newValue }
    }
    /// What is left free at either end of a line, in points.
    open var lineFragmentPadding: CGFloat {
        get { textView?.lineFragmentPadding ?? ownPadding }
        set { if let textView { textView.lineFragmentPadding = newValue } else { ownPadding = newValue } }
    }
    open weak var layoutManager: NSLayoutManager?
    /// Kept; text views show all their lines here.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    /// Kept; lines don't flow around paths here.
    open var exclusionPaths: [UIBezierPath] = []
}
