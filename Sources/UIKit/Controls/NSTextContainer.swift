// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The part of a text container that layout depends on.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    private weak var textView: UITextView?
    private var size = CGSize.zero

    init(of textView: UITextView) { self.textView = textView }

    /// A container that no view has, in a size in points.
    public init(size: CGSize) { self.size = size }

    /// What is left free at either end of a line, in points.
    open var lineFragmentPadding: CGFloat {
        get { textView?.lineFragmentPadding ?? 5 }
        set { textView?.lineFragmentPadding = newValue }
    }
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.wordWrapping
    open var widthTracksTextView = true
    open var heightTracksTextView = false
}
