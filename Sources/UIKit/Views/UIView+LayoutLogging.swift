import Engine
import Foundation

/// Errors of a live layout go to standard error, as UIKit logs them.
extension UIView: LayoutLogging {
    package func log(_ issue: LayoutIssue) {
        FileHandle.standardError.write(Data("layout: \(issue.message)\n".utf8))
    }
}
