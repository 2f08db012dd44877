import ConstraintLog
import Engine
import Foundation

/// A view, guide or accessibility element of a running app, as a capture describes it.
public struct CapturedItem: Sendable, Hashable {
    /// The kinds of captured items.
    public enum Kind: String, Sendable, Hashable {
        case view, guide
        /// An element of the accessibility tree, which a UI test prints.
        case element
    }

    /// How the system says that an item is laid out.
    public enum LayoutMark: String, Sendable, Hashable {
        /// By constraints.
        case constraints
        /// By its frame or its autoresizing mask, which the layout engine knows as constraints.
        case autoresizing
        /// It contains the layout engine.
        case host
    }

    /// Whether it is a view, a guide or an accessibility element.
    public var kind: Kind
    /// The class, or the type of an element.
    public var className: String
    /// The class of UIKit that `className` inherits from, if the capture says so.
    public var baseClass: String?
    /// The address, in lower case; nil if the capture has none.
    public var address: String?
    /// The index of the superview, owning view or outer element; nil for an outermost one.
    public var parent: Int?
    /// The identifier that the author or the system gave it.
    public var identifier: String?
    /// The text that it shows, or its accessibility label.
    public var text: String?
    /// The frame in the superview's or owning view's coordinates, in points with y down; nil if the capture has none.
    /// The bounding box of a view with a transform.
    public var frame: CGRect?
    /// The frame on the screen, from captures that have it.
    public var screenFrame: CGRect?
    /// The origin of the bounds: what a scroll view has scrolled by.
    public var boundsOrigin = CGPoint.zero
    /// The size of the bounds, if the capture has it separately.
    public var boundsSize: CGSize?
    /// The transform about `anchor`, if there is one.
    public var transform: CGAffineTransform?
    /// The place of the anchor point in the superview; nil for the centre of the frame.
    public var position: CGPoint?
    /// The anchor point in units of the bounds.
    public var anchor = CGPoint(x: 0.5, y: 0.5)
    /// Whether y counts from the bottom in `frame`.
    public var countsFromBottom = false
    /// Whether the item is flipped: y of its subviews counts from the top. Always true on iOS.
    public var isFlipped = true
    /// Whether it is hidden itself.
    public var isHidden = false
    /// The opacity.
    public var alpha = 1.0
    /// Whether its content is clipped to its bounds.
    public var clipsToBounds = false
    /// Red, green, blue and alpha of the background, if the capture has them.
    public var background: [Double]?
    /// How it is laid out; nil if the capture doesn't say.
    public var mark: LayoutMark?
    /// Whether the system calls its layout ambiguous.
    public var isAmbiguous = false
    /// The attributes that the system says are open; empty if it doesn't say which.
    public var openAttributes: [LogAttribute] = []
    /// Whether it hosts the layout engine without constraints of its own.
    public var isMissingHostConstraints = false
    /// The class of the view controller whose view it is.
    public var controller: String?
    /// Whether the system made it for its own use, so that Xcode doesn't show it.
    public var isInternal = false
    /// Other facts that the capture states, in its order.
    public var facts: [CapturedFact] = []
    /// The addresses of the constraints that affect it, by axis.
    public var horizontalConstraints: [String] = []
    /// The addresses of the constraints that affect it vertically.
    public var verticalConstraints: [String] = []
    /// The line of the input, counted from 1; 0 in an archive.
    public var line: Int

    /// Creates an item of a class.
    public init(kind: Kind = .view, className: String, address: String? = nil, line: Int) {
        self.kind = kind
        self.className = className
        self.address = address.map { $0.lowercased() }
        self.line = line
    }
}

/// A property of an item that has no place of its own in the model.
public struct CapturedFact: Sendable, Hashable {
    /// The property's name as the capture spells it.
    public var name: String
    /// Its value as text.
    public var value: String

    /// Creates a fact.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
