import Findings

/// Receives the errors of a live layout; the module that provides UIKit's classes implements it for views.
package protocol LayoutLogging {
    /// Receives an error that is new in the last layout.
    func log(_ finding: LayoutFinding)
}
