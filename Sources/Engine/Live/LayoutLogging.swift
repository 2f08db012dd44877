/// Takes the errors of a live layout; the module that gives views an author's interface makes its views do so.
package protocol LayoutLogging {
    /// Takes an error that the last layout found and none before it.
    func log(_ finding: LayoutFinding)
}
