/// What a constraint's description says. `NSObject` has it asked for on any thread, so this isn't bound to the main actor.
enum ConstraintWords {
    static func equation(of constraint: NSLayoutConstraint) -> String { constraint.equation }
}
