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

extension UIView {
    /// Makes the view as large as its content, and leaves a length that the content doesn't determine.
    func takeOwnSize() {
        let content = intrinsicContentSize
        var size = frame.inset(by: alignmentRectInsets).size
        if content.width != UIView.noIntrinsicMetric { size.width = content.width }
        if content.height != UIView.noIntrinsicMetric { size.height = content.height }
        frame.size = self.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    }
}
