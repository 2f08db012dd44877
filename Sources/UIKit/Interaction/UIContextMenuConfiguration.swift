// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The menu of a view and its preview; nothing opens it here.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements, with UIKit's raw values.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    public internal(set) var identifier: any NSCopying = NSString(string: UUID().uuidString)
    open var preferredMenuElementOrder = ElementOrder.automatic
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// Makes the controller of the preview.
    var previewProvider: (() -> UIResponder?)?
    var actionProvider: (([UIMenuElement]) -> UIMenu?)?
}

/// How the preview of a view looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor!
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
}

/// The preview of a view, which nothing shows here.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }
}
