import ConstraintLog
import LayoutValues
import Foundation

/// A view, guide or accessibility element of a running app, as a capture describes it.
package struct CapturedItem: Sendable, Hashable {
    /// The kinds of captured items.
    package enum Kind: String, Sendable, Hashable {
        case view, guide
        /// An element of the accessibility tree, which a UI test prints.
        case element
    }

    /// How the system says that an item is laid out.
    package enum LayoutMark: String, Sendable, Hashable {
        /// By constraints.
        case constraints
        /// By its frame or its autoresizing mask, which the layout engine knows as constraints.
        case autoresizing
        /// It contains the layout engine.
        case host
    }

    /// Whether it is a view, a guide or an accessibility element.
    package var kind: Kind
    /// The class, or the type of an element.
    package var className: String
    /// The class of UIKit that `className` inherits from, if the capture says so.
    package var baseClass: String?
    /// The address, in lower case; nil if the capture has none.
    package var address: String?
    /// The index of the superview, owning view or outer element; nil for an outermost one.
    package var parent: Int?
    /// The view that owns a printed guide; nil for other items.
    package var owner: CapturedOwner?
    /// The identifier that the author or the system gave it.
    package var identifier: String?
    /// The text that it shows, or its accessibility label.
    package var text: String?
    /// The frame in the superview's or owning view's coordinates, in points with y down; nil if the capture has none.
    /// The bounding box of a view with a transform.
    package var frame: CGRect?
    /// The frame on the screen, from captures that have it.
    package var screenFrame: CGRect?
    /// The origin of the bounds: what a scroll view has scrolled by.
    package var boundsOrigin = CGPoint.zero
    /// The size of the bounds, if the capture has it separately.
    package var boundsSize: CGSize?
    /// The transform about `anchor`, if there is one.
    package var transform: CGAffineTransform?
    /// The place of the anchor point in the superview; nil for the centre of the frame.
    package var position: CGPoint?
    /// The anchor point in units of the bounds.
    package var anchor = CGPoint(x: 0.5, y: 0.5)
    /// Whether y counts from the bottom in `frame`.
    package var countsFromBottom = false
    /// Whether the item is flipped: y of its subviews counts from the top. Always true on iOS.
    package var isFlipped = true
    /// Whether it is hidden itself.
    package var isHidden = false
    /// The opacity.
    package var alpha = 1.0
    /// Whether its content is clipped to its bounds.
    package var clipsToBounds = false
    /// Red, green, blue and alpha of the background, if the capture has them.
    package var background: [Double]?
    /// How it is laid out; nil if the capture doesn't say.
    package var mark: LayoutMark?
    /// Whether the system calls its layout ambiguous.
    package var isAmbiguous = false
    /// The attributes that the system says are open; empty if it doesn't say which.
    package var openAttributes: [LogAttribute] = []
    /// Whether it hosts the layout engine without constraints of its own.
    package var isMissingHostConstraints = false
    /// The class of the view controller whose view it is.
    package var controller: String?
    /// Whether the system made it for its own use, so that Xcode doesn't show it.
    package var isInternal = false
    /// Other facts that the capture states, in its order.
    package var facts: [CapturedFact] = []
    /// The addresses of the constraints that affect it, by axis.
    package var horizontalConstraints: [String] = []
    /// The addresses of the constraints that affect it vertically.
    package var verticalConstraints: [String] = []
    /// The line of the input, counted from 1; 0 in an archive.
    package var line: Int

    /// Creates an item of a class.
    package init(kind: Kind = .view, className: String, address: String? = nil, line: Int) {
        self.kind = kind
        self.className = className
        self.address = address.map { $0.lowercased() }
        self.line = line
    }
}

/// The view that a printed guide names as its owner.
package struct CapturedOwner: Sendable, Hashable {
    /// The class.
    package var className: String
    /// The address, in lower case.
    package var address: String
    /// The frame in its superview's coordinates; nil if the text has none.
    package var frame: CGRect?
}

/// A property of an item that has no place of its own in the model.
package struct CapturedFact: Sendable, Hashable {
    /// The property's name as the capture spells it.
    package var name: String
    /// Its value as text.
    package var value: String

    /// Creates a fact.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
