import Engine
import Foundation
import Findings

/// Errors of a live layout go to standard error, as UIKit logs them.
extension UIView: LayoutLogging {
    package func log(_ finding: LayoutFinding) {
        finding.print()
    }
}

extension LayoutFinding {
    /// Writes the finding on standard error.
    package func print() { LayoutLog.write(message) }
}

/// What UIKit's classes say on standard error.
enum LayoutLog {
    /// Writes a message on a line of its own.
    static func write(_ message: String) {
        FileHandle.standardError.write(Data("layout: \(message.onOneLine)\n".utf8))
    }
}
