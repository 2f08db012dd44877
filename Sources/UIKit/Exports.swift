// As on Apple's systems, what imports UIKit has Foundation. Of the engine the names that are UIKit's are handed on; one of
// them makes the members of all its classes visible.
@_exported import struct Engine.LayoutFinding
@_exported import struct Engine.NSDirectionalEdgeInsets
@_exported import class Engine.NSLayoutAnchor
@_exported import class Engine.NSLayoutConstraint
@_exported import class Engine.NSLayoutDimension
@_exported import class Engine.NSLayoutXAxisAnchor
@_exported import class Engine.NSLayoutYAxisAnchor
@_exported import class Engine.CGColor
@_exported import struct Engine.UIAccessibilityTraits
@_exported import class Engine.UIColor
@_exported import enum Engine.UIContentSizeCategory
@_exported import class Engine.UIControl
@_exported import struct Engine.UIEdgeInsets
@_exported import class Engine.UIEvent
@_exported import class Engine.UIFont
@_exported import class Engine.UIImage
@_exported import class Engine.UIKeyboardLayoutGuide
@_exported import class Engine.UILayoutGuide
@_exported import struct Engine.UILayoutPriority
@_exported import class Engine.UIResponder
@_exported import class Engine.UIScrollView
@_exported import enum Engine.UISemanticContentAttribute
@_exported import class Engine.UIStackView
@_exported import class Engine.UITraitCollection
@_exported import enum Engine.UIUserInterfaceLayoutDirection
@_exported import class Engine.UITouch
@_exported import class Engine.UIView
@_exported import struct Engine.CGAffineTransform
@_exported import class Engine.UIWindow
@_exported import Foundation
