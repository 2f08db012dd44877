// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// An action shown by swiping a row. It is kept; there are no swipes here.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public enum Style: Int, Sendable { case normal, destructive }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}
