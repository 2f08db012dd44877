/// Receives the errors of a live layout; the module that provides UIKit's classes implements it for views.
package protocol LayoutLogging {
    /// Receives an error that the last layout found and no earlier one did.
    func log(_ finding: LayoutFinding)
}
