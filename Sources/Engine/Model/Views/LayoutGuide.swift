import Foundation

/// A rectangle that takes part in layout as a view does, but is not drawn by any app.
///
/// After UIKit's `UILayoutGuide`.
open class LayoutGuide: NSObject, NSCoding, LayoutItem, AssociationOwner {
    open var identifier: String?
    /// The view whose coordinates the guide is in; set by `addLayoutGuide`. A subclass may set its constraints up when
    /// it changes.
    open weak var owningView: View?
    /// In the owning view's coordinates, in points, as of the last layout.
    open internal(set) var layoutFrame: CGRect = .zero

    /// Whose guide it is, for pictures and reports.
    public var role = GuideRole.custom
    /// Where the guide stands in the input, if it came from one.
    package var location: SourceLocation?
    package var associations: AssociationTable?

    /// UIKit's name of the guide's class.
    open var className: String { "UILayoutGuide" }

    /// Called when a view takes the guide or gives it up; a subclass may set its constraints up here.
    open func didMoveToOwningView() {}

    /// Called before each layout: a guide that follows the canvas's size, orientation or traits changes its constraints here.
    open func updateConstraints(on canvas: Canvas) {}

    public let reference = ItemReference()

    /// A guide that no view owns yet.
    public override init() {
        super.init()
        reference.guide = self
    }

    /// A named guide that no view owns yet.
    public convenience init(identifier: String?) {
        self.init()
        self.identifier = identifier
    }

    /// A guide as an archive has it: its identifier.
    public required init?(coder: NSCoder) {
        super.init()
        identifier = coder.decodeObject(forKey: "identifier") as? String
        reference.guide = self
    }

    /// Writes its identifier.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "identifier")
    }

    deinit { reference.guide = nil }

    public var layoutView: View? { owningView }
}
