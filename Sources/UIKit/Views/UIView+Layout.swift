// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import Findings

extension View {
    /// Everything that was found about the hierarchy when it was made and when it was last laid out: errors, conflicts,
    /// ambiguities. What UIKit would have raised an exception for is among them.
    public var hierarchyFindings: [LayoutFinding] { layoutHost.allFindings }
}
