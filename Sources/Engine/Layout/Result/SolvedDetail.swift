/// How much of a solved layout is worked out.
public enum SolvedDetail: Sendable, Hashable {
    /// Every item, every constraint of an author or a stack view, and the implicit constraints that take part in conflicts.
    case standard
    /// Every implicit constraint too, and the `terms` of all constraints.
    case complete
}
