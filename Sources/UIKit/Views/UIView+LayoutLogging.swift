import Engine
import Foundation
import Findings

/// Errors of a live layout go to standard error, as UIKit logs them.
extension UIView: LayoutLogging {
    package func log(_ finding: LayoutFinding) {
        FileHandle.standardError.write(Data("layout: \(finding.message.onOneLine)\n".utf8))
    }
}
