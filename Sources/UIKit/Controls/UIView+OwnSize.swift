// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

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
