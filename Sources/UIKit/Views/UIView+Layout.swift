// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension View {
    /// Calls `updateConstraints` now where it is asked for, here and below.
    public func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// Whether `updateConstraints` is still to be called.
    public var needsUpdateConstraints: Bool { isWaitingForConstraints }

    /// The direction in which its content is laid out.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        effectiveLayoutDirection(on: layoutHost.canvas.layoutDirection)
    }

    /// What the hierarchy is shown on.
    public var traitCollection: UITraitCollection {
        var canvas = layoutHost.canvas
        canvas.size = rootView.bounds.size
        return UITraitCollection(canvas: canvas)
    }

    /// Everything that was found about the hierarchy when it was made and when it was last laid out: errors, conflicts,
    /// ambiguities. What UIKit would have raised an exception for is among them.
    public var hierarchyFindings: [LayoutFinding] { layoutHost.allFindings }
}
