// Classes and values that exist in UIKit have UIKit's names, because compilers show these to modules that import
// UIKit. The engine itself uses these shorter names.

/// The engine's name of UIKit's `UIControl`.
public typealias Control = UIControl
/// The engine's name of UIKit's `NSDirectionalEdgeInsets`.
public typealias DirectionalEdgeInsets = NSDirectionalEdgeInsets
/// The engine's name of UIKit's `UIEdgeInsets`.
public typealias EdgeInsets = UIEdgeInsets
/// The engine's name of UIKit's `UIEvent`.
public typealias Event = UIEvent
/// The engine's name of UIKit's `UIImage`.
public typealias Image = UIImage
/// The engine's name of UIKit's `UIKeyboardLayoutGuide`.
public typealias KeyboardLayoutGuide = UIKeyboardLayoutGuide
/// The engine's name of UIKit's `NSLayoutAnchor`.
public typealias LayoutAnchor = NSLayoutAnchor
/// The engine's name of UIKit's `NSLayoutConstraint`.
public typealias LayoutConstraint = NSLayoutConstraint
/// The engine's name of UIKit's `NSLayoutDimension`.
public typealias LayoutDimension = NSLayoutDimension
/// The engine's name of UIKit's `UIUserInterfaceLayoutDirection`.
public typealias LayoutDirection = UIUserInterfaceLayoutDirection
/// The engine's name of UIKit's `UILayoutGuide`.
public typealias LayoutGuide = UILayoutGuide
/// The engine's name of UIKit's `UILayoutPriority`.
public typealias LayoutPriority = UILayoutPriority
/// The engine's name of UIKit's `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = NSLayoutXAxisAnchor
/// The engine's name of UIKit's `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = NSLayoutYAxisAnchor
/// The engine's name of UIKit's `UIResponder`.
public typealias Responder = UIResponder
/// The engine's name of UIKit's `UIScrollView`.
public typealias ScrollView = UIScrollView
/// The engine's name of UIKit's `UISemanticContentAttribute`.
public typealias SemanticContentAttribute = UISemanticContentAttribute
/// The engine's name of UIKit's `UIStackView`.
public typealias StackView = UIStackView
/// The engine's name of UIKit's `UITraitCollection`.
public typealias TraitCollection = UITraitCollection
/// The engine's name of UIKit's `UIView`.
public typealias View = UIView
/// The engine's name of UIKit's `UIWindow`.
public typealias Window = UIWindow
