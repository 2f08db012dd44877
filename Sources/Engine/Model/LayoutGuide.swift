import Foundation

/// A rectangle that takes part in layout as a view does, but is not drawn by any app.
///
/// After UIKit's `UILayoutGuide`.
open class LayoutGuide: LayoutItem {
    public var identifier: String?
    /// The view whose coordinates the guide is in; set by `addLayoutGuide`.
    public internal(set) weak var owningView: View?
    /// In the owning view's coordinates, in points, as of the last layout.
    public internal(set) var layoutFrame: CGRect = .zero

    /// Whose guide it is, for pictures and reports.
    public var role = GuideRole.custom
    /// Where the guide stands in the input, if it came from one.
    public var location: SourceLocation?

    /// UIKit's name of the guide's class.
    open var className: String { "UILayoutGuide" }

    /// Called when a view takes the guide or gives it up; a subclass may set its constraints up here.
    open func didMoveToOwningView() {}

    /// Called before each layout: a guide that follows the canvas's size, orientation or traits changes its constraints here.
    open func updateConstraints(on canvas: Canvas) {}

    public let reference = ItemReference()

    /// Position among the items being laid out; meaningful during one layout only.
    var loweredIndex = -1

    /// A guide that no view owns yet.
    public init(identifier: String? = nil) {
        self.identifier = identifier
        reference.item = self
    }

    deinit { reference.item = nil }

    public var layoutView: View? { owningView }
}
