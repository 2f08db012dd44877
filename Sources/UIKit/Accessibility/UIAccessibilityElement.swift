// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Something on screen that isn't a view, for assistive technologies; it is kept.
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityFrame = CGRect.zero
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}

/// An action that assistive technologies offer for a view.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?
    open weak var target: AnyObject?

    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }
    /// An action with a target, to which nothing is sent on Linux.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
    }
}

/// A way to move through the elements of a screen.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    open var name: String
    public init(name: String) { self.name = name }
}

public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// An object with an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    var accessibilityIdentifier: String? { get set }
}
extension UIView: UIAccessibilityIdentification {}

/// An object that can adapt to the content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
