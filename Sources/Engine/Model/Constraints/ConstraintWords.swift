/// The text of a constraint's description. `NSObject` can request it on any thread, so this isn't bound to the main
/// actor.
enum ConstraintWords {
    static func equation(of constraint: NSLayoutConstraint) -> String { constraint.equation }
}
