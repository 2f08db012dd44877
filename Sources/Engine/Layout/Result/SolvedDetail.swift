/// How much detail a solved layout includes.
public enum SolvedDetail: Sendable, Hashable {
    /// Every item, and only those constraints that take part in conflicts.
    case frames
    /// Every item, every constraint of an author or a stack view, and the implicit constraints that take part in conflicts.
    case standard
    /// Every implicit constraint too, and the `terms` of all constraints.
    case complete
}
