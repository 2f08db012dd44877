import Findings
import Foundation

/// A rectangle that takes part in layout like a view, but is never drawn by apps.
///
/// After UIKit's `UILayoutGuide`.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding, LayoutItem, AssociationOwner, TypeConstruction {
    /// The name that its author gave it, shown in pictures and reports; empty without one.
    // UIKit's is never nil when it is read.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var identifier: String! {
        get { givenIdentifier ?? "" }
        set { givenIdentifier = newValue }
    }
    /// Nil without a name.
    var givenIdentifier: String?
    /// The view in whose coordinates the guide is measured, set by `addLayoutGuide`. Subclasses may create
    /// their constraints when it changes.
    open weak var owningView: View?
    /// The frame from the last layout, in points, in the owning view's coordinates.
    open internal(set) var layoutFrame: CGRect = .zero

    /// Who made the guide, for pictures and reports.
    package var role = GuideRole.custom
    /// The location of the guide in the input; nil if it was made in code.
    package var location: SourceLocation?
    package var associations: AssociationTable?

    /// UIKit's name of the guide's class.
    package var className: String { "UILayoutGuide" }

    /// Called when the guide is added to or removed from a view; subclasses may create constraints here.
    open func didMoveToOwningView() {}

    /// Called before each layout; a guide that depends on the canvas's size, orientation or traits updates
    /// its constraints here.
    open func updateConstraints(on canvas: Canvas) {}

    /// The reference that constraints use for the guide.
    public let _reference = ItemReference()
    package var reference: ItemReference { _reference }

    /// Creates a guide without an owning view.
    public override init() {
        super.init()
        reference.guide = self
    }

    /// Creates a named guide without an owning view.
    public convenience init(identifier: String?) {
        self.init()
        self.identifier = identifier
    }

    /// Creates a guide with the identifier read from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        givenIdentifier = coder.decodeObject(forKey: "identifier") as? String
        reference.guide = self
    }

    /// Writes its identifier to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(givenIdentifier, forKey: "identifier")
    }

    deinit { _reference.guide = nil }

    package var layoutView: View? { owningView }
}

/// The engine's name of UIKit's `UILayoutGuide`.
public typealias LayoutGuide = UILayoutGuide
