/// An expression whose value is shown, instead of what a file has.
package struct CodeExpression: Sendable, Hashable {
    package var code: String
    /// What its scene is called; nil to call it as the expression is written.
    package var name: String?

    /// Creates an expression.
    package init(_ code: String, name: String? = nil) { (self.code, self.name) = (code, name) }
}
