/// Who has to act on a conflict; the raw values are the words that reports use.
public enum ConflictVerdict: String, Sendable, Hashable, CaseIterable {
    /// Only the system's constraints take part: nothing to do.
    case framework
    /// A view that is placed by constraints keeps its frame as well.
    case autoresizing
    /// The constraints that Interface Builder adds where a scene has too few.
    case prototyping
    /// A temporary constraint of the system collides with a sound layout.
    case transient
    /// The app's constraints contradict each other.
    case app
}
