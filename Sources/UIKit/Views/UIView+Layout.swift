// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension View {
    /// Calls `updateConstraints` now where it is due, in the view and below it.
    public func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// Whether `updateConstraints` is still to be called.
    public var needsUpdateConstraints: Bool { isWaitingForConstraints }

    /// Everything that was found about the hierarchy when it was made and when it was last laid out: errors, conflicts,
    /// ambiguities. What UIKit would have raised an exception for is among them.
    public var hierarchyFindings: [LayoutFinding] { layoutHost.allFindings }
}
